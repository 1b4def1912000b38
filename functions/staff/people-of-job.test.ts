import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { memoryIndex } from '../matching/fixtures/memory-index.ts';
import { allMatches } from '../matching/match.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { findPeopleOfJob } from './people-of-job.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const JOB = aJob({ jobTitle: 'Senior Backend Engineer' });
const TITLES = ['Backend Engineer', 'Senior Backend Engineer', 'Engineer', 'Florist', 'Product Manager'];

async function readAllPages(index: ReturnType<typeof memoryIndex>): Promise<string[][]> {
  const all: string[][] = [];
  let token: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof findPeopleOfJob>> = await findPeopleOfJob(index, JOB, token);
    all.push(page.subs);
    token = page.nextToken;
  } while (token !== null);
  return all;
}

describe('the people of a job, for staff', () => {
  test('ADMIN-01 are listed in pages without duplicates, however many titles they saved', async () => {
    const crowds = fc.array(fc.subarray(TITLES, { minLength: 1 }), { minLength: 1, maxLength: 900 });
    await fc.assert(
      fc.asyncProperty(crowds, async (crowd) => {
        const people = crowd.map((positions, n) => ({ user: aUser({ sub: `p${n}`, positions }), since: 0 }));
        const index = memoryIndex(people, NOW);
        const expected: string[] = [];
        for await (const matches of allMatches(index, JOB)) expected.push(...matches.map(({ sub }) => sub));
        expect((await readAllPages(index)).flat().sort()).toEqual(expected.sort());
      }),
      { numRuns: 30 },
    );
  });

  test('ADMIN-01 fill several pages if there are many', async () => {
    const people = Array.from({ length: 1_000 }, (_, n) => ({
      user: aUser({ sub: `p${n}`, positions: ['Backend Engineer'] }),
      since: 0,
    }));
    const all = await readAllPages(memoryIndex(people, NOW));
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(all.flat()).size).toBe(1_000);
  });

  test('API-01 an invalid token is refused', async () => {
    await expect(findPeopleOfJob(memoryIndex([], NOW), JOB, 'x')).rejects.toThrow(
      'Start from the first page',
    );
  });
});
