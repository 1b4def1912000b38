import { splitWords } from '../board/index/interner.ts';
import { isAtLevel } from '../titles/levels-of-title.ts';
import type { Title } from '../titles/title.ts';
import { preparePosted } from '../titles/title-match.ts';
import { unmetTerm } from './criteria.ts';
import { companyKey } from './dream-companies.ts';
import { type MatchedJob, memoize } from './match-rule.ts';
import type { SavedTitle } from './saved-title.ts';
import type { Wanted } from './watcher.ts';
import { readDemands } from './watcher-demands.ts';

/** A title says more than a company, even one that shares no word with the job's title. */
export const COMPANY_CLOSENESS = -1;

/**
 * Returns a function that applies the rule of matching to what watchers want, apart from the place: it
 * returns how close the job is, in words that its title shares with the wanted one, or undefined if it
 * doesn't match. Each title, company and set of demands is judged once.
 */
export function closenessRule(job: MatchedJob, title: Title): (wanted: Wanted) => number | undefined {
  const compared = { posted: preparePosted(title), words: new Set(splitWords(job.jobTitle)) };
  // Watchers in several partitions save the same titles.
  const closenessTo = memoize((saved: SavedTitle) => saved.closenessTo(compared));
  const closenessAtAnyLevelTo = memoize((saved: SavedTitle) => saved.closenessAtAnyLevelTo(compared));
  const employer = companyKey(job.fullCompanyName);
  const isEmployer = memoize((company: string) => employer !== undefined && companyKey(company) === employer);
  const demandsOf = memoize((code: string) => {
    const { levels, areLevelsChosen, terms } = readDemands(code);
    const areMet = isAtLevel(levels, job.levels) && unmetTerm(terms, job) === undefined;
    return { areMet, areLevelsChosen };
  });
  return ({ saved, company = '', demandsCode }) => {
    const { areMet, areLevelsChosen } = demandsOf(demandsCode);
    if (!areMet) return undefined;
    if (saved === undefined) return isEmployer(company) ? COMPANY_CLOSENESS : undefined;
    return areLevelsChosen ? closenessAtAnyLevelTo(saved) : closenessTo(saved);
  };
}
