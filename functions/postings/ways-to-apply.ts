import { placeKey } from '../places/place.ts';
import type { Job } from '../table/job.ts';
import type { Place } from '../table/user.ts';

/** Where to apply for the job in one of its places. */
export interface ApplyUrl {
  readonly place: Place;
  /** The employer's own page. */
  readonly url: string;
}

/** Where a job is and can be applied for. */
export interface WaysToApply {
  readonly applyUrls: readonly ApplyUrl[];
  /** The places of its postings beyond those of the first. */
  readonly alsoIn: readonly Place[];
}

const NOWHERE: Place = { city: '', state: '', country: '' };

/** Each place once, with the page of the first posting that names it; a posting without a place stands for anywhere. */
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
