import type { Region, Town, TownHit } from '../gazetteer/gazetteer.ts';
import type { Item } from './items.ts';

/** What an item is taken for. 'name': a town the gazetteer does not hold, or not there. */
export type Part = 'town' | 'region' | 'country' | 'name' | 'nothing';
export type Taken = { item: Item; part: Part };

/** What the rest of a posting's locations says. */
export type Hints = {
  /** Countries named anywhere among them. */
  countries: ReadonlySet<string>;
  /** They are a list of states, so 'Washington' and 'New York' are states too. */
  states: boolean;
  /** The group begins with an offer of remote work. */
  remote: boolean;
};

/** A part's country and the regions it may lie in; undefined where nothing is said of them. */
export type Bounds = { country: string | undefined; regions: readonly Region[] | undefined };

/** Countries of most postings, whose two- or three-letter code is understood without a town of theirs beside it. */
export const CODED = new Set(
  `US GB IE DE FR ES PT IT NL BE CH AT PL CZ SK RO HU BG GR HR RS SI SE NO DK FI EE LV LT UA TR IL AE SA EG ZA NG KE
  IN PK BD LK SG MY ID PH TH VN JP KR CN TW HK AU NZ CA MX BR AR CL CO PE CR UY PR`.split(/\s+/),
);

const TERRITORIES = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/** Whether a region is a state of the USA or a province of Canada. */
export const isState = ({ country }: Region): boolean => country === 'US' || country === 'CA';

/** Whether a state's name or code is also that of a large town: 'New York', 'Washington', 'NY', 'LA'. */
export const isBigTown = ({ towns, spelled }: Item): boolean =>
  towns.some(({ town, alias }) => town.people > 500 && !(alias && spelled));

/** The items taken for a part, in order. */
export const taken = (all: readonly Taken[], part: Part): Item[] =>
  all.filter((one) => one.part === part).map(({ item }) => item);

const ORDERS = /^(t*r*c*|c*r*t*|c*t*r*c*|c*r*c*|c*r*t*c*|t+c+r+)$/;
const LETTERS: Record<Part, string> = { town: 't', region: 'r', country: 'c', name: 't', nothing: '' };

/** Whether the parts stand as in an address, from narrow to wide or from wide to narrow. */
export const inOrder = (all: readonly Taken[]): boolean =>
  ORDERS.test(all.map(({ part }) => LETTERS[part]).join(''));

/** More known names than these are not left out of one place: a quarter, and a second name of the town. */
const MOST_LEFT_OUT = 2;
const isLeftOut = ({ item, part }: Taken): boolean => part === 'nothing' && item.known && item.whole;

const BEGINNINGS = /^(t*r*c*|c*r*t*c*|c*t*r*c*|t+c+r*)$/;

/** Whether the items taken for a town may all mean the same one. */
function isOneTown(all: readonly Taken[]): boolean {
  const [first, ...rest] = taken(all, 'town');
  return (
    rest.length === 0 ||
    first?.towns.some(({ town }) => rest.every(({ towns }) => towns.some((other) => other.town === town))) ===
      true
  );
}

const begins = new Map<string, boolean>();

/** Whether letters of parts begin an address; there are few, so each is looked up but once. */
function isBeginning(letters: string): boolean {
  const known = begins.get(letters) ?? BEGINNINGS.test(letters);
  begins.set(letters, known);
  return known;
}

/** How far a reading has got: its parts in letters, how many known names it leaves out, how many it takes as unknown towns. */
export type Reading = { all: readonly Taken[]; letters: string; leftOut: number; names: number };

/** A reading with one more part; undefined where no address begins so, or its parts contradict each other. */
export function goOn({ all, letters, leftOut, names }: Reading, one: Taken): Reading | undefined {
  const more: Reading = {
    all: [...all, one],
    letters: letters + LETTERS[one.part],
    leftOut: leftOut + (isLeftOut(one) ? 1 : 0),
    names: names + (one.part === 'name' ? 1 : 0),
  };
  if (more.leftOut > MOST_LEFT_OUT || more.names > 1 || !isBeginning(more.letters)) return undefined;
  if (one.part === 'town' && !isOneTown(more.all)) return undefined;
  return (one.part === 'region' || one.part === 'country') && !boundsOf(more.all) ? undefined : more;
}

function agreedCountry(named: readonly string[]): string | undefined | false {
  const all = [...new Set(named)];
  if (all.length < 2) return all[0];
  const territory = all.find((code) => TERRITORIES.has(code));
  return all.length === 2 && all.includes('US') && territory !== undefined ? territory : false;
}

/** The country and regions the items agree on; undefined where they contradict each other. */
export function boundsOf(all: readonly Taken[]): Bounds | undefined {
  const country = agreedCountry(taken(all, 'country').map((item) => item.country ?? ''));
  if (country === false) return undefined;
  const [first, ...rest] = taken(all, 'region');
  const regions = first?.regions.filter(
    (region) =>
      (country === undefined || region.country === country) &&
      rest.every((other) => other.regions.includes(region)),
  );
  return regions?.length === 0 ? undefined : { country, regions };
}

/** How much a town weighs: its number of people in powers of ten; being found by another name costs a little. */
const weight = ({ town, alias }: TownHit) => Math.log10(town.people * 1000 + 10) - (alias ? 0.3 : 0);

/** How much likelier a town is where nothing but its name is given: most postings are in the USA, few in some countries. */
const usual = (country: string): number => (country === 'US' ? 0.5 : CODED.has(country) ? 0.25 : 0);
/** What being found by another name costs where nothing else is said. */
const BY_ALIAS = 0.7;
/** A name posted with the diacritics it has in one country: 'San José'. */
const SPELLED = 1;

/** The likeliest town within bounds that all the items may mean, and its weight. */
export function agreedTown(
  items: readonly Item[],
  { country, regions }: Bounds,
  hints: Hints,
): { town: Town; weight: number } | undefined {
  const [first, ...rest] = items;
  const free = country === undefined && regions === undefined;
  let best: { town: Town; weight: number; likely: number } | undefined;
  for (const hit of first?.towns ?? []) {
    const { town } = hit;
    if (country !== undefined && town.country !== country) continue;
    if (regions !== undefined && !(town.region && regions.includes(town.region))) continue;
    if (!rest.every(({ towns }) => towns.some((other) => other.town === town))) continue;
    const named = free && hints.countries.has(town.country) ? 1.3 : 0;
    const exact = /[^ -~]/.test(town.name) && town.name === first?.text ? SPELLED : 0;
    const likely =
      weight(hit) + named + (free ? usual(town.country) + exact - (hit.alias ? BY_ALIAS : 0) : 0);
    if (!best || likely > best.likely) best = { town, weight: weight(hit), likely };
  }
  return best;
}
