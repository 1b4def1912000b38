import { normalizeTitles, uniqueIgnoringCase } from '@daybreak/contract/titles.ts';
import { encodeHomes } from '../../functions/matching/homes.ts';
import { watcherSkPrefix } from '../../functions/matching/watcher.ts';
import { type FilingKey, filingKeys } from '../../functions/places/place-keys.ts';
import type { WatchedPlaces } from '../../functions/places/place-match.ts';
import type { Job } from '../../functions/table/job.ts';
import { createPreferences, preferredPlace } from './create-person.ts';

/**
 * People in the sort order of the reverse index, with only the fields that watchers need. `at` is a
 * position in that order.
 */
export interface Population {
  /** The start of each person's sort keys. */
  readonly people: readonly string[];
  /** Titles in the sort order of the reverse index. */
  titlesOf(at: number): readonly string[];
  filingKeysOf(at: number): readonly FilingKey[];
  /** Where the person may work, as in the rows of remote. */
  homesOf(at: number): string;
  /** Returns the number to pass to `person` to get the same person. */
  numberOf(at: number): number;
}

/**
 * Creates `count` people by the product’s rules. Each rule runs once per distinct title or place and its
 * result is cached, because many people share them.
 */
export function createPopulation(count: number, jobs: readonly Job[]): Population {
  const normalized = jobs.map(({ jobTitle }) => normalizeTitles([jobTitle])[0] ?? '');
  const places = new Map<string, Filing>();
  const keys: string[] = [];
  const titles: (readonly string[])[] = [];
  const filed: Filing[] = [];
  for (let n = 0; n < count; n += 1) {
    const preferences = createPreferences(n, jobs.length);
    const placeId = `${preferences.home} ${preferences.width} ${preferences.remote}`;
    const known =
      places.get(placeId) ??
      fileUnder({ locations: [preferredPlace(preferences, jobs)], includeRemote: preferences.remote });
    places.set(placeId, known);
    filed.push(known);
    titles.push(
      uniqueIgnoringCase(
        preferences.titles.map((job) => normalized[job] ?? '').filter((title) => title !== ''),
      ).sort(),
    );
    keys.push(watcherSkPrefix(preferences.sub));
    if (n % 100_000 === 99_999) console.error(`  ${(n + 1).toLocaleString('en-US')} people created`);
  }
  const order = Uint32Array.from(keys.keys()).sort((one, other) =>
    (keys[one] ?? '') < (keys[other] ?? '') ? -1 : 1,
  );
  return {
    people: Array.from(order, (n) => keys[n] ?? ''),
    titlesOf: (at) => titles[order[at] ?? 0] ?? [],
    filingKeysOf: (at) => filed[order[at] ?? 0]?.keys ?? [],
    homesOf: (at) => filed[order[at] ?? 0]?.homes ?? '',
    numberOf: (at) => order[at] ?? 0,
  };
}

interface Filing {
  readonly keys: readonly FilingKey[];
  readonly homes: string;
}

const fileUnder = (watched: WatchedPlaces): Filing => ({
  keys: filingKeys(watched),
  homes: encodeHomes(watched),
});
