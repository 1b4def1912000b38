import type { Reason } from '../table/alert.ts';
import type { Title } from '../titles/title.ts';
import { explainCompany } from './dream-companies.ts';
import { type MatchedJob, memoize } from './match-rule.ts';
import { matchWords, placeWordsOfKey } from './match-words.ts';
import type { Outcome } from './outcome.ts';

/** Returns a function that gives the reason of an alert. `posted` is the job's title. */
export function reasonRule(job: MatchedJob, posted: Title): (outcome: Outcome) => Reason {
  const wordsOf = matchWords(job, posted);
  const placeWords = memoize((place: string) => placeWordsOfKey(job, place));
  return ({ wanted: { title, saved, company, demands }, place, change = '' }) => {
    const { jobTypes, minPay } = demands.terms;
    return {
      title,
      place,
      jobType: jobTypes.length === 1 ? `${jobTypes[0]}` : '',
      words:
        company === undefined
          ? wordsOf({ title: saved?.shortened ?? '', place: placeWords(place), minPay })
          : explainCompany(company),
      change,
    };
  };
}
