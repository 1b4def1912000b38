import { describe, expect, test } from '@jest/globals';
import { ListingIndex } from '../../board/index/listing-index.ts';
import { titleKeyIndex } from '../../board/index/title-key-index.ts';
import { toColumns } from '../../board/log/entry-columns.ts';
import { listingRow } from '../../ingestion/jobs/job-rows.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { decodeEntry } from '../../table/listing-entry.ts';
import { titleAtAnyLevel } from '../../titles/posted-title.ts';
import { currentMatches, type MatchesInput } from './current-matches.ts';

const NOW = Date.parse('2026-06-03T12:00:00.000Z');
const HOUR = 3_600_000;
const idOf = (number: number) => `job-${String(number).padStart(3, '0')}`;

/** A job for each age, in hours, and those of these ages closed since. */
function listingOf(ages: readonly number[], closed: readonly number[] = []) {
  const index = new ListingIndex();
  const jobs = ages.map((age, number) =>
    aJob({ jobID: idOf(number), jobDetected: new Date(NOW - age * HOUR).toISOString() }),
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
const matchesIn = (listing: ReturnType<typeof listingOf>, input: MatchesInput = {}, person = aUser()) =>
  currentMatches(listing, person, input, titlesWithKeys);

describe('current matches', () => {
  test('HOME-01 MATCH-01 are the open jobs of the visitor’s two days, newest first', () => {
    const listing = listingOf([1, 13, 35, 37, 2], [2]);
    expect(matchesIn(listing)).toEqual({
      jobIds: [idOf(0), idOf(1), idOf(2)],
      nextToken: null,
      total: 3,
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
