import { escapeUTF8 } from 'entities';
import { MAX_EXCLUSIONS } from '../../members/exclusions.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import { button, form, type Page } from './page.ts';
import type { Grant } from './signed-links.ts';
import { applyExclusion, type Exclusion, suggestExclusions } from './suggest-exclusions.ts';
import { type UnsubscribeScope, unsubscribe, unsubscribeCopy } from './unsubscribe.ts';

export interface Deps {
  readonly read: (token: string) => Promise<Grant>;
  readonly user: (sub: string) => Promise<User | undefined>;
  readonly job: (jobId: string) => Promise<Job | undefined>;
  /** Changes a person's record; undefined leaves it as it is. Does nothing for a deleted person. */
  readonly changeUser: (sub: string, change: (user: User) => User | undefined) => Promise<void>;
  /** Notes in the ledger that the person found the job not relevant. */
  readonly markNotRelevant: (sub: string, jobId: string) => Promise<void>;
}

const gone: Page = {
  status: 200,
  title: 'Nothing to change',
  body: '<p>This account or job no longer exists.</p>',
};

const scopeOf = (grant: Grant): UnsubscribeScope | undefined => {
  if (grant.may === 'end title') return { title: grant.title };
  if (grant.may === 'end email') return 'email';
  if (grant.may === 'end text') return 'text';
  return grant.may === 'end everything' ? 'everything' : undefined;
};

/** GET shows a button for each action and changes nothing, since link scanners follow links. */
export async function showLink(deps: Deps, token: string): Promise<Page> {
  const grant = await deps.read(token);
  const scope = scopeOf(grant);
  if (scope !== undefined) return confirmUnsubscribePage(scope);
  const user = await deps.user(grant.sub);
  if (!user) return gone;
  return grant.may === 'judge' ? notRelevantPage(deps, user, grant.jobId) : manageAlertsPage(user);
}

/** POST acts at once, without sign-in or cookie (RFC 8058); `choice` is the value of the pressed button. */
export async function followLink(deps: Deps, token: string, choice: string): Promise<Page> {
  const grant = await deps.read(token);
  const scope = scopeOf(grant);
  if (scope !== undefined) return applyUnsubscribe(deps, grant.sub, scope);
  const user = await deps.user(grant.sub);
  if (!user) return gone;
  if (grant.may === 'judge') return applyNotRelevant(deps, user, grant.jobId, choice);
  const chosen = activeScopes(user).find((active) => scopeChoice(active) === choice);
  return chosen === undefined ? manageAlertsPage(user) : applyUnsubscribe(deps, grant.sub, chosen);
}

function confirmUnsubscribePage(scope: UnsubscribeScope): Page {
  const { question, consequence, button: label } = unsubscribeCopy(scope);
  return { status: 200, title: question, body: `<p>${escapeUTF8(consequence)}</p>${form(button(label))}` };
}

async function applyUnsubscribe(deps: Deps, sub: string, scope: UnsubscribeScope): Promise<Page> {
  await deps.changeUser(sub, (user) => unsubscribe(user, scope));
  const undo =
    typeof scope === 'object'
      ? 'You can add it back in your <a href="/profile/job-titles">job titles</a>.'
      : 'You can turn them back on in your <a href="/profile/manage-notifications">notification settings</a>.';
  return { status: 200, title: unsubscribeCopy(scope).done, body: `<p>${undo}</p>` };
}

const scopeChoice = (scope: UnsubscribeScope): string =>
  typeof scope === 'object' ? `title ${scope.title}` : scope;

/** What the person can still unsubscribe from. */
function activeScopes({ positions, userPrefs }: User): UnsubscribeScope[] {
  const scopes: UnsubscribeScope[] = positions.map((title) => ({ title }));
  if (userPrefs.notifyEmail) scopes.push('email');
  if (userPrefs.notifyText) scopes.push('text');
  if (userPrefs.notifyEmail || userPrefs.notifyText) scopes.push('everything');
  return scopes;
}

function manageAlertsPage(user: User): Page {
  const buttons = activeScopes(user).map((scope) =>
    button(unsubscribeCopy(scope).button, scopeChoice(scope)),
  );
  const none = '<p>All your alerts are off. You can turn them on in your notification settings.</p>';
  const more =
    '<p>For hours, locations and more, log in to your <a href="/profile/manage-notifications">notification settings</a>.</p>';
  return {
    status: 200,
    title: 'Your job alerts',
    body: `${buttons.length === 0 ? none : form(...buttons)}${more}`,
  };
}

const exclusionChoice = (exclusion: Exclusion): string =>
  'company' in exclusion ? 'company' : `word ${exclusion.word}`;

/** 'jobs from Acme' or 'jobs that mention “Sales”'. */
const excludedJobs = (exclusion: Exclusion): string =>
  'company' in exclusion ? `jobs from ${exclusion.company}` : `jobs that mention “${exclusion.word}”`;

async function notRelevantPage(deps: Deps, user: User, jobId: string): Promise<Page> {
  const job = await deps.job(jobId);
  if (!job) return gone;
  const jobLine = `<p>${escapeUTF8(job.jobTitle)} at ${escapeUTF8(job.fullCompanyName)}</p>`;
  const exclusions = suggestExclusions(user, job).map((exclusion) =>
    button(`Exclude ${excludedJobs(exclusion)}`, exclusionChoice(exclusion)),
  );
  return {
    status: 200,
    title: 'Not relevant?',
    body: `${jobLine}${form(button('Just this job', 'this'), ...exclusions)}`,
  };
}

async function applyNotRelevant(deps: Deps, user: User, jobId: string, choice: string): Promise<Page> {
  const job = await deps.job(jobId);
  if (!job) return gone;
  await deps.markNotRelevant(user.sub, jobId);
  const exclusion = suggestExclusions(user, job).find((one) => exclusionChoice(one) === choice);
  const result = exclusion ? `<p>${escapeUTF8(await exclude(deps, user.sub, exclusion))}</p>` : '';
  return {
    status: 200,
    title: 'Thanks for the feedback',
    body: `${result}<p>You can review your exclusions in your <a href="/profile/manage-notifications">notification settings</a>.</p>`,
  };
}

/** Adds an exclusion, and returns the result as a sentence. */
async function exclude(deps: Deps, sub: string, exclusion: Exclusion): Promise<string> {
  let isFull = false;
  await deps.changeUser(sub, (current) => {
    const changed = applyExclusion(current, exclusion);
    isFull = changed === 'full';
    return typeof changed === 'string' ? undefined : changed;
  });
  if (!isFull) return `We'll exclude ${excludedJobs(exclusion)}.`;
  const isCompany = 'company' in exclusion;
  const [name, kind] = isCompany ? [exclusion.company, 'companies'] : [`“${exclusion.word}”`, 'words'];
  return `You can exclude at most ${MAX_EXCLUSIONS} ${kind}, so ${name} wasn't added. Remove one first.`;
}
