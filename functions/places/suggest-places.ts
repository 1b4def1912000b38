import { fold } from '@daybreak/contract/fold.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import { Fault } from '../platform/fault.ts';
import { isMisspelled } from './misspelled.ts';
import type { Place } from './place.ts';
import type { AreaNames, IndexedName, IndexedPlace, SuggestionIndex } from './suggestion-index.ts';

/** The contract's PlaceSuggestion. */
export interface PlaceSuggestion extends Place {
  readonly label: string;
}

const MAX_SUGGESTIONS = 8;
const MAX_TEXT_LENGTH = 200;
const MIN_LETTERS = 2;

/** Up to 3 letters are an exact name only for a town with at least 100 thousand people. */
const MAX_SHORT_LENGTH = 3;
const MIN_LARGE_PEOPLE = 100;

/** A town ranks above an area with the same name, such as New York. */
const TOWN_WEIGHT = 4;

/**
 * Suggests up to 8 places: exact names first, then names that start with the text, then other names and later words, each by
 * population. Text after a comma, or the last words if nothing has the whole name, is the area: 'Austin, TX', 'paris
 * france'. If
 * nothing is found, one typo after the first two letters is forgiven. Throws `Fault('BadInput')` above 200 characters.
 */
export function suggestPlaces(index: SuggestionIndex, text: string): PlaceSuggestion[] {
  if (text.length > MAX_TEXT_LENGTH) throw new Fault('BadInput', 'text: Enter at most 200 characters.');
  const [head = '', ...within] = text.split(',').map((part) => fold(part.trim()));
  const around = within.filter((part) => part !== '');
  const found = findPlaces(index, head, around);
  if (found.length > 0) return withLabels(found);
  const words = head.split(' ');
  for (let end = words.length - 1; end > 0; end -= 1) {
    const narrower = findPlaces(index, words.slice(0, end).join(' '), [
      words.slice(end).join(' '),
      ...around,
    ]);
    if (narrower.length > 0) return withLabels(narrower);
  }
  return withLabels(findPlaces(index, head, around, misspelledRankOf));
}

interface RankedPlace {
  readonly of: IndexedPlace;
  readonly rank: number;
}

function findPlaces(
  index: SuggestionIndex,
  text: string,
  around: readonly string[],
  toRank = rankOf,
): IndexedPlace[] {
  if ([...text.replaceAll(' ', '')].length < MIN_LETTERS) return [];
  const best = new Map<IndexedPlace, number>();
  for (const name of index.get(text.slice(0, 2)) ?? []) {
    const rank = toRank(name, text);
    if (rank === undefined || rank >= (best.get(name.place) ?? Number.POSITIVE_INFINITY)) continue;
    if (isWithin(name.place, around)) best.set(name.place, rank);
  }
  const places = new Map<string, IndexedPlace>();
  for (const { of } of [...best].map(([of, rank]): RankedPlace => ({ of, rank })).sort(bestFirst)) {
    // A city-state has the same label as its country, which is preferred.
    const key = `${placeName(of.place)}|${of.kind === 'region'}`;
    const known = places.get(key);
    if (!known || (of.kind === 'country' && known.kind !== 'country')) places.set(key, of);
    if (places.size > MAX_SUGGESTIONS) break;
  }
  return [...places.values()].slice(0, MAX_SUGGESTIONS);
}

/** A misspelled whole name ranks above the start of a longer one, such as San Francisco de Quito. */
function misspelledRankOf({ folded, kind }: IndexedName, text: string): number | undefined {
  if (kind === 'code' || !isMisspelled(text, folded)) return undefined;
  return Math.abs(folded.length - text.length) <= 1 ? 0 : 1;
}

/** Lower is better. Returns undefined if the name does not start with the text. */
function rankOf({ folded, kind: how, place: of }: IndexedName, text: string): number | undefined {
  if (!folded.startsWith(text)) return undefined;
  const small = of.kind === 'town' && of.people < MIN_LARGE_PEOPLE;
  if (folded === text && how !== 'part' && !(small && text.length <= MAX_SHORT_LENGTH)) return 0;
  return how === 'code' ? undefined : how === 'own' ? 1 : 2;
}

const weight = ({ people, kind }: IndexedPlace): number => people * (kind === 'town' ? TOWN_WEIGHT : 1);
const bestFirst = (one: RankedPlace, other: RankedPlace): number =>
  one.rank - other.rank || weight(other.of) - weight(one.of);

/** Whether each text is the code, or the start of a name, of an area that contains the place. */
function isWithin({ within }: IndexedPlace, around: readonly string[]): boolean {
  const isNamed = (text: string) => (wide: AreaNames) =>
    wide.codes.includes(text) || wide.names.some((name) => name.startsWith(text));
  return around.every((text) => within.some(isNamed(text)));
}

/** Labels places as all pages name them, and a region that shares its name with a town as '(region)'. */
function withLabels(found: readonly IndexedPlace[]): PlaceSuggestion[] {
  const names = found.map(({ place }) => placeName(place));
  return found.map(({ place, kind }, at) => {
    const name = names[at] ?? '';
    const isShared = names.some((other, index) => other === name && index !== at);
    return { label: kind === 'region' && isShared ? name.replace(',', ' (region),') : name, ...place };
  });
}
