import { isAtLevel } from '../titles/levels-of-title.ts';
import type { Title } from '../titles/title.ts';
import { unmetTerm } from './criteria.ts';
import { companyKey } from './dream-companies.ts';
import { type MatchedJob, memoize } from './match-rule.ts';
import { prepareTitle } from './saved-title.ts';
import type { Wanted } from './watcher.ts';
import type { Demands } from './watcher-demands.ts';

/** A title says more than a company, even one that shares no word with the job's title. */
export const COMPANY_CLOSENESS = -1;

/**
 * Returns a function that applies the rule of matching to what watchers want, apart from the place: it
 * returns how close the job is, in words that its title shares with the wanted one, or undefined if it
 * doesn't match. Each title, company and set of demands is judged once.
 */
export function closenessRule(job: MatchedJob, title: Title): (wanted: Wanted) => number | undefined {
  const compared = prepareTitle(job.jobTitle, title);
  const employer = companyKey(job.fullCompanyName);
  const isEmployer = memoize((company: string) => employer !== undefined && companyKey(company) === employer);
  const meets = memoize(
    ({ levels, terms }: Demands) => isAtLevel(levels, job.levels) && unmetTerm(terms, job) === undefined,
  );
  return ({ saved, company = '', demands }) => {
    if (!meets(demands)) return undefined;
    if (saved === undefined) return isEmployer(company) ? COMPANY_CLOSENESS : undefined;
    return saved.closenessTo(compared);
  };
}
