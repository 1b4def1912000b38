import { readPlaces } from '../../jobs/places/read-places.ts';
import type { Posting } from '../../jobs/posting.ts';

/** A name without anything behind it: 'Cambridge', 'San José', not 'Cambridge, MA' or 'Remote - US'. */
const BARE = /^[\p{L}\p{M}.'’]+(?:[ -][\p{L}\p{M}.'’]+)*$/u;

const ONLY_REMOTE = /^(?:fully )?remote$/i;

/**
 * A posting's places as posted, the main one first, where the vendor states the main one's country beside it (alpha-2,
 * '' for none). The country is used where the text leaves it open, 'Cambridge' or 'Remote', and the two read together
 * are one place; the text then says nothing by itself. A text that names its country or state is believed instead.
 */
export function placesIn(
  country: string,
  posted: readonly string[],
): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const [main = '', ...others] = posted;
  const locations = [...posted];
  if (country === '') return { locations };
  const known = [{ city: '', state: '', country }];
  if (main === '' || ONLY_REMOTE.test(main)) return { locations, structuredPlaces: known };
  const alone = readPlaces([main]).places;
  if (!BARE.test(main) || alone.some((place) => place.country === country)) return { locations };
  const [place, ...more] = readPlaces([`${main}, ${country}`]).places;
  const agree = place?.country === country && more.length === 0 && (place.city !== '' || alone.length > 0);
  if (!agree) return { locations };
  return { locations: others, structuredPlaces: [{ city: main, state: '', country }] };
}
