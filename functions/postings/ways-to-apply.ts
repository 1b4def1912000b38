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

/** Jobs spell a place in one way. */
const textOf = ({ city, state, country }: Place): string => `${city}, ${state}, ${country}`;

/**
 * Returns each place once, with the URL of the first posting that has it. A posting without places has an empty place.
 * AppSync resolvers use this.
 */
export function waysToApply({ postings }: Pick<Job, 'postings'>): WaysToApply {
  const all = postings.flatMap(({ places, url }) =>
    (places.length > 0 ? places : [NOWHERE]).map((place) => ({ place, url })),
  );
  const texts = all.map(({ place }) => textOf(place));
  const applyUrls = all.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
  const own = [NOWHERE, ...(postings[0]?.places ?? [])].map((place) => textOf(place));
  const alsoIn = applyUrls.map(({ place }) => place).filter((place) => own.indexOf(textOf(place)) < 0);
  return { applyUrls, alsoIn };
}
