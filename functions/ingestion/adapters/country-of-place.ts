import { readPlaces } from '../../places/parse/read-places.ts';
import type { Posting } from '../../postings/posting.ts';
import { countryName } from './addresses.ts';

/** A name without anything behind it: 'Cambridge', 'San José', not 'Cambridge, MA' or 'Remote - US'. */
const BARE = /^[\p{L}\p{M}.'’]+(?:[ -][\p{L}\p{M}.'’]+)*$/u;

const ONLY_REMOTE = /^(?:fully )?remote$/i;

/**
 * A posting's places as posted, the main one first, where the vendor states the main one's country beside it (alpha-2,
 * '' for none). The country is used where the text leaves it open, 'Cambridge' or 'Remote', and the two read together
 * are one place of that country; the town's bare name, which may be read as one elsewhere, is then left out. A text
 * that names its country or state is believed instead.
 */
export function placesIn(
  code: string,
  posted: readonly string[],
): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const [main = '', ...others] = posted;
  const posting = { locations: [...posted] };
  const country = countryName(code);
  if (country === '') return posting;
  if (main === '' || ONLY_REMOTE.test(main))
    return placeIn(code, country)
      ? { ...posting, structuredPlaces: [{ city: '', state: '', country }] }
      : posting;
  const alone = readPlaces([main]).places;
  if (!BARE.test(main) || alone.some((place) => place.country === code)) return posting;
  if (!placeIn(code, `${main}, ${country}`)?.city) return posting;
  return { locations: others, structuredPlaces: [{ city: main, state: '', country }] };
}

/** The place a text means, where it is one alone and in that country: the name 'Georgia' is not. */
function placeIn(code: string, text: string) {
  const [place, ...more] = readPlaces([text]).places;
  return place?.country === code && more.length === 0 ? place : undefined;
}
