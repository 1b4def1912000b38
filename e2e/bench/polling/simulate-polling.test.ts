import { describe, expect, test } from '@jest/globals';
import { seededRandom } from '../random.ts';
import { createHistogram } from './create-histogram.ts';
import { simulatePolling } from './simulate-polling.ts';
import type { SimulatedBoard } from './simulated-registry.ts';

const MINUTE = 60_000;
const board = (slug: string, facts: Partial<SimulatedBoard> = {}): SimulatedBoard => ({
  vendor: { ats: 'slow', weight: 1, seconds: 20, bytes: 1 },
  slug,
  favorite: false,
  fails: false,
  pages: 1,
  posts: [],
  ...facts,
});

/** Simulates ten minutes. Every board is queued each minute with the same deduplication ID. */
function simulate(
  boards: SimulatedBoard[],
  lane: (place: number) => string,
  facts: { maxConcurrency?: number; outage?: boolean } = {},
) {
  const requests: { place: number; from: number; to: number }[] = [];
  const delays: number[] = [];
  const failures: (number | undefined)[] = [];
  const reads: number[] = [];
  const outage = { ats: 'slow', from: 0, to: facts.outage ? 5 * MINUTE : 0 };
  simulatePolling(
    {
      boards,
      from: 0,
      to: 10 * MINUTE,
      maxConcurrency: facts.maxConcurrency ?? 100,
      overhead: 0,
      outage,
      random: seededRandom(1),
    },
    {
      selectBoards: () => boards.map((_, place) => ({ board: place, lane: lane(place), dueAt: 'same' })),
      canRead: () => true,
      recordRead: (place) => void reads.push(place),
      recordFailure: (_place, _from, _now, retryAfter) => void failures.push(retryAfter),
    },
    {
      onRequest: (place, from, length) => void requests.push({ place, from, to: from + length }),
      onRead: () => undefined,
      onPosting: (_, delay) => void delays.push(delay),
      onMinute: () => undefined,
    },
  );
  const maxInFlight = Math.max(
    ...requests.map(({ from }) => requests.filter((one) => one.from <= from && one.to > from).length),
  );
  return { requests, delays, failures, reads, maxInFlight };
}

describe('the simulation', () => {
  const six = Array.from({ length: 6 }, (_, number) => board(`${number}`));

  test('reads one board per lane at a time, up to the concurrency limit', () => {
    expect(simulate(six, () => 'one').maxInFlight).toBe(1);
    expect(simulate(six, (place) => `${place % 2}`).maxInFlight).toBe(2);
    expect(simulate(six, (place) => `${place}`).maxInFlight).toBe(6);
    expect(simulate(six, (place) => `${place}`, { maxConcurrency: 4 }).maxInFlight).toBe(4);
  });

  test('drops duplicate messages for five minutes', () => {
    expect(simulate(six.slice(0, 1), () => 'one').reads).toHaveLength(2);
  });

  test('reports a posting once, at the first reading that starts after it', () => {
    const { delays } = simulate([board('posts', { posts: [-1, 30_000, 4 * MINUTE] })], () => 'one');
    expect(delays.map((delay) => Math.floor(delay / MINUTE))).toEqual([4, 1]);
  });

  test('records failures with the vendor’s Retry-After', () => {
    expect(simulate([board('gone', { fails: true })], () => 'one').failures).toEqual([undefined, undefined]);
    const { failures, reads } = simulate(six.slice(0, 1), () => 'one', { outage: true });
    expect([failures, reads.length]).toEqual([[300], 1]);
  });
});

test('a histogram returns percentiles rounded to its bucket width', () => {
  const histogram = createHistogram(0.5);
  for (let age = 1; age <= 100; age += 1) histogram.add(age);
  expect([histogram.percentile(0.5), histogram.percentile(0.95), histogram.max(), histogram.count()]).toEqual(
    [50.5, 95.5, 100, 100],
  );
  expect(createHistogram(1).percentile(0.5)).toBeNaN();
});
