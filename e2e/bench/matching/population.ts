import { normalizeTitles, uniqueIgnoringCase } from '@daybreak/contract/titles.ts';
import { watcherPlaceKeys } from '../../../functions/places/place-keys.ts';
import type { Job } from '../../../functions/table/job.ts';
import { hashPrefix } from '../../../functions/table/shards.ts';
import { createPreferences, preferredPlace } from './people.ts';

/** Very many people, by what of them is watched. Whoever is one of few is made by `person`, of the same wish. */
export interface Population {
  /** '<hash>#<sub>' of everybody, in the order of the reverse index. */
  readonly people: readonly string[];
  /** The titles that one of them has, in the order of the reverse index. */
  titlesOf(at: number): readonly string[];
  placeKeysOf(at: number): readonly string[];
  /** Whom `person` makes under this number. */
  numberOf(at: number): number;
}

/**
 * Makes the people of these numbers: by the product's own rules, each of which is asked once for each title and each
 * place, as they are the same for very many people.
 */
export function createPopulation(count: number, jobs: readonly Job[]): Population {
  const tidy = jobs.map(({ jobTitle }) => normalizeTitles([jobTitle])[0] ?? '');
  const places = new Map<string, readonly string[]>();
  const keys: string[] = [];
  const titles: (readonly string[])[] = [];
  const placeKeys: (readonly string[])[] = [];
  for (let n = 0; n < count; n += 1) {
    const wish = createPreferences(n, jobs.length);
    const where = `${wish.home} ${wish.width} ${wish.remote}`;
    const known =
      places.get(where) ??
      watcherPlaceKeys({ locations: [preferredPlace(wish, jobs)], includeRemote: wish.remote });
    places.set(where, known);
    placeKeys.push(known);
    titles.push(
      inOrder(uniqueIgnoringCase(wish.titles.map((job) => tidy[job] ?? '').filter((title) => title !== ''))),
    );
    keys.push(`${hashPrefix(wish.sub)}#${wish.sub}`);
    if (n % 100_000 === 99_999) console.error(`  ${(n + 1).toLocaleString('en-US')} people drawn`);
  }
  const order = Uint32Array.from(keys.keys()).sort((one, other) =>
    (keys[one] ?? '') < (keys[other] ?? '') ? -1 : 1,
  );
  return {
    people: Array.from(order, (n) => keys[n] ?? ''),
    titlesOf: (at) => titles[order[at] ?? 0] ?? [],
    placeKeysOf: (at) => placeKeys[order[at] ?? 0] ?? [],
    numberOf: (at) => order[at] ?? 0,
  };
}

const hashes = new Map<string, string>();

/** The part of a watcher's sort key that tells a title from others. */
export function titleHash(title: string): string {
  const known = hashes.get(title) ?? hashPrefix(title);
  hashes.set(title, known);
  return known;
}

const inOrder = (titles: readonly string[]): string[] =>
  titles.toSorted((one, other) => (titleHash(one) < titleHash(other) ? -1 : 1));
