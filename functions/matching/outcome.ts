import { isRemoteKey, jobPlaceKeys, withoutState } from '../places/place-keys.ts';
import type { Reason } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import type { Title } from '../titles/title.ts';
import { closenessRule } from './closeness.ts';
import { remoteTest } from './homes.ts';
import { memoize } from './match-rule.ts';
import { newsFinder } from './news.ts';
import type { Wanted } from './watcher.ts';

/** How a job matches what a watcher wants. */
export interface Outcome {
  readonly wanted: Wanted;
  /** How many words the wanted title shares with the job's. */
  readonly closeness: number;
  /** The key of the watched place that the job has. */
  readonly place: string;
  /** The news about the job: '' for a new one, undefined if it matched before it changed. */
  readonly change: string | undefined;
  /** Worked out once it is the best outcome of somebody. */
  reason: Reason | undefined;
}

/**
 * Whether an outcome says more about a person than another one: that the job matched before, or else the
 * wanted title that is closest to the job's. Of equals the one with the lowest key, so that every run gives
 * the same.
 */
export function saysMore(one: Outcome, other: Outcome): boolean {
  if (other.change === undefined || one.change === undefined) return other.change !== undefined;
  if (one.closeness !== other.closeness) return one.closeness > other.closeness;
  const { wanted } = one;
  const known = other.wanted;
  if (wanted.place !== known.place) return (wanted.place ?? '') < (known.place ?? '');
  return (wanted.company ?? wanted.title) < (known.company ?? known.title);
}

/**
 * Returns a function that judges what the watchers in a place want, by the key of the place that they were
 * found by: undefined if the job doesn't match.
 */
export function outcomeRule(
  job: Job,
  posted: Title,
): (place: string) => (wanted: Wanted) => Outcome | undefined {
  const closenessOf = closenessRule(job, posted);
  const news = newsFinder(job);
  const isOpenTo = remoteTest(job);
  const placeKeysOf = memoize((one: Job) => new Set(jobPlaceKeys(one)));
  return (foundBy) => {
    const isRemote = isRemoteKey(foundBy);
    const judgeAt = (wanted: Wanted, closeness: number, place: string): Outcome => ({
      wanted,
      closeness,
      place,
      change: news(wanted, place),
      reason: undefined,
    });
    return (wanted) => {
      const closeness = closenessOf(wanted);
      if (closeness === undefined || (isRemote && !isOpenTo(wanted))) return undefined;
      const { place } = wanted;
      if (place === undefined) return judgeAt(wanted, closeness, foundBy);
      // A wide partition also finds people whose place isn't the job's. One may have two keys: with its state
      // and without.
      const jobPlaces = placeKeysOf(job);
      const places = [place, withoutState(place) ?? ''].filter((key) => jobPlaces.has(key));
      const outcomes = places.map((key) => judgeAt(wanted, closeness, key));
      return outcomes.find(({ change }) => change === undefined) ?? outcomes[0];
    };
  };
}
