import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { ListingEntry } from '../../table/listing-entry.ts';
import type { Filters } from '../filters.ts';
import {
  anyFilters,
  entry,
  HOUR,
  indexOf,
  NOW,
  type Open,
  oracle,
  type Told,
  told,
} from '../fixtures/entries.ts';
import { columnsOf } from '../segments/entry-columns.ts';
import { pageOf } from './page.ts';

/** Filters that let almost everything pass, so that there are many pages. */
const wide: fc.Arbitrary<Filters> = fc.record({
  date: fc.constant('2026-05-20'),
  timeZone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Tokyo'),
  fRole: fc.constantFrom('En' as const, null),
  jobType: fc.constantFrom('Fu' as const, null),
  isRemote: fc.constantFrom(null, true, false),
});
const filters = fc.oneof(wide, anyFilters);

/** Few instants, so that jobs share them. */
const jobs = fc
  .array(fc.tuple(told, fc.oneof(fc.nat({ max: 17 }), fc.nat({ max: 60 }))), {
    minLength: 60,
    maxLength: 400,
  })
  .map((all) => all.map(([job, age], n) => entry(`job-${n}`, NOW - age * HOUR, job)));

const none: Filters = { fRole: null, jobType: null };

describe('listJobsByFilters', () => {
  test('API-04 HOME-01 HOME-07 HOME-20 every combination of filters, chosen or left out, shows its jobs in order, page by page, each once', () => {
    fc.assert(
      fc.property(jobs, filters, fc.nat(), (entries, asked, turn) => {
        const index = indexOf([...entries.slice(turn % 300), ...entries.slice(0, turn % 300)]);
        const read: string[] = [];
        let nextToken: string | null = null;
        do {
          const page = pageOf(index.listing(), { ...asked, nextToken }, NOW + read.length);
          expect(page.jobIds.length).toBeLessThanOrEqual(30);
          read.push(...page.jobIds);
          nextToken = page.nextToken;
        } while (nextToken);
        expect(read).toEqual(oracle(entries, asked));
      }),
      { numRuns: 25 },
    );
  });

  test('HOME-10 counts of a page are of the whole selection, and specializations those of the role with the day’s counts, most first', () => {
    fc.assert(
      fc.property(jobs, filters, (entries, asked) => {
        const page = pageOf(indexOf(entries).listing(), asked, NOW);
        const wanted = new Set(oracle(entries, asked));
        const { date, timeZone, fRole } = asked;
        const offering = new Set(
          oracle(entries, { date, timeZone, ...(fRole ? { fRole } : { title: asked.title }) }),
        );
        const counts = new Map<string, number>();
        for (const { jobId, specializations } of entries)
          if (offering.has(jobId))
            for (const name of specializations) counts.set(name, (counts.get(name) ?? 0) + 1);
        expect(page.total).toBe(wanted.size);
        expect(page.totalOfAll).toBe(oracle(entries, { date, timeZone }).length);
        const companies = entries.filter(({ jobId }) => wanted.has(jobId)).map(({ company }) => company);
        expect(page.totalCompanies).toBe(new Set(companies).size);
        expect(new Map(page.specializationCounts.map(({ name, count }) => [name, count]))).toEqual(counts);
        expect(page.specializations).toEqual(page.specializationCounts.map(({ name }) => name));
        const shown = page.specializationCounts.map(({ count }) => count);
        expect(shown).toEqual(shown.toSorted((one, other) => other - one));
      }),
    );
  });

  test('HOME-01 a local day takes from the UTC days it spans, and has 23 or 25 hours where clocks change', () => {
    const start = Date.parse('2026-03-01T00:00:00.000Z');
    const hours = Array.from({ length: 280 * 24 }, (_, n) => start + n * HOUR);
    const listing = indexOf(hours.map((at) => entry(new Date(at).toISOString(), at, anyJob))).listing();
    const counts = (date: string) => {
      const page = pageOf(listing, { date, timeZone: 'America/New_York' }, start + 300 * 24 * HOUR);
      return [page.totalToday, page.total - page.totalToday];
    };
    expect(counts('2026-03-08')).toEqual([23, 24]);
    expect(counts('2026-06-02')).toEqual([24, 24]);
    expect(counts('2026-11-02')).toEqual([24, 25]);
  });

  test('API-04 a job of several places is found in each of them, and listed once', () => {
    const places = ['Denver', 'Boulder', 'Aspen'].map((city) => ({ city, state: 'CO', country: 'US' }));
    const listing = indexOf([entry('vacancy', NOW - HOUR, { ...anyJob, places })]).listing();
    for (const chosen of [...places, { state: 'CO', country: 'US' }, { country: 'US' }, {}])
      expect(pageOf(listing, chosen, NOW)).toMatchObject({ jobIds: ['vacancy'], total: 1 });
    expect(pageOf(listing, { city: 'Denver', state: 'PA', country: 'US' }, NOW).jobIds).toEqual([]);
  });

  test.each([
    [
      'Munich without a state',
      { city: 'Munich', state: 'Bavaria', country: 'DE' },
      { city: 'Munich', state: '', country: 'DE' },
    ],
    [
      'Singapore as a city',
      { city: '', state: '', country: 'SG' },
      { city: 'Singapore', state: '', country: 'SG' },
    ],
    [
      'Zurich with its accent',
      { city: 'Zurich', state: '', country: 'CH' },
      { city: 'Zürich', state: 'Zurich', country: 'CH' },
    ],
  ])('PLACE-01 a job in %s is found by the place as it is suggested', (_, chosen, posted) => {
    const listing = indexOf([entry('job', NOW - HOUR, { ...anyJob, places: [posted] })]).listing();
    expect(pageOf(listing, chosen, NOW).jobIds).toEqual(['job']);
  });

  test('days that ended before the time kept are forgotten', () => {
    const index = indexOf([0, 24, 48].map((age) => entry(`job-${age}`, NOW - age * HOUR, anyJob)));
    index.forget(NOW - 24 * HOUR);
    const ids = index.listing().days.map(({ idAt }) => idAt(0));
    expect(ids).toEqual(['job-0', 'job-24']);
  });
});

const anyJob: Told = {
  title: 'Nurse',
  company: 'Larkspur',
  industry: '',
  role: 'Op',
  jobType: 'Fu',
  remote: false,
  specializations: [],
  places: [],
};

/** What happens to jobs while somebody reads: one comes, is edited, closes or opens again. */
const changes = fc.array(
  fc.record({ job: fc.nat({ max: 130 }), does: fc.constantFrom('tell', 'tell', 'close'), facts: told }),
  { maxLength: 60 },
);
/** What is told at each of so many milliseconds after NOW. */
const logOf = (all: readonly { job: number; does: string; facts: Told }[]): ListingEntry[] =>
  all.map(({ job, does, facts }, n) => {
    const open = entry(`job-${job}`, NOW - (job % 40) * HOUR, facts, NOW + n + 1);
    return does === 'close' ? { ...open, closed: true as const } : open;
  });
const standing = (log: readonly ListingEntry[]): Open[] =>
  [...new Map(log.map((one) => [one.jobId, one])).values()].filter((one): one is Open => !one.closed);

describe('an open page', () => {
  const begin = fc
    .array(told, { minLength: 90, maxLength: 110 })
    .map((all) => all.map((job, n) => entry(`job-${n}`, NOW - (n % 40) * HOUR, job, NOW - HOUR)));

  test('HOME-20 is read to its end as it was at its beginning, while jobs come, close, open again and are edited', () => {
    fc.assert(
      fc.property(begin, changes, filters, (before, all, asked) => {
        const index = indexOf(before);
        const log = logOf(all);
        const read: string[] = [];
        let nextToken: string | null = null;
        let told = 0;
        do {
          const page = pageOf(index.listing(), { ...asked, nextToken }, NOW);
          read.push(...page.jobIds);
          nextToken = page.nextToken;
          index.apply(columnsOf(log.slice(told, told + 20)));
          told += 20;
        } while (nextToken);
        expect(read).toEqual(oracle(before, asked));
      }),
    );
  });

  test('HOME-20 asks what came since and gets exactly that, each job once however often it asks', () => {
    fc.assert(
      fc.property(begin, changes, filters, fc.nat({ max: 60 }), (before, all, asked, middle) => {
        const log = logOf(all);
        const listing = indexOf([...before, ...log]).listing();
        const since = (after: number, now: number) =>
          pageOf(listing, { ...asked, detectedAfter: new Date(after).toISOString() }, now, { size: 500 });
        const first = since(NOW, NOW + middle);
        expect(first.asOf).toBe(new Date(NOW + middle).toISOString());
        const second = since(NOW + middle, NOW + 60);
        const moments = Array.from({ length: 61 }, (_, at) => standing([...before, ...log.slice(0, at)]));
        const ids = moments.map((open) => new Set(open.map(({ jobId }) => jobId)));
        const shownOnceOpen = (from: number, to: number) => {
          const passing = ids.slice(from, to + 1);
          return oracle(moments[to] ?? [], asked, NOW + to).filter(
            (id) => !passing.every((open) => open.has(id)),
          );
        };
        expect(first.jobIds).toEqual(shownOnceOpen(0, middle));
        expect(second.jobIds).toEqual(shownOnceOpen(middle, 60));
        expect(first.total).toBe(first.jobIds.length);
      }),
      { numRuns: 50 },
    );
  });
});

test('the newest entry of a job decides, and reading the tail again changes nothing', () => {
  fc.assert(
    fc.property(changes, fc.nat({ max: 20 }), (all, again) => {
      const log = logOf(all);
      const listing = indexOf([...log, ...log.slice(-again), ...log]).listing();
      for (const asked of [none, { ...none, title: 'nurse' }, { ...none, city: 'Austin' }])
        expect(pageOf(listing, asked, NOW + 100, { size: 500 }).jobIds).toEqual(
          oracle(standing(log), asked, NOW + 100),
        );
    }),
  );
});

test('an entry that is seen late changes nothing that a newer one of its job has told, a closing neither', () => {
  const shuffled = changes.chain((all) => {
    const log = logOf(all);
    return fc.tuple(
      fc.constant(log),
      fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length }),
    );
  });
  fc.assert(
    fc.property(shuffled, ([log, seen]) => {
      const { jobIds } = pageOf(indexOf(seen).listing(), none, NOW + 100, { size: 500 });
      expect(jobIds).toEqual(oracle(standing(log), none, NOW + 100));
    }),
  );
});
