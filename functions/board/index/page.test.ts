import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { ListingEntry } from '../../table/listing-entry.ts';
import type { JobFilters } from '../filters.ts';
import { bruteForce } from '../fixtures/brute-force.ts';
import {
  anyFacts,
  anyFilters,
  entry,
  type Facts,
  HOUR,
  indexOf,
  NOW,
  type Open,
} from '../fixtures/entries.ts';
import { mostFrequentEmployers } from '../fixtures/most-frequent-employers.ts';
import { toColumns } from '../log/entry-columns.ts';
import { cutPage } from './page.ts';

/** JobFilters that let almost everything pass, so that there are many pages. */
const wide: fc.Arbitrary<JobFilters> = fc.record({
  date: fc.constant('2026-05-20'),
  timeZone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Tokyo'),
  fRole: fc.constantFrom('En' as const, null),
  jobType: fc.constantFrom('Fu' as const, null),
  isRemote: fc.constantFrom(null, true, false),
});
const filters = fc.oneof(wide, anyFilters);

/** Few instants, so that jobs share them. */
const jobs = fc
  .array(fc.tuple(anyFacts, fc.oneof(fc.nat({ max: 17 }), fc.nat({ max: 60 }))), {
    minLength: 60,
    maxLength: 400,
  })
  .map((all) => all.map(([job, age], n) => entry(`job-${n}`, NOW - age * HOUR, job)));

const none: JobFilters = { fRole: null, jobType: null };

describe('listJobsByFilters', () => {
  test('API-04 HOME-01 HOME-07 HOME-20 lists the jobs of every combination of filters in order, page by page, each once', () => {
    fc.assert(
      fc.property(jobs, filters, fc.nat(), (entries, asked, turn) => {
        const index = indexOf([...entries.slice(turn % 300), ...entries.slice(0, turn % 300)]);
        const read: string[] = [];
        let nextToken: string | null = null;
        do {
          const page = cutPage(index.listing(), { ...asked, nextToken }, NOW + read.length);
          expect(page.jobIds.length).toBeLessThanOrEqual(30);
          read.push(...page.jobIds);
          nextToken = page.nextToken;
        } while (nextToken);
        expect(read).toEqual(bruteForce(entries, asked));
      }),
      { numRuns: 25 },
    );
  });

  test('HOME-10 ABOUT-04 counts the whole selection, and for each specialization what choosing it would show, most frequent first', () => {
    fc.assert(
      fc.property(jobs, filters, (entries, asked) => {
        const page = cutPage(indexOf(entries).listing(), asked, NOW, { topCompanies: 3 });
        const wanted = new Set(bruteForce(entries, asked));
        const { date, timeZone } = asked;
        const counts = ['Backend', 'Frontend', 'Cloud']
          .map(
            (specialization) =>
              [specialization, bruteForce(entries, { ...asked, specialization }).length] as const,
          )
          .filter(([, count]) => count > 0);
        expect(page.total).toBe(wanted.size);
        expect(page.totalOfAll).toBe(bruteForce(entries, { date, timeZone }).length);
        const companies = entries.filter(({ jobId }) => wanted.has(jobId)).map(({ company }) => company);
        expect(page.totalCompanies).toBe(new Set(companies).size);
        expect(page.topCompanies).toEqual(mostFrequentEmployers(companies).slice(0, 3));
        expect(new Map(page.specializationCounts.map(({ name, count }) => [name, count]))).toEqual(
          new Map(counts),
        );
        expect(page.specializations).toEqual(page.specializationCounts.map(({ name }) => name));
        const shown = page.specializationCounts.map(({ count }) => count);
        expect(shown).toEqual(shown.toSorted((one, other) => other - one));
      }),
    );
  });

  test('HOME-01 takes a local day from the UTC days it spans, with 23 or 25 hours where clocks change', () => {
    const start = Date.parse('2026-03-01T00:00:00.000Z');
    const hours = Array.from({ length: 280 * 24 }, (_, n) => start + n * HOUR);
    const listing = indexOf(hours.map((at) => entry(new Date(at).toISOString(), at, anyJob))).listing();
    const counts = (date: string) => {
      const page = cutPage(listing, { date, timeZone: 'America/New_York' }, start + 300 * 24 * HOUR);
      return [page.totalToday, page.total - page.totalToday];
    };
    expect(counts('2026-03-08')).toEqual([23, 24]);
    expect(counts('2026-06-02')).toEqual([24, 24]);
    expect(counts('2026-11-02')).toEqual([24, 25]);
  });

  test('API-04 finds a job with several places in each of them, and lists it once', () => {
    const places = ['Denver', 'Boulder', 'Aspen'].map((city) => ({ city, state: 'CO', country: 'US' }));
    const listing = indexOf([entry('vacancy', NOW - HOUR, { ...anyJob, places })]).listing();
    for (const chosen of [...places, { state: 'CO', country: 'US' }, { country: 'US' }, {}])
      expect(cutPage(listing, chosen, NOW)).toMatchObject({ jobIds: ['vacancy'], total: 1 });
    expect(cutPage(listing, { city: 'Denver', state: 'PA', country: 'US' }, NOW).jobIds).toEqual([]);
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
  ])('PLACE-01 finds a job in %s by the suggested place', (_, chosen, posted) => {
    const listing = indexOf([entry('job', NOW - HOUR, { ...anyJob, places: [posted] })]).listing();
    expect(cutPage(listing, chosen, NOW).jobIds).toEqual(['job']);
  });

  test('forgets the days that ended before an instant', () => {
    const index = indexOf([0, 24, 48].map((age) => entry(`job-${age}`, NOW - age * HOUR, anyJob)));
    index.forget(NOW - 24 * HOUR);
    const ids = index.listing().days.map(({ idAt }) => idAt(0));
    expect(ids).toEqual(['job-0', 'job-24']);
  });
});

const anyJob: Facts = {
  title: 'Nurse',
  company: 'Larkspur',
  industry: '',
  role: 'Op',
  jobType: 'Fu',
  remote: false,
  specializations: [],
  places: [],
  facts: {},
  pay: 0,
  asks: '',
};

/** Changes to jobs during a visit: one comes, is edited, closes or reopens. */
const changes = fc.array(
  fc.record({ job: fc.nat({ max: 130 }), kind: fc.constantFrom('write', 'write', 'close'), facts: anyFacts }),
  { maxLength: 60 },
);
/** Entries written at each millisecond after NOW. */
const logOf = (all: readonly { job: number; kind: string; facts: Facts }[]): ListingEntry[] =>
  all.map(({ job, kind, facts }, n) => {
    const open = entry(`job-${job}`, NOW - (job % 40) * HOUR, facts, NOW + n + 1);
    return kind === 'close' ? { ...open, closed: true as const } : open;
  });
const openJobs = (log: readonly ListingEntry[]): Open[] =>
  [...new Map(log.map((one) => [one.jobId, one])).values()].filter((one): one is Open => !one.closed);

describe('an open page', () => {
  const begin = fc
    .array(anyFacts, { minLength: 90, maxLength: 110 })
    .map((all) => all.map((job, n) => entry(`job-${n}`, NOW - (n % 40) * HOUR, job, NOW - HOUR)));

  test('HOME-20 can be read to its end as it was at its start, while jobs come, close, reopen and are edited', () => {
    fc.assert(
      fc.property(begin, changes, filters, (before, all, asked) => {
        const index = indexOf(before);
        const log = logOf(all);
        const read: string[] = [];
        let nextToken: string | null = null;
        let applied = 0;
        do {
          const page = cutPage(index.listing(), { ...asked, nextToken }, NOW);
          read.push(...page.jobIds);
          nextToken = page.nextToken;
          index.apply(toColumns(log.slice(applied, applied + 20)));
          applied += 20;
        } while (nextToken);
        expect(read).toEqual(bruteForce(before, asked));
      }),
    );
  });

  test('HOME-20 gets exactly the jobs that came since, each once, however often it polls', () => {
    fc.assert(
      fc.property(begin, changes, filters, fc.nat({ max: 60 }), (before, all, asked, middle) => {
        const log = logOf(all);
        const listing = indexOf([...before, ...log]).listing();
        const since = (after: number, now: number) =>
          cutPage(listing, { ...asked, detectedAfter: new Date(after).toISOString() }, now, { size: 500 });
        const first = since(NOW, NOW + middle);
        expect(first.asOf).toBe(new Date(NOW + middle).toISOString());
        const second = since(NOW + middle, NOW + 60);
        const moments = Array.from({ length: 61 }, (_, at) => openJobs([...before, ...log.slice(0, at)]));
        const ids = moments.map((open) => new Set(open.map(({ jobId }) => jobId)));
        const shownOnceOpen = (from: number, to: number) => {
          const passing = ids.slice(from, to + 1);
          return bruteForce(moments[to] ?? [], asked, NOW + to).filter(
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

test('the newest entry of a job counts, and applying the tail again changes nothing', () => {
  fc.assert(
    fc.property(changes, fc.nat({ max: 20 }), (all, again) => {
      const log = logOf(all);
      const listing = indexOf([...log, ...log.slice(-again), ...log]).listing();
      for (const asked of [none, { ...none, title: 'nurse' }, { ...none, city: 'Austin' }])
        expect(cutPage(listing, asked, NOW + 100, { size: 500 }).jobIds).toEqual(
          bruteForce(openJobs(log), asked, NOW + 100),
        );
    }),
  );
});

test('a late entry, or a late closing, does not override a newer one of its job', () => {
  const shuffled = changes.chain((all) => {
    const log = logOf(all);
    return fc.tuple(
      fc.constant(log),
      fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length }),
    );
  });
  fc.assert(
    fc.property(shuffled, ([log, seen]) => {
      const { jobIds } = cutPage(indexOf(seen).listing(), none, NOW + 100, { size: 500 });
      expect(jobIds).toEqual(bruteForce(openJobs(log), none, NOW + 100));
    }),
  );
});
