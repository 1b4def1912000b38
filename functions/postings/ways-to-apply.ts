import { placeKey } from '../places/place.ts';
import { placeMatches, type WatchedPlaces } from '../places/place-match.ts';
import type { Job } from '../table/job.ts';
import type { Place } from '../table/user.ts';

export interface ApplyUrl {
  readonly place: Place;
  /** The employer's page. */
  readonly url: string;
}

export interface WaysToApply {
  readonly applyUrls: readonly ApplyUrl[];
  /** Places that the first posting does not have. */
  readonly alsoIn: readonly Place[];
}

const NOWHERE: Place = { city: '', state: '', country: '' };

/** Returns each place once, with the URL of the first posting that has it. A posting without places has an empty place. */
export function waysToApply({ postings }: Pick<Job, 'postings'>): WaysToApply {
  const byPlace = new Map<string, ApplyUrl>();
  for (const { places, url } of postings)
    for (const place of places.length > 0 ? places : [NOWHERE])
      if (!byPlace.has(placeKey(place))) byPlace.set(placeKey(place), { place, url });
  const own = new Set((postings[0]?.places ?? []).map(placeKey));
  const applyUrls = [...byPlace.values()];
  own.add(placeKey(NOWHERE));
  const alsoIn = applyUrls.map(({ place }) => place).filter((place) => !own.has(placeKey(place)));
  return { applyUrls, alsoIn };
}

/** Returns the URL of the first posting in one of the person's places, else of the job's first posting. */
export function employerPage(
  person: WatchedPlaces,
  job: Pick<Job, 'postings' | 'isRemote' | 'jobUrl'>,
): string {
  const isInTheirPlaces = ({ places }: Job['postings'][number]) =>
    placeMatches(person, { locations: places, isRemote: job.isRemote }).matches;
  return job.postings.find(isInTheirPlaces)?.url ?? job.jobUrl;
}
