import { fold } from '@daybreak/contract/fold.ts';
import { type Place, placeKey } from './place.ts';

/** A region that postings name instead of countries or states: it stands for a set of them. */
export interface Territory {
  readonly name: string;
  readonly members: readonly Place[];
}

const countries = (codes: string): Place[] =>
  codes.split(' ').map((country) => ({ city: '', state: '', country }));
/** The District of Columbia is Washington. */
const states = (codes: string): Place[] =>
  codes.split(' ').map((state) => ({ city: state === 'DC' ? 'Washington' : '', state, country: 'US' }));

const NORDICS = 'DK FI IS NO SE';
const BALTICS = 'EE LT LV';
const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const EUROPE = `${EUROPEAN_UNION} AL BA CH GB IS LI MD ME MK NO RS UA`;
const GULF = 'AE BH KW OM QA SA';
const MIDDLE_EAST = `${GULF} EG IL IQ JO LB TR YE`;
const NORTH_AFRICA = 'DZ EG LY MA TN';
const AFRICA = 'BW CI CM DZ EG ET GH KE MA MU NA NG RW SN TN TZ UG ZA ZM ZW';
const EAST_ASIA = 'CN HK JP KR TW';
const SOUTH_ASIA = 'BD IN LK NP PK';
const SOUTHEAST_ASIA = 'ID KH MY PH SG TH VN';
const ASIA = `${EAST_ASIA} ${SOUTH_ASIA} ${SOUTHEAST_ASIA}`;
const AUSTRALASIA = 'AU NZ';
const SOUTH_AMERICA = 'AR BO BR CL CO EC PE PY UY VE';
const CENTRAL_AMERICA = 'CR GT HN NI PA SV';
const LATIN_AMERICA = 'AR BO BR CL CO CR DO EC GT HN MX NI PA PE PR PY SV UY VE';
const EAST_COAST = 'CT DE FL GA MA MD ME NC NH NJ NY PA RI SC VA VT DC';
const WEST_COAST = 'CA OR WA';
const MIDWEST = 'IA IL IN KS MI MN MO ND NE OH SD WI';
const CONTIGUOUS = `${EAST_COAST} ${WEST_COAST} ${MIDWEST} AL AR AZ CO ID KY LA MS MT NM NV OK TN TX UT WV WY`;

/**
 * Geographic regions as the United Nations' M49 divides the world, and groups of countries and states by their own definition
 * (DACH, the Gulf Cooperation Council, the 48 contiguous states). Of Africa, Asia and the Middle East they have the countries
 * in which employers post, so that a region stays small enough to look up. A name comes first among its words.
 */
const TABLE: readonly (readonly [words: string, members: readonly Place[]])[] = [
  [
    'North America|NA|NORAM|NAMER|Nordamerika|Norteamérica|Amérique du Nord|América do Norte',
    countries('US CA'),
  ],
  [
    'Latin America|LATAM|América Latina|Latinoamérica|Amérique latine|Lateinamerika|America Latina|Ameryka Łacińska',
    countries(LATIN_AMERICA),
  ],
  ['Americas|The Americas|AMER|AMERS', countries(`US CA ${LATIN_AMERICA}`)],
  ['South America|Sudamérica|América do Sul|Südamerika|Amérique du Sud', countries(SOUTH_AMERICA)],
  ['Central America|Centroamérica', countries(CENTRAL_AMERICA)],
  ['Caribbean', countries('BB BS DO JM PR TT')],
  ['Europe|Europa|europaweit', countries(EUROPE)],
  [
    'European Union|EU|EEA|Union européenne|Unión Europea|União Europeia|Unione europea|Europäische Union|Unia Europejska',
    countries(EUROPEAN_UNION),
  ],
  ['EMEA|Europe Middle East and Africa|EMEA region', countries(`${EUROPE} ${MIDDLE_EAST} ${AFRICA}`)],
  ['Western Europe|Westeuropa|Europe de l’Ouest', countries('AT BE CH DE ES FR GB IE IT LU NL PT')],
  ['Northern Europe', countries(`${NORDICS} ${BALTICS} GB IE`)],
  ['Southern Europe', countries('CY ES GR HR IT MT PT SI')],
  ['Eastern Europe|Osteuropa', countries('BG CZ HU MD PL RO SK UA')],
  ['Central Europe|Mitteleuropa', countries('AT CH CZ DE HU LI PL SI SK')],
  ['Central and Eastern Europe|CEE', countries(`AL BG CZ HR HU PL RO RS SI SK UA ${BALTICS}`)],
  ['Austria, Germany and Switzerland|DACH|DACH region|D A CH', countries('AT CH DE')],
  ['Nordic countries|Nordics|The Nordics', countries(NORDICS)],
  ['Scandinavia|Skandinavien', countries('DK NO SE')],
  ['Baltic states|Baltics|The Baltics', countries(BALTICS)],
  ['Benelux', countries('BE LU NL')],
  ['United Kingdom and Ireland|UK and Ireland|UKI|UK and I|British Isles', countries('GB IE')],
  ['Balkans', countries('AL BA BG GR HR ME MK RO RS SI')],
  ['Iberia', countries('ES PT')],
  ['Middle East', countries(MIDDLE_EAST)],
  ['Gulf countries|GCC', countries(GULF)],
  ['Middle East and North Africa|MENA', countries(`${MIDDLE_EAST} ${NORTH_AFRICA}`)],
  ['Middle East and Africa|MEA', countries(`${MIDDLE_EAST} ${AFRICA}`)],
  ['North Africa', countries(NORTH_AFRICA)],
  ['Africa', countries(AFRICA)],
  ['Asia|Asien', countries(ASIA)],
  ['APAC|Asia Pacific|APJ|JAPAC|Asia Pacific Japan', countries(`${ASIA} ${AUSTRALASIA}`)],
  ['East Asia', countries(EAST_ASIA)],
  ['South Asia', countries(SOUTH_ASIA)],
  ['Southeast Asia|South East Asia|SEA region|ASEAN', countries(SOUTHEAST_ASIA)],
  ['Australia and New Zealand|ANZ|Oceania', countries(AUSTRALASIA)],
  [
    'Contiguous 48 states|contiguous US|contiguous United States|continental US|continental USA|continental United States|lower 48 states|lower 48|48 contiguous states|CONUS',
    states(CONTIGUOUS),
  ],
  ['East Coast|US East Coast|Eastern United States', states(EAST_COAST)],
  ['West Coast|US West Coast', states(WEST_COAST)],
  ['Midwest|US Midwest', states(MIDWEST)],
  ['New England', states('CT MA ME NH RI VT')],
  ['Pacific Northwest|PNW', states('OR WA')],
];

const once = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [placeKey(place), place])).values(),
];

const TERRITORIES = TABLE.map(([words, members]) => {
  const [name = '', ...more] = words.split('|');
  return { territory: { name, members: once(members) }, words: [name, ...more] };
});
const byWord = new Map(
  TERRITORIES.flatMap(({ territory, words }) =>
    words.map((word): [string, Territory] => [fold(word), territory]),
  ),
);
const keyOf = (places: readonly Place[]): string => places.map(placeKey).toSorted().join(' ');
const byMembers = new Map(
  TERRITORIES.map(({ territory }): [string, string] => [keyOf(territory.members), territory.name]),
);

/** Returns the territory that a folded phrase names: 'emea', 'contiguous 48 states'. */
export const territoryByWord = (folded: string): Territory | undefined => byWord.get(folded);

/** Returns the members of a territory by its name. Throws for an unknown one. */
export function membersOf(name: string): readonly Place[] {
  const territory = byWord.get(fold(name));
  if (!territory) throw new Error(`There is no territory called ${name}.`);
  return territory.members;
}

/** Returns the name of the territory whose members the places are, if they are at least three. */
export const territoryNameOf = (places: readonly Place[]): string | undefined =>
  places.length < 3 ? undefined : byMembers.get(keyOf(places));
