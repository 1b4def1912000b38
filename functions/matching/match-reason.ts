import { placeMatches } from '../places/place-match.ts';
import type { User } from '../table/user.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { companyKey, dreamCompanies, explainCompany } from './dream-companies.ts';
import { type MatchedJob, matchRule, titleTest, wantsOf, watchedPlacesOf } from './match-rule.ts';
import { inPlace, matchWords, remoteWords } from './match-words.ts';
import { shortenTitle } from './saved-title.ts';

/**
 * Returns a function that says why a job matches a person, such as 'Matches Backend Engineer in Austin, TX';
 * undefined for a job that doesn't. Typed titles are named before suggested ones, and titles before dream
 * companies.
 */
export function matchReason(user: User, now: Date): (job: MatchedJob) => string | undefined {
  const wants = wantsOf(user, now);
  const isMatch = matchRule(wants);
  const titles = wants.titles.map((title) => ({
    text: parseTitle(title.text).text,
    isNamedBy: titleTest({ ...wants, titles: [title] }),
  }));
  const companies = dreamCompanies(user, now);
  const places = watchedPlacesOf(user);
  return (job) => {
    if (!isMatch(job)) return undefined;
    const title = titles.find(({ isNamedBy }) => isNamedBy(job));
    const company = companies.get(companyKey(job.fullCompanyName) ?? '');
    if (title === undefined) return company && explainCompany(company);
    const { by } = placeMatches(places, job);
    const place = by.startsWith('remote') ? remoteWords(job) : inPlace(by);
    return matchWords(job)({ title: shortenTitle(title.text), place, minPay: wants.terms.minPay });
  };
}
