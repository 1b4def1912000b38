import type { Criterion } from '@daybreak/contract/types.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { ListingIndex } from '../../board/index/listing-index.ts';
import { toColumns } from '../../board/log/entry-columns.ts';
import { listingRow } from '../../ingestion/jobs/job-rows.ts';
import { findExclusion } from '../../matching/exclusions.ts';
import { anyJob, anyPerson, POSTED, SAVED } from '../../matching/fixtures/pool.ts';
import { jobMatches } from '../../matching/match-rule.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { Job } from '../../table/job.ts';
import { decodeEntry } from '../../table/listing-entry.ts';
import type { User } from '../../table/user.ts';
import { previewer } from './preview.ts';

const NOW = Date.parse('2026-06-03T12:00:00.000Z');
const HOUR = 3_600_000;
const at = (time: number) => new Date(time).toISOString();

/** The listing after jobs were written at their detection, and some closed since. */
function listingOf(index: ListingIndex, jobs: readonly Job[]) {
  for (const job of jobs) {
    const { closedAt, jobDetected } = job;
    const rows = [listingRow({ ...job, closedAt: null }, new Date(jobDetected))];
    if (closedAt) rows.push(listingRow(job, new Date(closedAt)));
    index.apply(toColumns(rows.map(decodeEntry)));
  }
  return { ...index.listing(), settledAt: NOW };
}

const HOURS_AGO = [0, 1, 2, 24, 47, 48, 49, 70];
const anyJobs = fc
  .array(
    fc.record({
      job: anyJob(POSTED),
      age: fc.constantFrom(...HOURS_AGO),
      closed: fc.nat(4).map((number) => number === 0),
      company: fc.constantFrom('Acme Inc', 'Tidewater'),
    }),
    { maxLength: 120 },
  )
  .map((all) =>
    all.map(({ job, age, closed, company }, number) => ({
      ...job,
      jobID: `job-${number}`,
      fullCompanyName: company,
      jobDetected: at(NOW - age * HOUR),
      closedAt: closed && age > 0 ? at(NOW - HOUR / 2) : null,
    })),
  );

/** Any person, possibly with exclusions. */
const person = fc
  .record({
    person: anyPerson(SAVED),
    excludedCompanies: fc.subarray(['tidewater']),
    excludedWords: fc.oneof(fc.constant<string[]>([]), fc.subarray(['Growth', 'software', 'acme'])),
  })
  .map(({ person: one, ...excludes }) => ({ ...one, ...excludes }));

const newest = (one: Job, other: Job) =>
  other.jobDetected.localeCompare(one.jobDetected) || (one.jobID < other.jobID ? -1 : 1);

describe('the alert preview', () => {
  test('shows exactly the open, matching, not excluded jobs of the last two days, again as jobs come', () => {
    fc.assert(
      fc.property(anyJobs, fc.array(person, { minLength: 1, maxLength: 3 }), (jobs, people) => {
        const index = new ListingIndex();
        const previewOf = previewer();
        const half = jobs.slice(0, jobs.length / 2);
        for (const written of [half, jobs]) {
          const listing = listingOf(index, written);
          for (const person of people) {
            const { total, jobIds, since } = previewOf(listing, person);
            const matching = written.filter(
              (job) =>
                !job.closedAt &&
                job.jobDetected > since &&
                jobMatches(person, job, new Date(NOW)) &&
                !findExclusion(person, job),
            );
            expect(total).toBe(matching.length);
            expect(jobIds).toEqual(
              matching
                .sort(newest)
                .slice(0, 30)
                .map(({ jobID }) => jobID),
            );
          }
        }
      }),
    );
  });

  const aDayOf = (count: number) =>
    Array.from({ length: count }, (_, number) =>
      aJob({ jobID: `job-${number}`, jobDetected: at(NOW - (number + 1) * 60_000) }),
    );
  test.each([
    ['at widening if nothing matches', 0, 'narrow'],
    ['nothing if one job matches', 1, 'none'],
    ['nothing at forty matches a day', 80, 'none'],
    ['at narrowing if more match', 81, 'wide'],
  ])('hints %s', (_, count, hint) => {
    const preview = previewer()(listingOf(new ListingIndex(), aDayOf(count)), aUser());
    expect(preview).toMatchObject({ total: count, hint, since: at(NOW - 48 * HOUR) });
    expect(preview.jobIds).toHaveLength(Math.min(30, count));
  });

  test.each([
    ['words', { excludedWords: [aJob().jobTitle] }, 1, 'excluded'],
    ['companies', { excludedCompanies: [aJob().fullCompanyName] }, 1, 'excluded'],
    ['words, if nothing matches anyway', { excludedWords: [aJob().jobTitle] }, 0, 'narrow'],
    ['no titles', { positions: [], generatedPositions: [] }, 1, 'untitled'],
  ])('hints at what hides everything: %s', (_, stated, count, hint) => {
    const preview = previewer()(listingOf(new ListingIndex(), aDayOf(count)), aUser(stated));
    expect(preview).toMatchObject({ total: 0, hint });
  });

  test('counts messages: jobs that come close together share one', () => {
    const listing = listingOf(new ListingIndex(), aDayOf(12));
    expect(previewer()(listing, aUser()).times).toBe(2);
  });

  test('NOTIF-01 says what an average day is like, with no more messages than it may have', () => {
    const day = (count: number) => previewer()(listingOf(new ListingIndex(), aDayOf(count)), aUser()).perDay;
    expect(day(0)).toEqual({ jobs: 0, messages: 0, digests: 0 });
    expect(day(12)).toEqual({ jobs: 6, messages: 1, digests: 0 });
    expect(day(1_600)).toEqual({ jobs: 800, messages: 12, digests: 1 });
  });

  const senior = { jobTitle: 'Backend Engineer', levels: ['senior' as const] };
  const cleared = { kind: 'clearance' as const, value: '', evidence: 'You hold a clearance.' };
  const previewOf = (jobs: readonly Partial<Job>[], stated: Parameters<typeof aUser>[0]) => {
    const written = jobs.map((job, number) =>
      aJob({ jobID: `job-${number}`, jobDetected: at(NOW - (number + 1) * 60_000), ...senior, ...job }),
    );
    return previewer()(listingOf(new ListingIndex(), written), aUser(stated));
  };

  test('PROF-07 says for each criterion how many jobs it alone removes, with the newest two', () => {
    const junior = { levels: ['entry' as const] };
    const { total, removals } = previewOf(
      [{}, junior, junior, junior, { requirements: [cleared] }, { ...junior, requirements: [cleared] }],
      { criteria: { levels: ['senior'], excludedRequirements: ['clearance', 'agency'] } },
    );
    expect(total).toBe(1);
    const requirement = null;
    expect(removals.filter(({ criterion }) => criterion !== 'includeUnstatedTerritory')).toEqual([
      { criterion: 'levels', requirement, jobs: 3, exampleIds: ['job-1', 'job-2'] },
      { criterion: 'excludedRequirements', requirement: 'clearance', jobs: 1, exampleIds: ['job-4'] },
      { criterion: 'excludedRequirements', requirement: 'agency', jobs: 0, exampleIds: [] },
    ]);
  });

  test('FIT-02 says what the floor of skills removes, and nothing of one without known skills', () => {
    const jobs = [{ skills: ['Rust'] }, { skills: ['Golang'] }, { skills: ['Rust', 'SQL'] }, {}];
    const stated = { userPrefs: { includeRemote: false }, criteria: { minSkills: 'half' as const } };
    expect(previewOf(jobs, { ...stated, skills: ['Golang'] })).toMatchObject({
      total: 2,
      removals: [{ criterion: 'minSkills', requirement: null, jobs: 2, exampleIds: ['job-0', 'job-2'] }],
    });
    expect(previewOf(jobs, stated)).toMatchObject({ total: 4, removals: [] });
  });

  test('PROF-07 says what levels remove that follow from the profile, and nothing of what is not asked', () => {
    const jobs = [{}, { levels: ['intern' as const] }];
    const removedBy = (stated: Parameters<typeof aUser>[0]) =>
      previewOf(jobs, { userPrefs: { includeRemote: false }, ...stated }).removals.map(
        ({ criterion, jobs: count }) => [criterion, count],
      );
    expect(removedBy({ seniority: 'senior' })).toEqual([['levels', 1]]);
    expect(removedBy({})).toEqual([]);
  });

  test('PROF-07 counts zero for criteria that contradict the places', () => {
    const preview = previewOf([{ isRemote: false }], {
      userPrefs: { includeRemote: false },
      criteria: { workplaces: ['remote'] },
    });
    expect(preview).toMatchObject({ total: 0, removals: [{ criterion: 'workplaces', jobs: 1 }] });
  });

  test('a removal’s jobs are those that match a profile without the criterion, and not this one', () => {
    fc.assert(
      fc.property(anyJobs, person, (jobs, someone) => {
        const listing = listingOf(new ListingIndex(), jobs);
        const { removals } = previewer()(listing, someone);
        const { criteria, userPrefs } = someone;
        const without: Partial<Record<Criterion, User>> = {
          workplaces: { ...someone, criteria: { ...criteria, workplaces: [] } },
          minPay: { ...someone, criteria: { ...criteria, minPay: null } },
          jobTypes: {
            ...someone,
            criteria: { ...criteria, jobTypes: [] },
            userPrefs: { ...userPrefs, preferredJobType: null },
          },
        };
        for (const { criterion, jobs: count } of removals) {
          const relaxed = without[criterion];
          if (!relaxed) continue;
          const more = previewer()(listing, relaxed).total - previewer()(listing, someone).total;
          expect(count).toBe(more);
        }
      }),
    );
  });

  test('NOTIF-01 offers up to three cuts if very many jobs match, each with the jobs that it leaves', () => {
    const many = Array.from({ length: 90 }, (_, number) => ({
      levels: [number % 3 === 0 ? ('senior' as const) : ('mid' as const)],
      isRemote: number % 9 === 0,
    }));
    const { hint, cuts } = previewOf(many, { criteria: { includeUnstatedTerritory: true } });
    expect(hint).toBe('wide');
    expect(cuts).toEqual([
      { levels: ['mid'], jobs: 60 },
      { levels: ['senior'], jobs: 30 },
      { workplaces: ['remote'], jobs: 10 },
    ]);
    expect(previewOf(many.slice(0, 9), {}).cuts).toEqual([]);
  });
});
