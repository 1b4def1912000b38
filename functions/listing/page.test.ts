import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { ListingEntry } from '../table/listing.ts';
import type { Filters } from './filters.ts';
import { ListingIndex } from './listing-index.ts';
import { pageOf } from './page.ts';

const NOW = Date.parse('2026-05-20T18:00:00.000Z');
const HOUR = 3_600_000;

type Open = Extract<ListingEntry, { title: string }>;

const places = fc.constantFrom(
  { city: 'Austin', state: 'TX', country: 'US' },
  { city: '', state: 'TX', country: 'US' },
  { city: 'Zürich', state: '', country: 'CH' },
  { city: '', state: '', country: '' },
);

/** Few words and few instants, so that jobs collide in all of them. */
const jobs = fc
  .array(
    fc.record({
      title: fc.constantFrom('Senior Backend Engineer', 'Engineering Manager', 'Désigner (C++)', 'Nurse'),
      age: fc.oneof(fc.nat({ max: 17 }), fc.nat({ max: 60 })),
      role: fc.constantFrom('En' as const, 'En' as const, 'De' as const),
      jobType: fc.constantFrom('Fu' as const, 'Fu' as const, 'In' as const),
      remote: fc.constantFrom(true, true, false),
      specializations: fc.subarray(['Backend', 'Frontend', 'Cloud']),
      places: fc.array(places, { maxLength: 2 }),
    }),
    { minLength: 60, maxLength: 400 },
  )
  .map((all) => all.map((job, n) => entry(`job-${n}`, NOW - job.age * HOUR, job)));

/** Filters that let almost everything pass, so that there are many pages. */
const wide: fc.Arbitrary<Filters> = fc.record({
  date: fc.constant('2026-05-20'),
  timeZone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Tokyo'),
  fRole: fc.constant('En' as const),
  jobType: fc.constant('Fu' as const),
  isRemote: fc.constantFrom(null, true, false),
});

const narrow: fc.Arbitrary<Filters> = fc.record({
  date: fc.constant('2026-05-20'),
  timeZone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Tokyo'),
  fRole: fc.constantFrom('En' as const, 'De' as const),
  jobType: fc.constantFrom('Fu' as const, 'In' as const),
  isRemote: fc.constantFrom(null, true, false),
  city: fc.constantFrom(null, 'austin', 'zurich'),
  country: fc.constantFrom(null, 'US', 'CH'),
  specialization: fc.constantFrom(null, 'Backend', 'Cloud', 'Nothing'),
  title: fc.constantFrom(null, 'eng', 'ENGINEER senior', 'desi c++', 'gineer'),
});

const filters = fc.oneof(wide, narrow);

function entry(
  jobId: string,
  detected: number,
  rest: Pick<Open, 'title' | 'role' | 'jobType' | 'remote' | 'specializations' | 'places'>,
  written = detected,
): Open {
  const { title, role, jobType, remote, specializations } = rest;
  const key = { pk: 'LISTING', sk: `${new Date(written).toISOString()}#${jobId}`, expiresAt: 0 };
  return {
    ...{ ...key, jobId, detected: new Date(detected).toISOString(), company: 'Larkspur' },
    ...{ title, role, jobType, remote, specializations, places: rest.places },
  };
}

function indexOf(entries: readonly ListingEntry[]): ListingIndex {
  const index = new ListingIndex();
  for (const one of entries) index.apply(one);
  return index;
}

/** The selection as the specification tells it, one job at a time. */
function oracle(entries: readonly Open[], asked: Filters): string[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const offset = { UTC: 0, 'America/Los_Angeles': 7, 'Asia/Tokyo': -9 }[asked.timeZone ?? 'UTC'] ?? 0;
  const today = Date.parse('2026-05-20T00:00:00.000Z') + offset * HOUR;
  const age = ({ detected }: Open) => (Date.parse(detected) >= today ? 0 : 1);
  const same = (wanted: string | null | undefined, value: string) =>
    !wanted || plain(wanted) === plain(value);
  const anywhere = !asked.city && !asked.country;
  const unwished = (job: Open) => (asked.isRemote === null || job.remote === asked.isRemote ? 0 : 1);
  const words = (text: string) =>
    plain(text)
      .split(/[^a-z+]+/)
      .filter((word) => word !== '');
  return entries
    .filter((job) => {
      const at = Date.parse(job.detected);
      if (at < today - 24 * HOUR || at >= today + 24 * HOUR || at > NOW) return false;
      const near =
        job.places.some((place) => same(asked.city, place.city) && same(asked.country, place.country)) ||
        (asked.isRemote === true &&
          job.remote &&
          (job.places.length === 0 ||
            job.places.some((place) => place.country === '' || same(asked.country, place.country))));
      return (
        job.role === asked.fRole &&
        job.jobType === asked.jobType &&
        (!asked.specialization || job.specializations.includes(asked.specialization)) &&
        words(asked.title ?? '').every((wanted) =>
          words(job.title).some((word) => word.startsWith(wanted)),
        ) &&
        (anywhere || near)
      );
    })
    .sort(
      (one, other) =>
        age(one) - age(other) ||
        unwished(one) - unwished(other) ||
        Date.parse(other.detected) - Date.parse(one.detected) ||
        (one.jobId < other.jobId ? -1 : 1),
    )
    .map(({ jobId }) => jobId);
}

test('HOME-20 HOME-07 pages one after the other show the whole selection in order, each job once, whatever comes meanwhile', () => {
  fc.assert(
    fc.property(jobs, filters, fc.nat(), (entries, asked, turn) => {
      const wanted = oracle(entries, asked);
      const index = indexOf([...entries.slice(turn % 300), ...entries.slice(0, turn % 300)]);
      const read: string[] = [];
      let nextToken: string | null = null;
      do {
        const page = pageOf(index.listing(), { ...asked, nextToken }, NOW + read.length);
        read.push(...page.jobIds);
        nextToken = page.nextToken;
        for (const one of entries)
          index.apply({ ...one, ...entry(`${one.jobId}+${read.length}`, NOW + 1, one) });
      } while (nextToken);
      expect(read).toEqual(wanted);
    }),
  );
});

test('counts of a page are of the whole selection, and specializations are those of the role, the most frequent first', () => {
  fc.assert(
    fc.property(jobs, filters, (entries, asked) => {
      const page = pageOf(indexOf(entries).listing(), asked, NOW);
      const wanted = oracle(entries, asked);
      const ofRole = (['Fu', 'In'] as const).flatMap((jobType) =>
        oracle(entries, {
          ...asked,
          jobType,
          isRemote: null,
          city: null,
          country: null,
          specialization: null,
          title: null,
        }),
      );
      const counts = new Map<string, number>();
      for (const { jobId, specializations } of entries)
        if (ofRole.includes(jobId))
          for (const name of specializations) counts.set(name, (counts.get(name) ?? 0) + 1);
      expect(page.total).toBe(wanted.length);
      expect(new Set(page.specializations)).toEqual(new Set(counts.keys()));
      const shown = page.specializations.map((name) => counts.get(name) ?? 0);
      expect(shown).toEqual(shown.toSorted((one, other) => other - one));
    }),
  );
});

test('the newest entry of a job decides, and reading the tail again changes nothing', () => {
  const steps = fc.array(fc.record({ job: fc.nat({ max: 3 }), does: fc.constantFrom('open', 'close') }), {
    maxLength: 20,
  });
  const asked = { date: '2026-05-20', fRole: 'En', jobType: 'Fu' } as const;
  fc.assert(
    fc.property(steps, fc.nat({ max: 20 }), (all, again) => {
      const log = all.map(({ job, does }, n): ListingEntry => {
        const rest = { role: 'En', jobType: 'Fu', remote: false, specializations: [], places: [] } as const;
        const told = { ...rest, title: `Turn ${n}`, specializations: [], places: [] };
        const open = entry(`job-${job}`, NOW - job * HOUR, told, NOW + n);
        return does === 'open' ? open : { ...open, closed: true };
      });
      const last = new Map(log.map((one) => [one.jobId, one]));
      const listing = indexOf([...log, ...log.slice(-again), ...log]).listing();

      const open = [...last.values()].filter((one) => !one.closed);
      expect(new Set(pageOf(listing, asked, NOW).jobIds)).toEqual(new Set(open.map(({ jobId }) => jobId)));
      for (const one of open)
        expect(pageOf(listing, { ...asked, title: one.closed ? '' : one.title }, NOW).jobIds).toContain(
          one.jobId,
        );
    }),
  );
});

test('days that ended before the time kept are forgotten', () => {
  const told = {
    title: 'x',
    role: 'En',
    jobType: 'Fu',
    remote: false,
    specializations: [],
    places: [],
  } as const;
  const index = indexOf(
    [0, 24, 48].map((age) =>
      entry(`job-${age}`, NOW - age * HOUR, { ...told, specializations: [], places: [] }),
    ),
  );
  index.forget(NOW - 24 * HOUR);
  expect(index.listing().days.flatMap(({ jobId }) => jobId)).toEqual(['job-0', 'job-24']);
});
