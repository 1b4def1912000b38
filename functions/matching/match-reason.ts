import { savedTitles } from '../members/saved-titles.ts';
import { placeMatches } from '../places/place-match.ts';
import type { User } from '../table/user.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { titleMatches } from '../titles/title-match.ts';
import { companyKey, dreamCompanies, explainCompany } from './dream-companies.ts';
import { type MatchedJob, matchRule, wantsOf } from './match-rule.ts';

/**
 * Returns a function that says why a job matches a person, such as 'Matches Backend Engineer in Austin, TX'; undefined for
 * a job that doesn't. Typed titles are named before suggested ones, and titles before dream companies.
 */
export function matchReason(user: User, now: Date): (job: MatchedJob) => string | undefined {
  const isMatch = matchRule(wantsOf(user, now));
  const titles = savedTitles(user).map(parseTitle);
  const companies = dreamCompanies(user, now);
  const places = { locations: user.locations, includeRemote: user.userPrefs.includeRemote };
  return (job) => {
    if (!isMatch(job)) return undefined;
    const posted = parseTitle(job.jobTitle);
    const title = titles.find((saved) => titleMatches(saved, posted));
    const company = companies.get(companyKey(job.fullCompanyName) ?? '');
    if (title === undefined) return company && explainCompany(company);
    const { by } = placeMatches(places, job);
    return `Matches ${title.text}${by.startsWith('remote') ? ',' : ' in'} ${by}`;
  };
}
