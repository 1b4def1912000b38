import { fold } from '@daybreak/contract/fold.ts';
import * as z from 'zod';
import { parseLocations } from '../../functions/places/parse/parse-locations.ts';
import type { Place } from '../../functions/places/place.ts';
import { labeledRows } from '../../functions/test-data/labeled-rows.ts';
import { type Score, scoreRows } from './score-rows.ts';

const Places = z.array(z.object({ city: z.string(), state: z.string(), country: z.string() }));

/** Maps an alias and country, such as 'bangalore IN', to the folded city name that places.tsv uses. */
function readAliases(folder: string): ReadonlyMap<string, string> {
  const rows = labeledRows(folder, 'city_aliases.tsv', ['city_in_places_tsv', 'country', 'also_accept']);
  return new Map(
    rows?.flatMap(({ city_in_places_tsv: city, country, also_accept: others }) =>
      others.split(';').map((alias): [string, string] => [`${fold(alias)} ${country}`, fold(city)]),
    ),
  );
}

/**
 * Compares places by the labels' rules. Case, diacritics and aliases are ignored. States must match in the
 * USA and Canada, and elsewhere only if both places have one. In Hong Kong and Singapore only the country
 * counts.
 */
export function isSamePlace(one: Place, other: Place, aliases: ReadonlyMap<string, string>): boolean {
  if (one.country !== other.country) return false;
  if (one.country === 'HK' || one.country === 'SG') return true;
  const city = (place: Place) => aliases.get(`${fold(place.city)} ${place.country}`) ?? fold(place.city);
  const [state, otherState] = [fold(one.state), fold(other.state)];
  const mustMatch = one.country === 'US' || one.country === 'CA';
  const states = mustMatch ? state === otherState : state === '' || otherState === '' || state === otherState;
  return city(one) === city(other) && states;
}

/** Scores places, remote and hybrid on places.tsv. Returns undefined without that file. */
export function scorePlaces(folder: string): Score[] | undefined {
  const aliases = readAliases(folder);
  const rows = labeledRows(folder, 'places.tsv', ['location_string', 'expected', 'remote', 'hybrid']);
  const parsed = rows?.map((labeled) => ({
    labeled,
    expected: Places.parse(JSON.parse(labeled.expected)),
    read: parseLocations([labeled.location_string]),
  }));
  type Parsed = NonNullable<typeof parsed>[number];
  const hasSamePlaces = ({ expected, read }: Parsed) =>
    expected.length === read.places.length &&
    expected.every((place) => read.places.some((other) => isSamePlace(place, other, aliases)));
  const scoreMetric = (name: string, isCorrect: (row: Parsed) => boolean, label: (row: Parsed) => string) =>
    scoreRows(
      `places, ${name}`,
      parsed ?? [],
      isCorrect,
      (row) => `'${row.labeled.location_string}' is ${label(row)}, read as ${JSON.stringify(row.read)}`,
    );
  return (
    parsed && [
      scoreMetric('exact match', hasSamePlaces, ({ labeled }) => labeled.expected),
      ...(['remote', 'hybrid'] as const).map((mode) =>
        scoreMetric(
          mode,
          ({ labeled, read }) => String(read[mode]) === labeled[mode],
          ({ labeled }) => `${mode} ${labeled[mode]}`,
        ),
      ),
    ]
  );
}
