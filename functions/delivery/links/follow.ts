import { escapeUTF8 } from 'entities';
import { MAX_EXCLUSIONS } from '../../members/exclusions.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import { button, form, type Page } from './page.ts';
import { type Lesson, lessonsOf, taught } from './suggest-exclusions.ts';
import type { Grant } from './token.ts';
import { type Ending, endingWords, unsubscribe } from './unsubscribe.ts';

/** What the links of mails need of the world. */
export interface Links {
  readonly read: (token: string) => Promise<Grant>;
  readonly user: (sub: string) => Promise<User | undefined>;
  readonly job: (jobId: string) => Promise<Job | undefined>;
  /** Changes a person's record; undefined leaves it. A person who is gone stays gone. */
  readonly change: (sub: string, change: (user: User) => User | undefined) => Promise<void>;
  /** Notes in the ledger that the person found the job not relevant. */
  readonly notRelevant: (sub: string, jobId: string) => Promise<void>;
}

const gone: Page = {
  status: 200,
  title: 'There is nothing to change',
  body: '<p>The account or the job of this link is no longer there.</p>',
};

const endingOf = (grant: Grant): Ending | undefined => {
  if (grant.may === 'end title') return { title: grant.title };
  if (grant.may === 'end email') return 'email';
  if (grant.may === 'end text') return 'text';
  return grant.may === 'end everything' ? 'everything' : undefined;
};

/** GET shows what can be done, with a button for each; it changes nothing, since link scanners follow links. */
export async function ask(links: Links, token: string): Promise<Page> {
  const grant = await links.read(token);
  const ending = endingOf(grant);
  if (ending !== undefined) return askToEnd(ending);
  const user = await links.user(grant.sub);
  if (!user) return gone;
  return grant.may === 'judge' ? askToJudge(links, user, grant.jobId) : askWhatToEnd(user);
}

/** POST acts, without login or cookie, at once (RFC 8058); `choice` is the value of the button that was pressed. */
export async function act(links: Links, token: string, choice: string): Promise<Page> {
  const grant = await links.read(token);
  const ending = endingOf(grant);
  if (ending !== undefined) return end(links, grant.sub, ending);
  const user = await links.user(grant.sub);
  if (!user) return gone;
  if (grant.may === 'judge') return judge(links, user, grant.jobId, choice);
  const chosen = endingsOf(user).find((one) => choiceFor(one) === choice);
  return chosen === undefined ? askWhatToEnd(user) : end(links, grant.sub, chosen);
}

function askToEnd(ending: Ending): Page {
  const { question, consequence, button: label } = endingWords(ending);
  return { status: 200, title: question, body: `<p>${escapeUTF8(consequence)}</p>${form(button(label))}` };
}

async function end(links: Links, sub: string, ending: Ending): Promise<Page> {
  await links.change(sub, (user) => unsubscribe(user, ending));
  const { done } = endingWords(ending);
  return {
    status: 200,
    title: done,
    body: `<p>${wayBack(ending)}</p>`,
  };
}

const wayBack = (ending: Ending): string =>
  typeof ending === 'object'
    ? 'You can add it again among your <a href="/profile/job-titles">job titles</a>.'
    : 'You can turn them on again in your <a href="/profile/manage-notifications">notification settings</a>.';

const choiceFor = (ending: Ending): string => (typeof ending === 'object' ? `title ${ending.title}` : ending);

function endingsOf({ positions, userPrefs }: User): Ending[] {
  return [
    ...positions.map((title) => ({ title })),
    ...(userPrefs.notifyEmail ? (['email'] as const) : []),
    ...(userPrefs.notifyText ? (['text'] as const) : []),
    ...(userPrefs.notifyEmail || userPrefs.notifyText ? (['everything'] as const) : []),
  ];
}

function askWhatToEnd(user: User): Page {
  const endings = endingsOf(user);
  const buttons = endings.map((ending) => button(endingWords(ending).button, choiceFor(ending)));
  const none = '<p>No alerts are on. You can turn them on in your notification settings.</p>';
  const more =
    '<p>Hours, places and all else: <a href="/profile/manage-notifications">notification settings</a> (with your login).</p>';
  return {
    status: 200,
    title: 'Your job alerts',
    body: `${buttons.length === 0 ? none : form(...buttons)}${more}`,
  };
}

const choiceToLearn = (lesson: Lesson): string => ('company' in lesson ? 'company' : `word ${lesson.word}`);

const lessonWords = (lesson: Lesson): string =>
  'company' in lesson ? `No more jobs of ${lesson.company}` : `No more jobs that say “${lesson.word}”`;

async function askToJudge(links: Links, user: User, jobId: string): Promise<Page> {
  const job = await links.job(jobId);
  if (!job) return gone;
  const what = `<p>${escapeUTF8(job.jobTitle)} at ${escapeUTF8(job.fullCompanyName)}</p>`;
  const lessons = lessonsOf(user, job).map((lesson) => button(lessonWords(lesson), choiceToLearn(lesson)));
  return {
    status: 200,
    title: 'Not relevant?',
    body: `${what}${form(button('Just not this one', 'this'), ...lessons)}`,
  };
}

async function judge(links: Links, user: User, jobId: string, choice: string): Promise<Page> {
  const job = await links.job(jobId);
  if (!job) return gone;
  await links.notRelevant(user.sub, jobId);
  const lesson = lessonsOf(user, job).find((one) => choiceToLearn(one) === choice);
  const learnt = lesson ? `<p>${escapeUTF8(await learn(links, user.sub, lesson))}</p>` : '';
  return {
    status: 200,
    title: 'Thank you, noted',
    body: `${learnt}<p>What you exclude stands in your <a href="/profile/manage-notifications">notification settings</a>.</p>`,
  };
}

/** Teaches a lesson, and says what came of it. */
async function learn(links: Links, sub: string, lesson: Lesson): Promise<string> {
  let isFull = false;
  await links.change(sub, (current) => {
    const after = taught(current, lesson);
    isFull = after === 'full';
    return typeof after === 'string' ? undefined : after;
  });
  if (!isFull) return `${lessonWords(lesson)} will come.`;
  const [one, kind] = 'company' in lesson ? [lesson.company, 'companies'] : [`“${lesson.word}”`, 'words'];
  return `${one} was not excluded: at most ${MAX_EXCLUSIONS} ${kind} can be. Delete one to add another.`;
}
