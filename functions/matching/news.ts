import { employerKey } from '@daybreak/contract/employer-key.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import { isRemoteKey, jobPlaceKeys } from '../places/place-keys.ts';
import { isOpenToRemote } from '../places/place-match.ts';
import { annualPay } from '../postings/annual-pay.ts';
import type { Job, MatchedFacts } from '../table/job.ts';
import type { Place, User } from '../table/user.ts';
import { postedTitle } from '../titles/posted-title.ts';
import { closenessRule } from './closeness.ts';
import { remoteTest } from './homes.ts';
import { jobMatches, memoize } from './match-rule.ts';
import type { Wanted } from './watcher.ts';

/**
 * Returns what is new about a job for the watchers in a place: '' for a new job, a sentence such as 'Now also
 * in Austin, TX' for one that changed, and undefined for a watcher whom the job matched before the change.
 */
export function newsFinder(job: Job): (wanted: Wanted, place: string) => string | undefined {
  const before = job.factsBefore.map(earlierMatch);
  if (before.length === 0) return () => '';
  const placeNews = memoize((place: string) => describePlace(job, place));
  return (wanted, place) => {
    const inPlace = before.filter((earlier) => earlier.wasIn(wanted, place));
    if (inPlace.some(({ didMatch }) => didMatch(wanted))) return undefined;
    if (inPlace[0]) return describeFacts(job, inPlace[0].facts);
    return placeNews(place);
  };
}

/**
 * Whether a changed job matched a person before its last change, by their whole profile. A run of a large fan-out reads
 * only some of a person's watchers, so it can't tell.
 */
export const matchedBeforeChange = (user: User, job: Job, now: Date): boolean =>
  job.factsBefore.some((facts) => jobMatches(user, facts, now));

/** Earlier facts of a job, their places, and whether they matched what a watcher wants there. */
function earlierMatch(facts: MatchedFacts) {
  const places = new Set(jobPlaceKeys(facts));
  const wasOpenTo = remoteTest(facts);
  const closenessOf = closenessRule(facts, postedTitle(facts));
  return {
    facts,
    wasIn: (wanted: Wanted, place: string): boolean =>
      isRemoteKey(place) ? isOpenToRemote(facts) && wasOpenTo(wanted) : places.has(place),
    didMatch: (wanted: Wanted): boolean => closenessOf(wanted) !== undefined,
  };
}

/** A watcher's place that the job has gained. */
function describePlace(job: Job, place: string): string {
  const [kind, country] = place.split(':');
  if (kind === 'remote') return describeRemote(job, country);
  const gained = job.locations.find((one) => isIn(one, place));
  const stays = job.factsBefore.some(({ locations }) =>
    locations.some((one) => job.locations.some((now) => placeName(now) === placeName(one))),
  );
  return gained ? `Now ${stays ? 'also ' : ''}in ${placeName(gained)}` : '';
}

const isIn = (one: Place, place: string): boolean =>
  jobPlaceKeys({ locations: [one], isRemote: false }).includes(place);

function describeRemote({ factsBefore }: Job, country: string | undefined): string {
  if (!factsBefore.some(({ isRemote }) => isRemote)) return 'Now open to remote';
  return country === undefined
    ? 'Now open to remote in any country'
    : `Now also open to remote in ${placeName({ city: '', state: '', country: country.toUpperCase() })}`;
}

function describeFacts(job: Job, before: MatchedFacts): string {
  const { levels = [], workplace = 'unknown', payRanges = [] } = before;
  if (job.jobTitle !== before.jobTitle) return `Was “${before.jobTitle}” before`;
  if (job.jobType !== before.jobType) return 'Now with another job type';
  if (employerKey(job.fullCompanyName) !== employerKey(before.fullCompanyName))
    return `Was posted by “${before.fullCompanyName}” before`;
  if (annualPay(job.payRanges) !== annualPay(payRanges)) return 'Now with other pay';
  if (job.workplace !== workplace) return 'Now with another workplace';
  return `${job.levels}` === `${levels}` ? 'Now with other requirements' : 'Now for another level';
}
