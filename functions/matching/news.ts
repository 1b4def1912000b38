import { placeName } from '@daybreak/contract/place-name.ts';
import { jobPlaceKeys } from '../places/place-keys.ts';
import type { Job } from '../table/job.ts';
import type { Watcher } from '../table/watcher.ts';
import type { parseTitle } from '../titles/parse-title.ts';
import { matchRule, wantsOfWatcher } from './match-rule.ts';

/**
 * Returns what is new about a job for the watchers in a place: '' for a new job, a sentence such as 'Now also in Austin,
 * TX' for one that changed, and undefined for a watcher whom the job matched before the change.
 */
export function newsFinder(
  job: Job,
  parse: typeof parseTitle,
): (watcher: Watcher, place: string) => string | undefined {
  const before = job.matchedBefore;
  if (!before) return () => '';
  const placesBefore = new Set(jobPlaceKeys(before));
  const matchedBefore = new Map<string, boolean>();
  const didMatch = (watcher: Watcher): boolean => {
    const wanted = `${watcher.title}\n${watcher.company ?? ''}\n${watcher.jobType ?? ''}`;
    const known = matchedBefore.get(wanted) ?? matchRule(wantsOfWatcher(watcher), parse)(before);
    matchedBefore.set(wanted, known);
    return known;
  };
  const placeNews = new Map<string, string>();
  return (watcher, place) => {
    if (!placesBefore.has(place)) {
      const known = placeNews.get(place) ?? describePlace(job, place);
      placeNews.set(place, known);
      return known;
    }
    return didMatch(watcher) ? undefined : describeFacts(job, before);
  };
}

/** A watcher's place that the job has gained. */
function describePlace(job: Job, place: string): string {
  if (place.startsWith('remote')) return 'Now open to remote';
  const gained = job.locations.find((one) =>
    jobPlaceKeys({ locations: [one], isRemote: false }).includes(place),
  );
  return gained ? `Now also in ${placeName(gained)}` : '';
}

function describeFacts(job: Job, before: NonNullable<Job['matchedBefore']>): string {
  if (job.jobTitle !== before.jobTitle) return `Was “${before.jobTitle}” before`;
  return job.jobType === before.jobType ? '' : 'Now with another job type';
}
