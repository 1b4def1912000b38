import { describe, expect, test } from '@jest/globals';
import { seededRandom } from '../measure/random.ts';
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

/** Simulates ten minutes. In the first, every board is queued for the reader that `reader` returns. */
function simulate(
  boards: SimulatedBoard[],
  facts: { lane?: (place: number) => string; reader?: (place: number) => string; outage?: boolean } = {},
) {
  const { lane = () => 'one', reader = () => 'one' } = facts;
  const requests: { place: number; from: number; to: number }[] = [];
  const delays: number[] = [];
  const failures: (number | undefined)[] = [];
  const reads: number[] = [];
  const busy: number[] = [];
  const outage = { ats: 'slow', from: 0, to: facts.outage ? 5 * MINUTE : 0 };
  const places = boards.map((_, place) => place);
  simulatePolling(
    { boards, from: 0, to: 10 * MINUTE, round: 55_000, overhead: 0, outage, random: seededRandom(1) },
    {
      selectBoards: (now) =>
        now > 0
          ? []
          : [...Map.groupBy(places, reader)].map(([name, group]) => ({
              reader: name,
              boards: group.map((place) => ({ board: place, lane: lane(place) })),
            })),
      pagesToRead: (place) => boards[place]?.pages ?? 1,
      recordRead: (place) => void reads.push(place),
      recordFailure: (_place, _from, _now, retryAfter) => void failures.push(retryAfter),
    },
    {
      onRequest: (place, from, length) => void requests.push({ place, from, to: from + length }),
      onRead: () => undefined,
      onPosting: (_, delay) => void delays.push(delay),
      onMessage: (_, length) => void busy.push(length),
      onMinute: () => undefined,
    },
  );
  const maxInFlight = Math.max(
    ...requests.map(({ from }) => requests.filter((one) => one.from <= from && one.to > from).length),
  );
  return { requests, delays, failures, reads, busy, maxInFlight };
}

describe('the simulation', () => {
  const six = Array.from({ length: 6 }, (_, number) => board(`${number}`));

  test('reads the lanes of a reader at the same time, and one board per lane at a time', () => {
    expect(simulate(six).maxInFlight).toBe(1);
    expect(simulate(six, { lane: (place) => `${place % 2}` }).maxInFlight).toBe(2);
    expect(simulate(six, { lane: (place) => `${place}` }).maxInFlight).toBe(6);
  });

  test('begins no board after the round, and is busy until the last lane ends', () => {
    const { reads, busy } = simulate(six, { lane: (place) => (place === 0 ? 'short' : 'long') });
    expect(reads.length).toBeLessThan(6);
    expect(busy).toHaveLength(1);
    expect(busy[0]).toBeGreaterThan(55_000 - 1);
  });

  test('runs the messages of different readers at the same time', () => {
    expect(simulate(six, { reader: (place) => `${place}` }).busy).toHaveLength(6);
  });

  test('reports a posting once, at the first reading that starts after it', () => {
    const { delays } = simulate([board('posts', { posts: [-1, 0, 4 * MINUTE] })]);
    expect(delays).toHaveLength(1);
  });

  test('records failures with the vendor’s Retry-After', () => {
    expect(simulate([board('gone', { fails: true })]).failures).toEqual([undefined]);
    const { failures, reads } = simulate(six.slice(0, 1), { outage: true });
    expect([failures, reads.length]).toEqual([[300], 0]);
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
