import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { jobTypeOf } from './job-type.ts';
import { fold } from './places/fold.ts';
import type { Place } from './places/place.ts';
import { readPlaces } from './places/read-places.ts';
import { roleOf } from './role.ts';
import { seniorityOf } from './seniority.ts';
import { cleanTitle } from './title.ts';

/** A line of the bench table; `ok` is whether the budget is kept. */
export type Row = { what: string; value: string; budget?: string; ok?: boolean };

const DEFAULT_FOLDER = '../shared/data/labels';
const Places = z.array(z.object({ city: z.string(), state: z.string(), country: z.string() }));

/** The rows of a tab-separated file with a header, as records; none where the file is absent. */
function rowsOf(folder: string, file: string): Record<string, string>[] {
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  const [head = '', ...lines] = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** Further names of a town that count as right, by folded name and country (city_aliases.tsv). */
function aliasesIn(folder: string): ReadonlyMap<string, string> {
  return new Map(
    rowsOf(folder, 'city_aliases.tsv').flatMap(
      ({ city_in_places_tsv: city = '', country = '', also_accept: more = '' }) =>
        more.split(';').map((alias): [string, string] => [`${fold(alias)} ${country}`, fold(city)]),
    ),
  );
}

/**
 * Whether two places are the same by the rules of the labels: case, diacritics and aliases do not count, states do in
 * the USA and Canada, elsewhere only where both name one; Hong Kong and Singapore go by country.
 */
export function samePlace(one: Place, other: Place, aliases: ReadonlyMap<string, string>): boolean {
  if (one.country !== other.country) return false;
  if (one.country === 'HK' || one.country === 'SG') return true;
  const city = (place: Place) => aliases.get(`${fold(place.city)} ${place.country}`) ?? fold(place.city);
  const [state, otherState] = [fold(one.state), fold(other.state)];
  const strict = one.country === 'US' || one.country === 'CA';
  const states = strict ? state === otherState : state === '' || otherState === '' || state === otherState;
  return city(one) === city(other) && states;
}

type Tally = { right: number; all: number };
const percent = ({ right, all }: Tally) => `${((100 * right) / all).toFixed(1)} % (${right} of ${all})`;
const rowOf = (what: string, tally: Tally, budget: number): Row => ({
  what,
  value: percent(tally),
  budget: `${budget} %`,
  ok: tally.right >= (tally.all * budget) / 100,
});

function count(tally: Tally, right: boolean, notes: string[], wrong: string): void {
  tally.all++;
  if (right) tally.right++;
  else notes.push(wrong);
}

const zero = (): Tally => ({ right: 0, all: 0 });

function scoreTitles(folder: string, notes: string[]): Row[] {
  const [roles, types, levels] = [zero(), zero(), zero()];
  for (const { job_title: raw = '', role, type, seniority } of rowsOf(folder, 'roles.tsv')) {
    const title = cleanTitle(raw);
    const found = { role: roleOf(title, []) ?? '-', type: jobTypeOf(title) };
    const level = seniorityOf(title, found.type === 'In');
    count(roles, found.role === role, notes, `role of '${raw}': ${role}, read as ${found.role}`);
    count(types, found.type === type, notes, `type of '${raw}': ${type}, read as ${found.type}`);
    count(levels, level === seniority, notes, `level of '${raw}': ${seniority}, read as ${level}`);
  }
  if (roles.all === 0) return [];
  return [
    rowOf('labels: role', roles, 95),
    rowOf('labels: job type', types, 95),
    rowOf('labels: seniority', levels, 90),
  ];
}

function scorePlaces(folder: string, notes: string[]): Row[] {
  const aliases = aliasesIn(folder);
  const [places, remote, hybrid] = [zero(), zero(), zero()];
  for (const row of rowsOf(folder, 'places.tsv')) {
    const posted = row['location_string'] ?? '';
    const expected = Places.parse(JSON.parse(row['expected'] ?? '[]'));
    const found = readPlaces([posted]);
    const same =
      expected.length === found.places.length &&
      expected.every((place) => found.places.some((other) => samePlace(place, other, aliases)));
    const wrong = (what: string) =>
      `${what} of '${posted}': ${row['expected']}, read as ${JSON.stringify(found)}`;
    count(places, same, notes, wrong('places'));
    count(remote, String(found.remote) === row['remote'], notes, wrong('remote'));
    count(hybrid, String(found.hybrid) === row['hybrid'], notes, wrong('hybrid'));
  }
  if (places.all === 0) return [];
  return [
    rowOf('labels: places exact', places, 95),
    rowOf('labels: remote', remote, 97),
    rowOf('labels: hybrid', hybrid, 97),
  ];
}

/**
 * Scores what is read into titles and locations against hand-labelled rows: roles.tsv and places.tsv of a folder, with
 * city_aliases.tsv beside them. The rows still wrong are the notes. A folder without them is skipped aloud.
 */
export const bench: {
  name: string;
  run(args: { folder?: string }): Promise<{ rows: Row[]; notes?: string[] }>;
} = {
  name: 'labels',
  async run({ folder = DEFAULT_FOLDER }) {
    const notes: string[] = [];
    const rows = [...scoreTitles(folder, notes), ...scorePlaces(folder, notes)];
    if (rows.length > 0) return { rows, notes };
    return { rows, notes: [`labels: skipped, ${folder} holds neither roles.tsv nor places.tsv`] };
  },
};
