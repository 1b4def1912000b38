import { EVERYDAY } from './filler.ts';
import { fold } from './fold.ts';
import type { Region, Town, TownHit } from './gazetteer.ts';
import type { Item } from './items.ts';
import { type Place, placeOf } from './place.ts';

/** What the rest of a posting's locations says. */
export type Hints = {
  /** Countries named anywhere among them. */
  countries: ReadonlySet<string>;
  /** They are a list of states, so 'Washington' and 'New York' are states too. */
  states: boolean;
  /** The group offers remote work. */
  remote: boolean;
};

/** Some neighbouring items read as one place, and how good a reading that is: higher is better. */
export type Chunk = { place: Place; score: number; bare: boolean };

/** What an item is taken for. 'name': a town the gazetteer does not hold, or not there. */
type Part = 'town' | 'region' | 'country' | 'name' | 'nothing';
type Taken = { item: Item; part: Part };

const CITY_STATES = new Set(['SG', 'HK', 'MO', 'MC']);
const TERRITORIES = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
/** Codes that are seldom a country's when they stand alone. */
const NOT_ALONE = new Set(
  'AI AM AN AND ARE AS AT BE BY DO EST ET FIN GO HR ID IO IS IT MS MY NA NO PER PM SO TO TV'.split(' '),
);

/** The price of a place: two are named only where one reading does not explain the words as well. */
const PLACE = 3;
const IN_REGION = 4.9;
const IN_COUNTRY = 3;
const BOTH = 3;
/** A second name for what is already named ('MX - Mexico City, Mexico', 'Milan Milano'). */
const AGAIN = 4.5;

const isState = ({ country }: Region) => country === 'US' || country === 'CA';
const isBig = ({ towns }: Item) => towns.some(({ town, alias }) => !alias && town.people > 500);
const size = ({ town, alias }: TownHit) => Math.log10(town.people * 1000 + 10) - (alias ? 0.3 : 0);

function agreedCountry(named: readonly string[]): string | undefined | false {
  const all = [...new Set(named)];
  if (all.length < 2) return all[0];
  const territory = all.find((code) => TERRITORIES.has(code));
  return all.length === 2 && all.includes('US') && territory !== undefined ? territory : false;
}

/** Regions every region item may mean, in the country named; undefined where no item is a region. */
function agreedRegions(items: readonly Item[], country: string | undefined): readonly Region[] | undefined {
  const [first, ...rest] = items;
  return first?.regions.filter(
    (region) =>
      (country === undefined || region.country === country) &&
      rest.every(({ regions }) => regions.includes(region)),
  );
}

/** The likeliest town all the town items may mean. */
function agreedTown(
  items: readonly Item[],
  country: string | undefined,
  regions: readonly Region[] | undefined,
  hints: Hints,
): { town: Town; score: number } | undefined {
  const [first, ...rest] = items;
  const alone = country === undefined && regions === undefined;
  let best: { town: Town; score: number; weight: number } | undefined;
  for (const hit of first?.towns ?? []) {
    const { town } = hit;
    if (country !== undefined && town.country !== country) continue;
    if (regions !== undefined && !(town.region && regions.includes(town.region))) continue;
    if (!rest.every(({ towns }) => towns.some((other) => other.town === town))) continue;
    const bias = alone
      ? (hints.countries.has(town.country) ? 1.3 : 0) + (town.country === 'US' ? 0.3 : 0)
      : 0;
    const weight = size(hit) + bias;
    if (!best || weight > best.weight) best = { town, score: size(hit), weight };
  }
  return best;
}

/** Whether the name of a state, without another one beside it, means the state: 'Ontario', but not 'New York'. */
function isStateRather(item: Item, town: Town): boolean {
  const own = item.towns.some((hit) => hit.town === town && !hit.alias);
  return item.spelled && item.regions.some(isState) && !(own && town.people > 500);
}

/** Whether a town item may stand for a town although nothing around it confirms that. */
function mayStandAlone(item: Item, town: Town): boolean {
  if (item.country !== undefined) return CITY_STATES.has(item.country);
  if (!item.whole && (EVERYDAY.has(fold(item.text)) || town.people < 100)) return false;
  return town.people >= 5 || item.towns.some(({ alias }) => alias);
}

const of = (taken: readonly Taken[], part: Part) =>
  taken.filter((one) => one.part === part).map(({ item }) => item);
const ORDERS = /^(t*r*c*|c*r*t*|c*t*r*c*|c*t*c*|c*r*c*|c*r*t*c*)$/;
const LETTERS: Record<Part, string> = { town: 't', region: 'r', country: 'c', name: 't', nothing: '' };

function townScore(
  taken: readonly Taken[],
  hints: Hints,
  country: string | undefined,
  regions: readonly Region[] | undefined,
) {
  const items = of(taken, 'town');
  const best = agreedTown(items, country, regions, hints);
  const [item] = items;
  if (!best || !item) return undefined;
  const confirmed = regions !== undefined || country !== undefined;
  if (regions === undefined && isStateRather(item, best.town)) return undefined;
  if (!confirmed && !mayStandAlone(item, best.town)) return undefined;
  let score = best.score - PLACE + (items.length - 1) * AGAIN;
  if (regions !== undefined) score += IN_REGION + (country === undefined ? 0 : BOTH);
  else if (country !== undefined) score += IN_COUNTRY;
  else if (EVERYDAY.has(fold(item.text))) score -= 2;
  if (!item.whole) score -= confirmed ? 0.3 : 2;
  for (const skipped of of(taken, 'nothing')) {
    if (!skipped.known || !skipped.whole) continue;
    const other = Math.max(0, ...skipped.towns.map(({ town }) => town.people));
    const here = skipped.towns.some(({ town }) => town.country === best.town.country);
    if (!confirmed || here || other * 8 > best.town.people) return undefined;
    score += 1.2;
  }
  return { town: best.town, score };
}

function wideScore(
  taken: readonly Taken[],
  hints: Hints,
  country: string | undefined,
  regions: readonly Region[] | undefined,
) {
  if (taken.some(({ item, part }) => part === 'nothing' && item.known && item.whole)) return undefined;
  const [state] = of(taken, 'region');
  const [land] = of(taken, 'country');
  let score = 0;
  if (state && regions) {
    score = country === undefined ? (state.spelled ? 1 : 0.8) : 2.6;
    if (regions.some(isState)) score += hints.countries.has('US') || hints.states ? 0.4 : 0.2;
    else if (!state.spelled && country === undefined) return undefined;
    if (state.spelled && isBig(state) && regions.some(isState)) {
      if (hints.states) score += 4;
      if (hints.remote) score += country === undefined ? 2.5 : 3.2;
    }
    if (!state.whole && country === undefined) score -= state.spelled ? 1.5 : 3;
  } else if (land) {
    score = 1;
    if (!land.spelled && NOT_ALONE.has(land.text)) score -= 4;
    if (!land.whole) score -= land.spelled ? 0.5 : 3;
  }
  const [name] = of(taken, 'name');
  if (name) score += name.known ? 2.6 : 1.5;
  return score;
}

/** A name no gazetteer town answers to is taken for a town only right before its state or country, or after its state. */
function nameStands(taken: readonly Taken[]): boolean {
  const at = taken.findIndex(({ part }) => part === 'name');
  if (at === -1) return true;
  const rest = taken.filter(({ part }) => part === 'name');
  const before = taken[at - 1]?.part;
  const after = taken[at + 1]?.part;
  return (
    rest.length === 1 &&
    (after === 'region' || after === 'country' || (before === 'region' && at === taken.length - 1))
  );
}

function chunkOf(taken: readonly Taken[], hints: Hints): Chunk | undefined {
  if (!ORDERS.test(taken.map(({ part }) => LETTERS[part]).join(''))) return undefined;
  const country = agreedCountry(of(taken, 'country').map((item) => item.country ?? ''));
  if (country === false || !nameStands(taken)) return undefined;
  const regions = agreedRegions(of(taken, 'region'), country);
  if (regions?.length === 0) return undefined;
  const towns = of(taken, 'town').length > 0;
  if (towns && of(taken, 'name').length > 0) return undefined;
  const extra =
    of(taken, 'country').length +
    of(taken, 'region').length -
    (country === undefined ? 0 : 1) -
    (regions ? 1 : 0);
  const part = of(taken, 'nothing').filter((item) => item.known && !item.whole).length * 0.1;
  if (towns) {
    const found = townScore(taken, hints, country, regions);
    if (!found) return undefined;
    const posted = postedRegion(taken);
    return { place: placeOf({ town: found.town, posted }), score: found.score + extra - part, bare: false };
  }
  if (country === undefined && !regions) return undefined;
  const score = wideScore(taken, hints, country, regions);
  if (score === undefined) return undefined;
  const [name] = of(taken, 'name');
  const [state] = of(taken, 'region');
  const region = regions?.find(isState) ?? regions?.[0];
  const place = placeOf({
    name: name?.text,
    region,
    country,
    posted: state?.spelled ? state.text : undefined,
  });
  return { place, score: score + extra - part, bare: !name };
}

/** The region as the string spells it: a region's name, or what stands between the town and its country. */
function postedRegion(taken: readonly Taken[]): string | undefined {
  const state = taken.find(({ item, part }) => part === 'region' && item.spelled)?.item.text;
  if (state !== undefined) return state;
  const towns = of(taken, 'town');
  if (towns.length === 2) return towns[1]?.text;
  const between = taken.findIndex(({ item, part }) => part === 'nothing' && !item.known);
  if (taken[between - 1]?.part !== 'town' || taken[between + 1]?.part !== 'country') return undefined;
  return taken[between]?.item.text;
}

function partsOf(item: Item): Part[] {
  if (!item.known) return ['nothing', 'name'];
  const parts: Part[] = [];
  if (item.towns.length > 0) parts.push('town');
  if (item.regions.length > 0) parts.push('region');
  if (item.country !== undefined) parts.push('country');
  if (item.towns.length > 0 || !item.whole) parts.push('nothing');
  if (item.towns.length > 0 && item.whole && item.regions.length === 0 && item.country === undefined)
    parts.push('name');
  return parts;
}

/** The best reading of neighbouring items as one place; undefined where they name none together. */
export function bestChunk(items: readonly Item[], hints: Hints): Chunk | undefined {
  let best: Chunk | undefined;
  const take = (taken: readonly Taken[]): void => {
    const item = items[taken.length];
    if (item) {
      for (const part of partsOf(item)) take([...taken, { item, part }]);
      return;
    }
    if (taken.every(({ part }) => part === 'nothing')) return;
    const chunk = chunkOf(taken, hints);
    if (chunk && (!best || chunk.score > best.score)) best = chunk;
  };
  take([]);
  return best;
}
