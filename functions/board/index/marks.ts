import type { DayColumns, FactColumn } from './day-columns.ts';
import type { PassingPlaces } from './place-filter.ts';
import type { Search } from './search.ts';

/**
 * Sets a bit for each job of a day that a filter excludes. There is a loop for each kind of filter, since a
 * call for each job would take several times as long.
 */
export type Mark = (failed: Uint32Array, day: DayColumns, bit: number) => void;

/** Keeps the jobs whose value in a column passes; `values` are the values by their number in the column. */
export function keepValues<Value>(
  name: FactColumn,
  values: readonly Value[],
  passes: (value: Value, number: number) => boolean,
): Mark {
  const passing = Uint8Array.from(values, (value, number) => (passes(value, number) ? 1 : 0));
  return (failed, { size, [name]: column }, bit) => {
    for (let job = 0; job < size; job += 1)
      failed[job] = (failed[job] ?? 0) | (passing[column[job] ?? 0] === 1 ? 0 : bit);
  };
}

/** Keeps the jobs whose number in a column is at least `least`. */
export function keepAtLeast(name: FactColumn, least: number): Mark {
  return (failed, { size, [name]: column }, bit) => {
    for (let job = 0; job < size; job += 1)
      failed[job] = (failed[job] ?? 0) | ((column[job] ?? 0) < least ? bit : 0);
  };
}

/** Keeps the jobs detected since an instant (epoch milliseconds). */
export function keepSince(earliest: number): Mark {
  return (failed, { size, startsAt, detected }, bit) => {
    for (let job = 0; job < size; job += 1)
      failed[job] = (failed[job] ?? 0) | (startsAt + (detected[job] ?? 0) < earliest ? bit : 0);
  };
}

/** Keeps the jobs that a search finds. */
export function keepFound({ titles, companies, specializations, every, nearby }: Search): Mark {
  return (failed, day, bit) => {
    for (let job = 0; job < day.size; job += 1) {
      const found =
        (titles[day.title[job] ?? 0] ?? 0) |
        (companies[day.company[job] ?? 0] ?? 0) |
        (specializations[day.specializations[job] ?? 0] ?? 0);
      const isNearby = nearby?.titles[day.title[job] ?? 0] === 1 && nearby.places[day.places[job] ?? 0] === 1;
      failed[job] = (failed[job] ?? 0) | (found === every || isNearby ? 0 : bit);
    }
  };
}

/** Keeps the jobs whose places pass, and remote jobs that are open to them. */
export function keepPlaces({ near, openByPlaces, openByFacts }: PassingPlaces): Mark {
  return (failed, { size, places, facts, remote }, bit) => {
    for (let job = 0; job < size; job += 1) {
      const list = places[job] ?? 0;
      let passes = near[list];
      if (passes === 0 && remote[job] === 1) {
        passes = openByFacts[facts[job] ?? 0];
        if (passes === 2) passes = openByPlaces[list];
      }
      failed[job] = (failed[job] ?? 0) | (passes === 1 ? 0 : bit);
    }
  };
}
