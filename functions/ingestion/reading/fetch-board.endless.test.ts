import { describe, expect, test } from '@jest/globals';
import { type BoardRequest, fetchBoard } from './fetch-board.ts';
import { NO_VALIDATORS } from './fetch-page.ts';
import { pagedSystem } from './fixtures/paged-system.ts';
import { requestBudget } from './request-budget.ts';

const NOON = Date.parse('2026-10-01T12:00:00Z');

/** Reads a board that answers its first page whatever page is requested, and says that there are a million postings. */
async function readEndless(requests: number, secondsPerPage = 0, hasDetails = false) {
  let served = 0;
  const now = () => new Date(NOON + served * secondsPerPage * 1000);
  const { newestFirst: _, detail, ...system } = pagedSystem;
  const adapter = { ...system, ...(hasDetails && detail ? { detail } : {}) };
  const request: BoardRequest = {
    adapter,
    origin: 'https://jobs.acme.example',
    slug: 'jobs.acme.example',
    company: '',
    trust: 'trusted',
    last: NO_VALIDATORS,
    budget: requestBudget(requests, new Date(NOON + 75_000), now),
    fetch: async () => {
      served += 1;
      return Response.json({
        total: 1_000_000,
        jobs: [
          { id: '1', title: 'Engineer' },
          { id: '2', title: 'Designer' },
        ],
      });
    },
  };
  return { response: await fetchBoard(request), served: () => served };
}

describe('ING-03 a board that answers page 1 forever', () => {
  test.each([
    ['400 pages', Number.POSITIVE_INFINITY, 0, false, 400],
    ['the requests left for its host', 40, 0, false, 40],
    ['two thirds of them, if postings have details', 39, 0, true, 26],
    ['the time of a reading', Number.POSITIVE_INFINITY, 10, false, 8],
    ['two thirds of it, if postings have details', Number.POSITIVE_INFINITY, 10, true, 5],
  ])('is read up to %s, which closes nothing', async (_, requests, seconds, hasDetails, pages) => {
    const { response, served } = await readEndless(requests, seconds, hasDetails);
    expect(served()).toBe(pages);
    expect(response).toMatchObject({
      kind: 'read',
      reading: { partial: `Only the first ${pages} pages of the board were read.` },
    });
  });
});
