import { fold } from '@daybreak/contract/fold.ts';
import { STATE_NAMES } from '@daybreak/contract/state-names.ts';
import { countryName } from '../../places/gazetteer/gazetteer.ts';
import { namesCertainPlaces } from '../../places/parse/names-only-places.ts';
import type { Place } from '../../places/place.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** A part of a title with nothing but these and places says only where the work is done. */
const LOCATION_WORDS = words(
  'remote hybrid onsite on site office based in or and only area metro us usa uk eu',
);

/** A part with nothing but these was added to draw attention, or to a repost. */
const ATTENTION_WORDS = words(
  'urgent urgently hiring now new immediate immediately start repost reposted reopened updated actively apply open opening role position job vacancy again',
);

/** '(m/f/d)' and its variants, which mark a title as open to any gender. */
const GENDER_SUFFIX =
  /\((?:[a-z]{1,4}\s?[/|*,]\s?){1,4}[a-z]{1,4}\)|\b[mwfh]\s?[/|]\s?[mwfdxh](?:\s?[/|]\s?[a-z]{1,3})?\b|[([](?:all genders?|any genders?|all|gn|mwd|mfd|alle geschlechter|f{1,2}m|div(?:ers|erse)?|genderneutral|jeder|tous genres|todos los generos)[)\]]|(?<=\p{L})[*:_]in(?:nen)?\b/giu;

/** One spelling for words that employers abbreviate or number in two ways. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    senior: 'sr snr sen',
    junior: 'jr jnr',
    manager: 'mgr mngr',
    engineer: 'eng engr engineers',
    developer: 'dev developers',
    associate: 'assoc',
    assistant: 'asst',
    director: 'dir',
    administrator: 'admin',
    technician: 'tech',
    representative: 'rep',
    1: 'i',
    2: 'ii',
    3: 'iii',
    4: 'iv',
  }).flatMap(([usual, others]) => others.split(' ').map((other): [string, string] => [other, usual])),
);

const canonical = (part: string): string =>
  part
    .split(' ')
    .filter((word) => word !== 'level')
    .map((word) => SPELLINGS.get(word) ?? word)
    .join(' ');

/**
 * Returns a title as all postings of a job share it: without places, genders and words for attention in parts
 * of their own, because one job is often posted once per place and again, and with one spelling of levels and
 * abbreviations.
 */
export function dedupeTitle(title: string, places: readonly Place[]): string {
  const placeWords = new Set(
    places
      .flatMap(({ city, state, country }) => [
        city,
        state,
        STATE_NAMES[`${country}-${state}`] ?? '',
        country,
        country === '' ? '' : countryName(country),
      ])
      .flatMap((name) => fold(name).split(' ')),
  );
  const isPlaceWord = (word: string) => placeWords.has(word) || LOCATION_WORDS.has(word);
  const parts = title
    .replace(GENDER_SUFFIX, ' ')
    .split(/[,;:!|()[\]–—]|\s[-/]\s|\s-|-\s/)
    .map((text) => ({ text: text.trim(), folded: fold(text.trim()) }))
    .filter(({ folded }) => folded !== '' && !folded.split(' ').every((word) => ATTENTION_WORDS.has(word)));
  return parts
    .filter(
      ({ text, folded }, index) =>
        index === 0 || !(folded.split(' ').every(isPlaceWord) || namesCertainPlaces(text)),
    )
    .map(({ folded }) => canonical(folded))
    .join(' ');
}
