import type { Region, Town } from '../gazetteer/gazetteer-lines.ts';
import type { TownMatch } from '../gazetteer/town-index.ts';
import type { Item } from './group-items.ts';

/** 'name' is a town that the gazetteer does not have, or not in that region. */
export type ItemKind = 'town' | 'region' | 'country' | 'name' | 'nothing';
export type ClassifiedItem = { item: Item; kind: ItemKind };

/** Facts from the other locations of a posting. */
export type Hints = {
  countries: ReadonlySet<string>;
  /** The locations are a list of states, so 'Washington' and 'New York' are states too. */
  areStates: boolean;
  /** The locations are a list of nothing but states: 'Texas, USA; Washington, USA'. */
  areAllStates: boolean;
  /** The locations are a list of countries, so 'Georgia' is one too. */
  areCountries: boolean;
  /** The countries of the towns in the other locations, so 'CA' beside Toronto is Canada. */
  townCountries: ReadonlySet<string>;
  /** The group starts with 'remote'. */
  startsRemote: boolean;
};

/** A country and the regions that remain possible; undefined if unrestricted. */
export type Bounds = { country: string | undefined; regions: readonly Region[] | undefined };

/** Common countries, whose code is accepted without a town of theirs beside it. */
export const COUNTRIES_KNOWN_BY_CODE = new Set(
  `US GB IE DE FR ES PT IT NL BE CH AT PL CZ SK RO HU BG GR HR RS SI SE NO DK FI EE LV LT UA TR IL AE SA EG ZA NG KE
  IN PK BD LK SG MY ID PH TH VN JP KR CN TW HK AU NZ CA MX BR AR CL CO PE CR UY PR`.split(/\s+/),
);

const TERRITORIES = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/** A state of the USA or a province of Canada. */
export const isState = ({ country }: Region): boolean => country === 'US' || country === 'CA';

/** The name or code of a state is also that of a large town: 'New York', 'Washington', 'NY', 'LA'. */
export const isBigTown = ({ towns, isSpelledOut }: Item): boolean =>
  towns.some(({ town, isAlias }) => town.people > 500 && !(isAlias && isSpelledOut));

export const itemsOfKind = (all: readonly ClassifiedItem[], kind: ItemKind): Item[] =>
  all.filter((one) => one.kind === kind).map(({ item }) => item);

const ADDRESS_ORDER = /^(c+r+t+r+c*|t*r*c*|c*r*t*|c*t*r*c*|c*r*c*|c*r*t*c*|t+c+r+)$/;
const LETTERS: Record<ItemKind, string> = { town: 't', region: 'r', country: 'c', name: 't', nothing: '' };

/** 'US-WA-Everett, Washington' and 'Montréal, Quebec, Quebec' name their state twice, so the second isn't a town. */
export const repeatsState = (all: readonly ClassifiedItem[]): boolean =>
  /^c+r+t+r|^t+rr/.test(all.map(({ kind }) => LETTERS[kind]).join(''));

/** Addresses go from narrow to wide, or from wide to narrow. */
export const isInAddressOrder = (all: readonly ClassifiedItem[]): boolean =>
  ADDRESS_ORDER.test(all.map(({ kind }) => LETTERS[kind]).join(''));

/** A place may skip a quarter and a second name of its town, but no more known names. */
const MAX_SKIPPED = 2;
const isSkipped = ({ item, kind }: ClassifiedItem): boolean =>
  kind === 'nothing' && item.isKnown && item.isWhole;

const ADDRESS_START = /^(c+r+t+r*c*|t*r*c*|c*r*t*c*|c*t*r*c*|t+c+r*)$/;

/** Whether all town items may mean the same town. */
function isOneTown(all: readonly ClassifiedItem[]): boolean {
  const [first, ...rest] = itemsOfKind(all, 'town');
  return (
    rest.length === 0 ||
    first?.towns.some(({ town }) => rest.every(({ towns }) => towns.some((other) => other.town === town))) ===
      true
  );
}

const startCache = new Map<string, boolean>();

/** Cached, because there are few distinct values. */
function isAddressStart(letters: string): boolean {
  const known = startCache.get(letters) ?? ADDRESS_START.test(letters);
  startCache.set(letters, known);
  return known;
}

/** A partial classification: `letters` are its kinds, `skipped` counts known names, `names` unknown towns. */
export type Reading = { all: readonly ClassifiedItem[]; letters: string; skipped: number; names: number };

/** Adds an item. Returns undefined if no address starts this way, or the items contradict each other. */
export function extendReading(
  { all, letters, skipped, names }: Reading,
  one: ClassifiedItem,
): Reading | undefined {
  const more: Reading = {
    all: [...all, one],
    letters: letters + LETTERS[one.kind],
    skipped: skipped + (isSkipped(one) ? 1 : 0),
    names: names + (one.kind === 'name' ? 1 : 0),
  };
  if (more.skipped > MAX_SKIPPED || more.names > 1 || !isAddressStart(more.letters)) return undefined;
  if (one.kind === 'town' && !isOneTown(more.all)) return undefined;
  return (one.kind === 'region' || one.kind === 'country') && !agreedBounds(more.all) ? undefined : more;
}

function agreedCountry(named: readonly string[]): string | undefined | false {
  const all = [...new Set(named)];
  if (all.length < 2) return all[0];
  const territory = all.find((code) => TERRITORIES.has(code));
  return all.length === 2 && all.includes('US') && territory !== undefined ? territory : false;
}

/** Returns undefined if the items contradict each other. */
export function agreedBounds(all: readonly ClassifiedItem[]): Bounds | undefined {
  const country = agreedCountry(itemsOfKind(all, 'country').map((item) => item.country ?? ''));
  if (country === false) return undefined;
  const [first, ...rest] = itemsOfKind(all, 'region');
  const regions = first?.regions.filter(
    (region) =>
      (country === undefined || region.country === country) &&
      rest.every((other) => other.regions.includes(region)),
  );
  return regions?.length === 0 ? undefined : { country, regions };
}

/** The logarithm of the population, a little less for an alias. */
const weight = ({ town, isAlias }: TownMatch) => Math.log10(town.people * 1000 + 10) - (isAlias ? 0.3 : 0);

/** Applies if only a name is given: most postings are in the USA, few in uncommon countries. */
const countryPrior = (country: string): number =>
  country === 'US' ? 0.5 : COUNTRIES_KNOWN_BY_CODE.has(country) ? 0.25 : 0;
/** Applies if only a name is given. */
const ALIAS_COST = 0.7;
/** The posted diacritics match: 'San José'. */
const EXACT_SPELLING = 1;
/** Outweighs any population: 'Bethlehem, PA' is not Belém, which is also called so, in Pará. */
const OWN_NAME_IN_STATE = 10;

/** Returns the likeliest town within the bounds that all items may mean. */
export function agreedTown(
  items: readonly Item[],
  { country, regions }: Bounds,
  hints: Hints,
): { town: Town; weight: number } | undefined {
  const [first, ...rest] = items;
  const isUnbounded = country === undefined && regions === undefined;
  const isByRegion = country === undefined && regions !== undefined;
  let best: { town: Town; weight: number; likelihood: number } | undefined;
  for (const match of first?.towns ?? []) {
    const { town } = match;
    if (country !== undefined && town.country !== country) continue;
    if (regions !== undefined && !(town.region && regions.includes(town.region))) continue;
    if (!rest.every(({ towns }) => towns.some((other) => other.town === town))) continue;
    const named = isUnbounded && hints.countries.has(town.country) ? 1.3 : 0;
    const isInState = isByRegion && town.region !== undefined && isState(town.region);
    const inState = isInState && !match.isAlias ? OWN_NAME_IN_STATE : 0;
    const exact = /[^ -~]/.test(town.name) && town.name === first?.text ? EXACT_SPELLING : 0;
    const likelihood =
      weight(match) +
      named +
      inState +
      (isUnbounded ? countryPrior(town.country) + exact - (match.isAlias ? ALIAS_COST : 0) : 0);
    if (!best || likelihood > best.likelihood) best = { town, weight: weight(match), likelihood };
  }
  return best;
}
