import { describe, expect, test } from '@jest/globals';
import { seededRandom } from '../random.ts';
import { tally } from './histogram.ts';
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

/** Simulates ten minutes in which every board is queued each minute with the same deduplication ID. */
function play(
  boards: SimulatedBoard[],
  lane: (place: number) => string,
  facts: { atOnce?: number; outage?: boolean } = {},
) {
  const asked: { place: number; from: number; to: number }[] = [];
  const seen: number[] = [];
  const fails: (number | undefined)[] = [];
  const reads: number[] = [];
  const outage = { ats: 'slow', from: 0, to: facts.outage ? 5 * MINUTE : 0 };
  simulatePolling(
    {
      boards,
      from: 0,
      to: 10 * MINUTE,
      atOnce: facts.atOnce ?? 100,
      overhead: 0,
      outage,
      random: seededRandom(1),
    },
    {
      round: () => boards.map((_, place) => ({ board: place, lane: lane(place), dueAt: 'same' })),
      mayAsk: () => true,
      read: (place) => void reads.push(place),
      failed: (_place, _from, _now, retryAfter) => void fails.push(retryAfter),
    },
    {
      request: (place, from, length) => void asked.push({ place, from, to: from + length }),
      read: () => undefined,
      seen: (_, delay) => void seen.push(delay),
      minute: () => undefined,
    },
  );
  const most = Math.max(
    ...asked.map(({ from }) => asked.filter((one) => one.from <= from && one.to > from).length),
  );
  return { asked, seen, fails, reads, most };
}

describe('the simulation', () => {
  const six = Array.from({ length: 6 }, (_, number) => board(`${number}`));

  test('asks one board of a lane at a time, and as many at once as permitted', () => {
    expect(play(six, () => 'one').most).toBe(1);
    expect(play(six, (place) => `${place % 2}`).most).toBe(2);
    expect(play(six, (place) => `${place}`).most).toBe(6);
    expect(play(six, (place) => `${place}`, { atOnce: 4 }).most).toBe(4);
  });

  test('takes a message once in five minutes', () => {
    expect(play(six.slice(0, 1), () => 'one').reads).toHaveLength(2);
  });

  test('sees a posting at the first reading that starts after it, once', () => {
    const { seen } = play([board('posts', { posts: [-1, 30_000, 4 * MINUTE] })], () => 'one');
    expect(seen.map((delay) => Math.floor(delay / MINUTE))).toEqual([4, 1]);
  });

  test('tells of a failure, and of how long a vendor asks to wait', () => {
    expect(play([board('gone', { fails: true })], () => 'one').fails).toEqual([undefined, undefined]);
    const { fails, reads } = play(six.slice(0, 1), () => 'one', { outage: true });
    expect([fails, reads.length]).toEqual([[300], 1]);
  });
});

test('a tally knows the shares of what it counted to its width', () => {
  const ages = tally(0.5);
  for (let age = 1; age <= 100; age += 1) ages.add(age);
  expect([ages.percentile(0.5), ages.percentile(0.95), ages.most(), ages.count()]).toEqual([
    50.5, 95.5, 100, 100,
  ]);
  expect(tally(1).percentile(0.5)).toBeNaN();
});
