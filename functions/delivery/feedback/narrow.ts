import { MAX_EXCLUSIONS } from '../../members/exclusions.ts';
import { applySetting } from '../../members/learned/apply-setting.ts';
import { removedTitles, withoutTitle } from '../../members/remove-title.ts';
import { savedTitles } from '../../members/saved-titles.ts';
import type { AlertAnswer } from '../../table/codes.ts';
import type { Job } from '../../table/job.ts';
import type { Setting } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';
import { distinctiveWords, excludableCompany } from './excludable.ts';
import { wantedBy } from './is-wanted.ts';
import { levelSettings } from './narrow-levels.ts';
import { paySettings } from './narrow-pay.ts';
import { placeSettings } from './narrow-places.ts';
import { requirementSettings } from './narrow-requirements.ts';
import { skillSettings } from './narrow-skills.ts';

/** An alert as its person judges it: the job, and the saved title that it matched ('' for a dream company). */
export interface JudgedAlert {
  readonly job: Job;
  readonly title: string;
}

/**
 * Returns the smallest changes of a profile that would have prevented an alert, given why it isn't relevant. They are
 * alternatives of one kind, such as several words of the job's title; none if no setting helps.
 */
export function narrow(user: User, judged: JudgedAlert, answer: AlertAnswer, now: Date): Setting[] {
  const prevents = (setting: Setting) => !wantedBy(applySetting(user, setting), now)(judged.job);
  const preventing = SETTINGS[answer](user, judged).map((settings) => settings.filter(prevents));
  return preventing.find((settings) => settings.length > 0) ?? [];
}

/** By answer, what might prevent an alert: groups of alternatives, the smallest change first. */
const SETTINGS: Readonly<Record<AlertAnswer, (user: User, judged: JudgedAlert) => Setting[][]>> = {
  role: (user, judged) => [wordSettings(user, judged), wantedSettings(user, judged)],
  level: (user, { job }) => [levelSettings(user, job)],
  place: (user, { job }) => placeSettings(user, job),
  pay: (user, { job }) => [paySettings(user, job)],
  requirement: (user, { job }) => [requirementSettings(user, job), skillSettings(user)],
  company: (user, { job }) => [companySettings(user, job)],
  seen: () => [],
  other: () => [],
  moreLikeThis: () => [],
};

/** A word of the job's title that none of the person's titles has. */
function wordSettings(user: User, { job }: JudgedAlert): Setting[] {
  if (user.excludedWords.length >= MAX_EXCLUSIONS) return [];
  return distinctiveWords(savedTitles(user), job).map((word) => ({ kind: 'excludedWord', word }));
}

/** The saved title or dream company itself. The last title stays: without it nothing is left to alert about. */
function wantedSettings(user: User, { job, title }: JudgedAlert): Setting[] {
  if (title === '') return [{ kind: 'dreamCompany', company: job.fullCompanyName, isAdded: false }];
  const after = { ...user, ...withoutTitle(user, title) };
  return savedTitles(after).length === 0
    ? []
    : [{ kind: 'removedTitle', ...removedTitles(user, after, title) }];
}

function companySettings(user: User, job: Job): Setting[] {
  const company = excludableCompany(job);
  return company === undefined || user.excludedCompanies.length >= MAX_EXCLUSIONS
    ? []
    : [{ kind: 'excludedCompany', company }];
}
