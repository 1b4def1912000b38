import { findExclusion } from '../matching/exclusions.ts';
import { jobMatches } from '../matching/match-rule.ts';
import { matchedBeforeChange } from '../matching/news.ts';
import { acceptsEmail, acceptsPush } from '../members/entitlements.ts';
import { log } from '../platform/log.ts';
import type { Alert } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';
import {
  type AlertMessage,
  type Deps,
  type DueAlert,
  RetryLaterError,
  type SendOutcome,
} from './delivery.ts';
import type { Settlement } from './delivery-store.ts';
import { nextTextTime, retryTime } from './timing/next-send-time.ts';
import { waitUntil } from './waiting.ts';

/** Why an alert is withheld. The alerts page and staff see these sentences. */
export const NO_CHANNEL = 'Email, text and push alerts are off.';
export const NO_FREE_ALERT = 'No free alerts left.';

const WHY_FAILED = {
  failed: "We couldn't deliver it by email, text or push notification.",
  unavailable: "Our messaging service couldn't send it, so it wasn't counted.",
} as const;

/**
 * Sends a claimed message, the newest job on top, and settles its alerts. Defers them, uncharged, while our
 * account's mail rate or quota is used up, or if only a text is left to send and the person's texts of the
 * day are used up. Throws `RetryLaterError` if the outcome isn't certain.
 */
export async function sendAndSettle(
  deps: Deps,
  message: AlertMessage,
  attempt: 'first' | 'repeated' = 'first',
): Promise<void> {
  const { store, sendMessage, now } = deps;
  const { messageId, user, freeAlertsLeft } = message;
  const items = message.items.toSorted((one, other) => (one.alert.sk > other.alert.sk ? -1 : 1));
  const sent = await sendMessage({ ...message, items });
  const outcome = attempt === 'repeated' ? outcomeOfRepeated(sent, user) : sent;
  const alerts = items.map(({ alert }) => alert);
  switch (outcome) {
    case 'accepted':
      await markSent(deps, user.sub, alerts, messageId);
      if (freeAlertsLeft === 0) await store.markFreeAlertsEnded(user.sub, now().toISOString());
      return;
    case 'unclear':
      throw new RetryLaterError('Outcome unknown: waiting for the delivery event.');
    case 'refused':
      await store.release(user.sub, messageId, now().getTime());
      throw new RetryLaterError('The provider refused the message for now. It is retried.');
    case 'throttled':
    case 'quotaExceeded': {
      // The meter's next time moves too, so that newer alerts wait and go in the same message.
      const at = retryTime(outcome, messageId, now().getTime());
      await store.release(user.sub, messageId, at);
      return waitUntil(deps, user.sub, lowestJobId(alerts), at);
    }
    case 'textLimitReached': {
      const at = now().getTime();
      await store.release(user.sub, messageId, at);
      const { texts } = await store.readMeter(user.sub);
      return waitUntil(deps, user.sub, lowestJobId(alerts), nextTextTime(texts, user.userPrefs.timeZone, at));
    }
    case 'failed':
    case 'unavailable':
      // The charge first: no later run looks at the lease once none of its alerts is pending.
      await store.release(user.sub, messageId, now().getTime());
      return settleAlerts(deps, user.sub, alerts, 'failed', WHY_FAILED[outcome]);
  }
}

/**
 * A push of an earlier attempt may have arrived, and nothing reports it. Only a push of the same message
 * replaces it on the device, so the message must not be rolled back.
 */
function outcomeOfRepeated(outcome: SendOutcome, user: User): SendOutcome {
  const isPushFirst = !acceptsEmail(user) && acceptsPush(user);
  return isPushFirst && (outcome === 'refused' || outcome === 'throttled') ? 'unclear' : outcome;
}

/** The id of the oldest of these alerts' jobs. */
export const lowestJobId = (alerts: readonly Alert[]): string => alerts.map(({ sk }) => sk).sort()[0] ?? '';

/** Whether any of these alerts still matches. */
export async function anyMatches(
  { store, now }: Deps,
  user: User,
  pending: readonly Alert[],
): Promise<boolean> {
  const jobs = await readJobs(store, pending);
  return pending.some((alert) => reasonToDrop(user, alert, jobs.get(alert.sk), now()) === undefined);
}

/** Returns the alerts that still match, with their jobs. The others are dropped with a reason. */
export async function keepMatching(deps: Deps, user: User, pending: readonly Alert[]): Promise<DueAlert[]> {
  const items: DueAlert[] = [];
  const jobs = await readJobs(deps.store, pending);
  for (const alert of pending) {
    const job = jobs.get(alert.sk);
    const why = reasonToDrop(user, alert, job, deps.now());
    if (why !== undefined) await settleAlerts(deps, user.sub, [alert], 'dropped', why);
    else if (job) items.push({ alert, job });
  }
  return items;
}

async function readJobs(store: Deps['store'], alerts: readonly Alert[]): Promise<Map<string, Job>> {
  const jobs = await store.readJobs(alerts);
  return new Map(jobs.map((job) => [job.jobID, job]));
}

function reasonToDrop(user: User, alert: Alert, job: Job | undefined, now: Date): string | undefined {
  if (!job || job.closedAt) return 'The job has closed.';
  if (!jobMatches(user, job, now)) return 'It no longer matches your profile.';
  if (isAboutLastChange(alert, job) && matchedBeforeChange(user, job, now))
    return 'It matched your profile before it changed, too.';
  const exclusion = findExclusion(user, job);
  return exclusion && `You excluded ${exclusion}.`;
}

/** An alert about an earlier state of the job stays, whatever changed since. */
const isAboutLastChange = ({ reason, matchedAt }: Alert, job: Job): boolean =>
  reason.change !== '' && matchedAt >= job.matchedFrom;

/** Marks alerts as sent in a message that the provider accepted. */
export const markSent = (
  deps: Deps,
  sub: string,
  alerts: readonly Alert[],
  messageId: string,
): Promise<void> => settle(deps, sub, alerts, { state: 'sent', why: '', messageId });

/** Settles alerts that will not be sent, with the reason. */
export const settleAlerts = (
  deps: Deps,
  sub: string,
  alerts: readonly Alert[],
  state: 'dropped' | 'withheld' | 'failed',
  why: string,
): Promise<void> => settle(deps, sub, alerts, { state, why, messageId: null });

/** The log line of a sent alert has its job and its message: a search for the job leads to the delivery events. */
async function settle(
  { store, now }: Deps,
  sub: string,
  alerts: readonly Alert[],
  to: Omit<Settlement, 'at'>,
): Promise<void> {
  await store.settle(sub, alerts, { ...to, at: now().toISOString() });
  const { state, messageId } = to;
  for (const { sk: jobId } of alerts)
    log.info('alert settled', { jobId, state, ...(messageId === null ? {} : { messageId }) });
}
