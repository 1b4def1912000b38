import { describe, expect, test } from '@jest/globals';
import { ListingIndex } from '../../board/index/listing-index.ts';
import { titleKeyIndex } from '../../board/index/title-key-index.ts';
import { toColumns } from '../../board/log/entry-columns.ts';
import { listingRow } from '../../ingestion/jobs/job-rows.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { Job } from '../../table/job.ts';
import { decodeEntry } from '../../table/listing-entry.ts';
import { titleAtAnyLevel } from '../../titles/posted-title.ts';
import { currentMatches, type MatchesInput } from './current-matches.ts';

const NOW = Date.parse('2026-06-03T12:00:00.000Z');
const HOUR = 3_600_000;
const idOf = (number: number) => `job-${String(number).padStart(3, '0')}`;

/** A job for each age, in hours, and those of these ages closed since. */
function listingOf(
  ages: readonly number[],
  closed: readonly number[] = [],
  others: readonly Partial<Job>[] = [],
) {
  const index = new ListingIndex();
  const jobs = ages.map((age, number) =>
    aJob({
      jobID: idOf(number),
      jobDetected: new Date(NOW - age * HOUR).toISOString(),
      fullCompanyName: `Employer ${number}`,
      ...others[number],
    }),
  );
  const rows = jobs.map((job) => listingRow(job, new Date(job.jobDetected)));
  const closedAt = new Date(NOW - HOUR / 2);
  const ends = jobs.flatMap((job, number) =>
    closed.includes(ages[number] ?? -1)
      ? [listingRow({ ...job, closedAt: closedAt.toISOString() }, closedAt)]
      : [],
  );
  index.apply(toColumns([...rows, ...ends].map(decodeEntry)));
  return { ...index.listing(), settledAt: NOW };
}

const titlesWithKeys = titleKeyIndex(titleAtAnyLevel);
const matchesIn = (listing: ReturnType<typeof listingOf>, input: MatchesInput = {}, person = aUser()) => {
  const { matches, ...page } = currentMatches(listing, person, input, titlesWithKeys);
  return {
    ...page,
    jobIds: matches.map(({ jobId }) => jobId),
    more: matches.map((one) => one.moreOfEmployer),
  };
};

describe('current matches', () => {
  test('HOME-01 MATCH-01 are the open jobs of the visitor’s two days, newest first', () => {
    const listing = listingOf([1, 13, 35, 37, 2], [2]);
    expect(matchesIn(listing)).toEqual({
      jobIds: [idOf(0), idOf(1), idOf(2)],
      nextToken: null,
      total: 3,
      shown: 3,
      more: [0, 0, 0],
      hint: 'none',
    });
    const losAngeles = { date: '2026-06-03', timeZone: 'America/Los_Angeles' };
    expect(matchesIn(listing, losAngeles).jobIds).toEqual([idOf(0), idOf(1)]);
    expect(matchesIn(listing, { date: '2026-06-02' }).jobIds).toEqual([idOf(1), idOf(2), idOf(3)]);
  });

  test('come in pages of 30, each job once, as of the first page', () => {
    const ages = Array.from({ length: 65 }, (_, number) => 1 + Math.floor(number / 10) / 10);
    const first = matchesIn(listingOf(ages));
    const later = { ...listingOf([...ages, -0.5]), settledAt: NOW + HOUR };
    const pages = [first];
    for (let { nextToken } = first; nextToken !== null; ) {
      const page = matchesIn(later, { nextToken });
      pages.push(page);
      nextToken = page.nextToken;
    }
    expect(pages.map(({ jobIds, total }) => [jobIds.length, total])).toEqual([
      [30, 65],
      [30, 65],
      [5, 65],
    ]);
    expect(pages.flatMap(({ jobIds }) => jobIds)).toEqual(ages.map((_, number) => idOf(number)));
  });

  test('HOME-01 FIT-01 show three jobs of an employer and count the rest, unless it is chosen', () => {
    const ages = [1, 2, 3, 4, 5, 6];
    const names = ages.map((age) => ({ fullCompanyName: age === 4 ? 'Tidewater' : 'Larkspur, Inc.' }));
    const listing = listingOf(ages, [], names);
    expect(matchesIn(listing)).toMatchObject({
      jobIds: [idOf(0), idOf(1), idOf(2), idOf(3)],
      more: [0, 0, 2, 0],
      total: 6,
    });
    expect(matchesIn(listing, { employer: 'Larkspur' })).toMatchObject({ shown: 5, more: [0, 0, 0, 0, 0] });
  });

  test('HOME-01 FIT-01 come best fit first in pages, the newer of equals first', () => {
    const ages = Array.from({ length: 40 }, (_, number) => number / 10 + 1);
    const skills = ages.map((_, number) => ({
      skills: number % 4 === 0 ? ['Golang', 'Kafka', 'AWS'] : ['Rust'],
    }));
    const listing = listingOf(ages, [], skills);
    const person = aUser({ skills: ['Golang', 'Kafka', 'AWS'] });
    const first = matchesIn(listing, { sort: 'fit' }, person);
    const second = matchesIn(listing, { sort: 'fit', nextToken: first.nextToken }, person);
    const numbers = ages.map((_, number) => number);
    expect([...first.jobIds, ...second.jobIds]).toEqual(
      [...numbers.filter((one) => one % 4 === 0), ...numbers.filter((one) => one % 4 !== 0)].map(idOf),
    );
  });

  test('HOME-01 FIT-01 are filtered by saved title, remote work and fit', () => {
    const listing = listingOf(
      [1, 2, 3, 4],
      [],
      [
        { jobTitle: 'Data Analyst' },
        { isRemote: true, workplace: 'remote', skills: ['Rust'] },
        { skills: ['Rust'] },
        { skills: ['Golang', 'Kafka'] },
      ],
    );
    const person = aUser({ positions: ['Backend Engineer', 'Data Analyst'], skills: ['Golang', 'Kafka'] });
    expect(matchesIn(listing, { title: 'Data Analyst' }, person)).toMatchObject({
      jobIds: [idOf(0)],
      total: 4,
    });
    expect(matchesIn(listing, { title: 'Nurse' }, person).jobIds).toEqual([]);
    expect(matchesIn(listing, { isRemote: true }, person).jobIds).toEqual([idOf(1)]);
    expect(matchesIn(listing, { isGoodFit: true }, person).jobIds).toEqual([idOf(0), idOf(3)]);
  });

  test.each([
    ['no job title', { positions: [], generatedPositions: [] }, 'untitled'],
    ['a title without jobs', { positions: ['Florist'] }, 'narrow'],
    ['an excluded word', { excludedWords: [aJob().jobTitle] }, 'excluded'],
  ])('hint at what to change: %s', (_, stated, hint) => {
    expect(matchesIn(listingOf([1]), {}, aUser(stated))).toMatchObject({ total: 0, hint });
  });

  test.each([{ nextToken: 'x' }, { nextToken: 'e30' }, { date: 'today' }, { timeZone: 'Mars' }])(
    'refuse %j',
    (input) => {
      expect(() => matchesIn(listingOf([1]), input)).toThrow(expect.objectContaining({ code: 'BadInput' }));
    },
  );
});
