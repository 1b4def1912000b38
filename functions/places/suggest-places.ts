import { fold } from '@daybreak/contract/fold.ts';
import { joinInitials } from '@daybreak/contract/join-initials.ts';
import { namesNoPlace } from '@daybreak/contract/no-place.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import { Fault } from '../platform/fault.ts';
import { isMisspelled } from './misspelled.ts';
import { expandRegion } from './named-regions.ts';
import { LOWER_CODES } from './parse/find-span.ts';
import type { Place } from './place.ts';
import { type NearPlace, placesNearZip, placesWithin } from './places-within.ts';
import type { AreaNames, IndexedName, IndexedPlace, SuggestionIndex } from './suggestion-index.ts';
import { type Distance, distanceIn, distanceText, withoutSurroundings } from './without-surroundings.ts';

/** The contract's PlaceSuggestion. */
export interface PlaceSuggestion extends Place {
  readonly label: string;
}

export interface PlaceQuery {
  readonly text: string;
  /** An ISO 3166-1 code, or undefined if it is unknown. */
  readonly homeCountry?: string | undefined;
}

const MAX_SUGGESTIONS = 8;
const MAX_TEXT_LENGTH = 200;
const MIN_LETTERS = 2;

/**
 * Up to 3 letters are an exact name only for a town with at least 100 thousand people, or a place where employers post.
 */
const MAX_SHORT_LENGTH = 3;
const MIN_LARGE_PEOPLE = 100;

/** A named region with more members counts them. */
const MAX_NAMED_MEMBERS = 3;

/** A town ranks above an area with the same name, such as New York. */
const TOWN_WEIGHT = 4;

/**
 * Suggests up to 8 places: exact names first, then names that start with the text, then other names and later
 * words. Each group starts with the places of the home country, except small towns, and is ordered by the
 * number of employers that post jobs there, as recorded, and by population. Text after a comma, or the last
 * words if nothing has the whole name, is the area: 'Austin, TX', 'paris france'. If nothing is found, it
 * suggests the city without words like 'metro area', and with a distance also the cities within it; then it
 * forgives one typo after the first two letters. A ZIP code is its city and those around it. Throws
 * `Fault('BadInput')` above 200 characters.
 */
export function suggestPlaces(index: SuggestionIndex, { text, homeCountry }: PlaceQuery): PlaceSuggestion[] {
  if (text.length > MAX_TEXT_LENGTH) throw new Fault('BadInput', 'text: Enter at most 200 characters.');
  if (namesNoPlace(text)) return [];
  const near = townsOfZip(index, { text, homeCountry });
  if (near.length > 0) return withDistances(near, 'miles');
  const [head = '', ...within] = joinInitials(text)
    .split(',')
    .map((part) => fold(part.trim()));
  const around = within.filter((part) => part !== '');
  const find = (name: string, areas: readonly string[], toRank = rankOf) =>
    findPlaces(index, { name, areas, homeCountry }, toRank);
  const found = find(head, around);
  if (found.length > 0) return withLabels(found);
  const words = head.split(' ');
  for (let end = words.length - 1; end > 0; end -= 1) {
    const narrower = find(words.slice(0, end).join(' '), [words.slice(end).join(' '), ...around]);
    if (narrower.length > 0) return withLabels(narrower);
  }
  const core = withoutSurroundings(head);
  if (core !== head) {
    const cities = suggestPlaces(index, { text: [core, ...within].join(', '), homeCountry });
    const radius = distanceIn(head);
    const [city] = radius === undefined ? [] : find(core, around);
    return radius === undefined || city === undefined
      ? cities
      : withDistances(placesWithin(index, city, radius.km, MAX_SUGGESTIONS), radius.unit);
  }
  return withLabels(find(head, around, misspelledRankOf));
}

/**
 * Returns the place that a text names, best known first; undefined if it is no whole name. The last words may
 * be the area: 'austin tx'. Codes count only as areas, except those in `LOWER_CODES`.
 */
export function findNamedPlace(
  index: SuggestionIndex,
  { text, homeCountry }: PlaceQuery,
): IndexedPlace | undefined {
  const words = fold(text).split(' ');
  for (let end = words.length; end > 0; end -= 1) {
    const [name, area] = [words.slice(0, end).join(' '), words.slice(end).join(' ')];
    const areas = area === '' ? [] : [area];
    const [found] = findPlaces(index, { name, areas, homeCountry }, wholeRankOf).filter(
      ({ within }) => area === '' || within.some(({ names, codes }) => [...names, ...codes].includes(area)),
    );
    if (found) return found;
  }
  return undefined;
}

function wholeRankOf(name: IndexedName, text: string): number | undefined {
  if (name.folded !== text || name.kind === 'part') return undefined;
  if ((name.kind === 'code' || text.length <= MAX_SHORT_LENGTH) && !LOWER_CODES.has(text)) return undefined;
  return rankOf(name, text);
}

interface RankedPlace {
  readonly of: IndexedPlace;
  readonly rank: number;
}

interface Wanted {
  readonly name: string;
  /** Names or codes of what the place is in. */
  readonly areas: readonly string[];
  readonly homeCountry: string | undefined;
}

function findPlaces(
  index: SuggestionIndex,
  { name: text, areas, homeCountry }: Wanted,
  toRank: typeof rankOf,
): IndexedPlace[] {
  if ([...text.replaceAll(' ', '')].length < MIN_LETTERS) return [];
  const best = new Map<IndexedPlace, number>();
  for (const name of index.get(text.slice(0, 2)) ?? []) {
    const rank = toRank(name, text);
    if (rank === undefined || rank >= (best.get(name.place) ?? Number.POSITIVE_INFINITY)) continue;
    if (isWithin(name.place, areas)) best.set(name.place, rank);
  }
  const places = new Map<string, IndexedPlace>();
  const ranked = [...best].map(([of, rank]): RankedPlace => ({ of, rank }));
  for (const { of } of ranked.sort(bestFirst(homeCountry))) {
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

/**
 * Lower is better. Returns undefined if the name does not start with the text. A region named 'Bay Area'
 * ranks above San Francisco, which also has this name.
 */
function rankOf({ folded, kind: how, place: of }: IndexedName, text: string): number | undefined {
  if (!folded.startsWith(text)) return undefined;
  const isWhole = folded === text && how !== 'part';
  if (isWhole && how === 'own' && of.kind === 'named region') return -1;
  if (isWhole && isMeant(of, text)) return 0;
  if (how === 'own') return 1;
  return how === 'code' && !isWhole ? undefined : 2;
}

/** Whether a text that is a whole name, or a code, means this place and not the start of a better known one's name. */
function isMeant({ kind, people, employers }: IndexedPlace, text: string): boolean {
  if (kind === 'town') return people >= MIN_LARGE_PEOPLE || text.length > MAX_SHORT_LENGTH;
  return employers > 0 || (kind !== 'region' && text.length > MAX_SHORT_LENGTH);
}

const isSmall = ({ kind, people, employers }: IndexedPlace): boolean =>
  kind === 'town' && people < MIN_LARGE_PEOPLE && employers === 0;

const weightOf = ({ kind }: IndexedPlace): number => (kind === 'town' ? TOWN_WEIGHT : 1);

function bestFirst(homeCountry: string | undefined) {
  const homeRank = (of: IndexedPlace) => (of.place.country === homeCountry && !isSmall(of) ? 0 : 1);
  return ({ of: one, rank }: RankedPlace, { of: other, rank: otherRank }: RankedPlace): number =>
    rank - otherRank ||
    homeRank(one) - homeRank(other) ||
    other.employers * weightOf(other) - one.employers * weightOf(one) ||
    other.people * weightOf(other) - one.people * weightOf(one);
}

/** Whether each text is the code, or the start of a name, of an area that contains the place. */
function isWithin({ within }: IndexedPlace, around: readonly string[]): boolean {
  const isNamed = (text: string) => (wide: AreaNames) =>
    wide.codes.includes(text) || wide.names.some((name) => name.startsWith(text));
  return around.every((text) => within.some(isNamed(text)));
}

/**
 * Labels places as all pages name them, a region that shares its name with a town as '(region)', and a named
 * region with what it stands for.
 */
function withLabels(found: readonly IndexedPlace[]): PlaceSuggestion[] {
  const names = found.map(({ place }) => placeName(place));
  return found.map(({ place, kind }, at) => {
    const name = names[at] ?? '';
    if (kind === 'named region') return { label: `${name} (${membersText(place)})`, ...place };
    const isShared = names.some((other, index) => other === name && index !== at);
    return { label: kind === 'region' && isShared ? name.replace(',', ' (region),') : name, ...place };
  });
}

const ZIP = /^\s*(?:(?:\D*[\s,])?([a-z]{2}),? )?(\d{5})(?:-\d{4})?(?:,? (?:usa?|united states))?\s*$/i;

/**
 * Returns the city of the ZIP code in '94103' or 'San Francisco, CA 94103-1234' and the towns around it. None
 * for codes of other countries, which have five digits too: the state has to be the code's, or the person at
 * home in the USA.
 */
function townsOfZip(index: SuggestionIndex, { text, homeCountry = 'US' }: PlaceQuery): NearPlace[] {
  const [, state, zip] = ZIP.exec(text) ?? [];
  if (zip === undefined || (state === undefined && homeCountry !== 'US')) return [];
  const towns = placesNearZip(index, zip, MAX_SUGGESTIONS);
  const isIn = (town: NearPlace) => town.of.place.state.toUpperCase() === state?.toUpperCase();
  return state === undefined || towns.some(isIn) ? towns : [];
}

/** Labels towns with how far they are; the first is the one that was asked for. */
function withDistances(found: readonly NearPlace[], unit: Distance['unit']): PlaceSuggestion[] {
  return found.map(({ of: { place }, km }, at) => ({
    label: at === 0 ? placeName(place) : `${placeName(place)} (${distanceText(km, unit)})`,
    ...place,
  }));
}

/** Names a few members, and counts more of them: 'Austria, Switzerland, Germany' or '40 countries'. */
function membersText(region: Place): string {
  const members = expandRegion(region);
  if (members.length <= MAX_NAMED_MEMBERS) return members.map(placeName).join(', ');
  const [{ city, state } = region] = members;
  return `${members.length} ${city !== '' ? 'cities' : state !== '' ? 'states' : 'countries'}`;
}
