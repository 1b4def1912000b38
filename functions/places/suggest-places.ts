import { Fault } from '../platform/fault.ts';
import { fold } from './fold.ts';
import type { Place } from './place.ts';
import { placeLine } from './place-line.ts';
import type { Name, Suggestible, SuggestionIndex, WideNames } from './suggestion-index.ts';

/** The contract's PlaceSuggestion. */
export interface PlaceSuggestion extends Place {
  readonly label: string;
}

const MOST = 8;
const LONGEST = 200;
const FEWEST_LETTERS = 2;

/** A few letters are rather the beginning of a name than that of a town with fewer people, in thousands. */
const SHORT = 3;
const LARGE = 100;

/** A town is meant rather than the wider place of its name: New York. */
const TOWNS_FIRST = 4;

/**
 * At most 8 places whose names begin as the text does, the best first: named exactly, then by the beginning of the name,
 * then by that of another name or of a later word of it; of these the one with most people. What follows a comma, or the last words where
 * nothing bears the whole name, says what the place lies in: 'Austin, TX', 'paris france'. BadInput above 200 characters.
 */
export function suggestPlaces(index: SuggestionIndex, text: string): PlaceSuggestion[] {
  if (text.length > LONGEST) throw new Fault('BadInput', 'text: A place has at most 200 characters.');
  const [head = '', ...within] = text.split(',').map((part) => fold(part.trim()));
  const around = within.filter((part) => part !== '');
  const found = find(index, head, around);
  if (found.length > 0) return labelled(found);
  const words = head.split(' ');
  for (let end = words.length - 1; end > 0; end -= 1) {
    const narrower = find(index, words.slice(0, end).join(' '), [words.slice(end).join(' '), ...around]);
    if (narrower.length > 0) return labelled(narrower);
  }
  return [];
}

interface Found {
  readonly of: Suggestible;
  readonly rank: number;
}

function find(index: SuggestionIndex, text: string, around: readonly string[]): Suggestible[] {
  if ([...text.replaceAll(' ', '')].length < FEWEST_LETTERS) return [];
  const best = new Map<Suggestible, number>();
  for (const name of index.get(text.slice(0, 2)) ?? []) {
    const rank = rankOf(name, text);
    if (rank === undefined || rank >= (best.get(name.of) ?? Number.POSITIVE_INFINITY)) continue;
    if (liesIn(name.of, around)) best.set(name.of, rank);
  }
  const places = new Map<string, Suggestible>();
  for (const { of } of [...best].map(([of, rank]): Found => ({ of, rank })).sort(bestFirst)) {
    // A city that is a country reads as that country, and stands for all of it.
    const key = `${placeLine(of.place)}|${of.place.state}|${of.kind === 'region'}`;
    const known = places.get(key);
    if (!known || (of.kind === 'country' && known.kind !== 'country')) places.set(key, of);
    if (places.size > MOST) break;
  }
  return [...places.values()].slice(0, MOST);
}

/** The lower the better; undefined where the text does not begin the name. */
function rankOf({ folded, how, of }: Name, text: string): number | undefined {
  if (!folded.startsWith(text)) return undefined;
  const small = of.kind === 'town' && of.people < LARGE;
  if (folded === text && how !== 'part' && !(small && text.length <= SHORT)) return 0;
  return how === 'code' ? undefined : how === 'own' ? 1 : 2;
}

const weight = ({ people, kind }: Suggestible): number => people * (kind === 'town' ? TOWNS_FIRST : 1);
const bestFirst = (one: Found, other: Found): number =>
  one.rank - other.rank || weight(other.of) - weight(one.of);

/** Whether each of the texts begins a name of something the place lies in, or is its code. */
function liesIn({ within }: Suggestible, around: readonly string[]): boolean {
  const isNamed = (text: string) => (wide: WideNames) =>
    wide.codes.includes(text) || wide.names.some((name) => name.startsWith(text));
  return around.every((text) => within.some(isNamed(text)));
}

/** Labels as on the board; of towns that read alike each says its state too, and a region that it is one. */
function labelled(found: readonly Suggestible[]): PlaceSuggestion[] {
  const lines = found.map(({ place }) => placeLine(place));
  const isTown = (at: number) => found[at]?.kind === 'town';
  return found.map(({ place }, at) => {
    const line = lines[at] ?? '';
    const alike = lines.some((other, index) => other === line && index !== at && isTown(index));
    const more = isTown(at) ? `, ${place.state},` : ' (region),';
    return { label: alike && place.state !== '' ? line.replace(',', more) : line, ...place };
  });
}
