import { MAX_EXCLUSIONS } from '../../members/exclusions.ts';
import type { User } from '../../table/user.ts';
import { type Deps, gone } from './link-deps.ts';
import { button, form, type Page, paragraph } from './page.ts';
import { applyExclusion, type Exclusion, suggestExclusions } from './suggest-exclusions.ts';
import { versionAfter } from './undo.ts';
import { undoForm } from './undo-pages.ts';

const exclusionChoice = (exclusion: Exclusion): string =>
  'company' in exclusion ? 'company' : `word ${exclusion.word}`;

/** 'jobs from Acme' or 'jobs that mention “Sales”'. */
const excludedJobs = (exclusion: Exclusion): string =>
  'company' in exclusion ? `jobs from ${exclusion.company}` : `jobs that mention “${exclusion.word}”`;

/** Asks whether only this job isn't relevant, or jobs like it. */
export async function notRelevantPage(deps: Deps, user: User, jobId: string): Promise<Page> {
  const job = await deps.job(jobId);
  if (!job) return gone;
  const exclusions = suggestExclusions(user, job)
    .filter((exclusion) => applyExclusion(user, exclusion) !== 'known')
    .map((exclusion) => button(`Exclude ${excludedJobs(exclusion)}`, exclusionChoice(exclusion)));
  return {
    status: 200,
    title: 'Not relevant?',
    body: `${paragraph(`${job.jobTitle} at ${job.fullCompanyName}`)}${form(button('Just this job', 'this'), ...exclusions)}`,
  };
}

/** Marks the job as not relevant, and adds the chosen exclusion. */
export async function applyNotRelevant(deps: Deps, user: User, jobId: string, choice: string): Promise<Page> {
  const job = await deps.job(jobId);
  if (!job) return gone;
  const markedAt = await deps.markNotRelevant(user.sub, jobId);
  const exclusion = suggestExclusions(user, job).find((one) => exclusionChoice(one) === choice);
  const version = exclusion && (await exclude(deps, user.sub, exclusion));
  const isFull = version === 'full';
  const result = exclusion ? paragraph(isFull ? fullLine(exclusion) : excludedLine(exclusion)) : '';
  const excluded = exclusion && !isFull ? { exclusion } : {};
  const undo = {
    of: 'relevance',
    version: isFull ? 0 : (version ?? 0),
    jobId,
    markedAt,
    ...excluded,
  } as const;
  return {
    status: 200,
    title: 'Thanks for the feedback',
    body: `${result}${await undoForm(deps, user.sub, undo)}<p>You can review your exclusions in your <a href="/profile/manage-notifications">notification settings</a>.</p>`,
  };
}

/** Returns the version of the record with the exclusion. */
async function exclude(deps: Deps, sub: string, exclusion: Exclusion): Promise<'full' | number> {
  let outcome: 'full' | number = 0;
  await deps.changeUser(sub, (current) => {
    const changed = applyExclusion(current, exclusion);
    outcome = changed === 'full' ? changed : versionAfter(current, changed === 'known' ? current : changed);
    return typeof changed === 'string' ? undefined : changed;
  });
  return outcome;
}

const excludedLine = (exclusion: Exclusion): string => `We'll exclude ${excludedJobs(exclusion)}.`;

function fullLine(exclusion: Exclusion): string {
  const [name, kind] =
    'company' in exclusion ? [exclusion.company, 'companies'] : [`“${exclusion.word}”`, 'words'];
  return `You can exclude at most ${MAX_EXCLUSIONS} ${kind}, so ${name} wasn't added. Remove one first.`;
}
