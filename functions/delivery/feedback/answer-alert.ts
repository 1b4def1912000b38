import { learn } from '../../members/learned/learn.ts';
import { Fault } from '../../platform/fault.ts';
import type { AlertAnswer } from '../../table/codes.ts';
import type { Learned } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';
import type { FeedbackStore } from './feedback-store.ts';
import type { JudgedAlert } from './narrow.ts';
import { nothingToOffer, type Offer, offersFor } from './offers.ts';

export interface Deps<Changed = unknown> {
  readonly store: FeedbackStore;
  readonly user: (sub: string) => Promise<User | undefined>;
  /** Changes a person's record; undefined leaves it as it is. */
  readonly changeUser: (sub: string, change: (user: User) => User | undefined) => Promise<Changed>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The setting that is offered after an answer, or why none is. */
export interface Answered {
  readonly offers: readonly Offer[];
  readonly why: string;
  /** Since when the alert is marked as not relevant; undefined if it isn't. */
  readonly markedAt: string | undefined;
}

/**
 * Takes an answer about an alert, and returns what to offer. Throws `Fault('NotFound')` without such an alert or job.
 */
export async function answerAlert(
  deps: Deps,
  sub: string,
  jobId: string,
  answer: AlertAnswer,
): Promise<Answered> {
  const now = deps.now();
  const { user, judged } = await readCase(deps, sub, jobId);
  const offers = offersFor(user, judged, answer, await deps.store.history(sub, now), now);
  const mark = answer === 'moreLikeThis' ? undefined : await deps.store.mark(sub, jobId, answer, now);
  const kinds = offers.map(({ setting }) => setting.kind);
  if (mark?.isFirst) await deps.store.countNotRelevant(now, judged.title, kinds);
  const why = offers.length > 0 ? '' : nothingToOffer(user, judged, answer, now);
  return { offers, why, markedAt: mark?.markedAt };
}

/**
 * Takes over the offered setting with these words, as it was read: if the profile has changed so that it is
 * no longer offered, throws `Fault('Conflict')`. Returns what was learned, and the record; a setting that is
 * listed already is returned.
 */
export async function takeOffer<Changed>(
  deps: Deps<Changed>,
  sub: string,
  { jobId, answer, words }: { readonly jobId: string; readonly answer: AlertAnswer; readonly words: string },
): Promise<{ learned: Learned; changed: Changed }> {
  const now = deps.now();
  const { judged } = await readCase(deps, sub, jobId);
  const history = await deps.store.history(sub, now);
  const id = deps.newId();
  let learned: Learned | undefined;
  const changed = await deps.changeUser(sub, (user) => {
    learned = user.learned.find((one) => one.jobID === jobId && one.words === words);
    if (learned) return undefined;
    const offer = offersFor(user, judged, answer, history, now).find((one) => one.words === words);
    if (!offer) return undefined;
    const { jobTitle, fullCompanyName } = judged.job;
    const alert = `${jobTitle} at ${fullCompanyName}`;
    learned = { id, at: now.toISOString(), jobID: jobId, alert, words, setting: offer.setting };
    return learn(user, learned);
  });
  if (!learned)
    throw new Fault(
      'Conflict',
      'Your settings have changed since this was offered. Choose your answer again.',
    );
  if (learned.id === id) await deps.store.countTaken(now, learned.setting.kind);
  return { learned, changed };
}

async function readCase(
  { store, user }: Deps,
  sub: string,
  jobId: string,
): Promise<{ user: User; judged: JudgedAlert }> {
  const [person, judged] = await Promise.all([user(sub), store.judged(sub, jobId)]);
  if (!person) throw new Fault('NotFound', "There's no account for this email yet. Please register.");
  if (!judged) throw new Fault('NotFound', "You don't have an alert for this job.");
  if (judged === 'gone')
    throw new Fault('NotFound', 'This job is no longer available, so there is nothing to learn from it.');
  return { user: person, judged };
}
