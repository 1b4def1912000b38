import { placeName } from '@daybreak/contract/place-name.ts';
import type { ApplyUrl } from '@daybreak/contract/types.ts';
import { isWebUrl } from '../../components/is-web-url.ts';

export interface ApplyForm {
  readonly url: string;
  /** Place names in order; empty if the employer names none. */
  readonly places: readonly string[];
}

export function groupForms(applyUrls: readonly ApplyUrl[]): readonly ApplyForm[] {
  const byUrl = Map.groupBy(
    applyUrls.filter(({ url }) => isWebUrl(url)),
    ({ url }) => url,
  );
  return [...byUrl].map(([url, entries]) => ({
    url,
    places: [...new Set(entries.map(({ place }) => placeName(place)))].filter((name) => name !== ''),
  }));
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

const MAX_LISTED_PLACES = 3;

/** 'Austin, TX', 'Austin, TX or Denver, CO', or 'Austin, TX and 5 more places'. */
export function formLabel({ places }: ApplyForm): string {
  const [first] = places;
  if (first === undefined) return 'Anywhere';
  return places.length <= MAX_LISTED_PLACES
    ? either.format(places)
    : `${first} and ${places.length - 1} more locations`;
}
