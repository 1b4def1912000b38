import { expect, test } from '@jest/globals';
import { seededRandom } from '../measure/random.ts';
import { MODEL } from './posting-habits.ts';
import { type Outage, simulatePolling } from './simulate-polling.ts';
import { createPolicy } from './simulated-policy.ts';
import { createRegistry, type Vendor } from './simulated-registry.ts';

const MINUTE = 60_000;
const MONDAY = Date.UTC(2026, 5, 1, 14);
const WEEK = 7 * 1_440 * MINUTE;
const VENDOR: Vendor = { ats: 'serial', weight: 1, seconds: 0.5, bytes: 1 };

/**
 * Polls a vendor's boards on one lane for two hours. Returns the longest gaps between readings, in minutes,
 * and the request times.
 */
function pollTwoHours(boards: number, outage: Outage) {
  const random = seededRandom(7);
  const registry = createRegistry({
    boards,
    favorites: boards / 20,
    failing: 0,
    vendors: [VENDOR],
    habits: MODEL,
    perWeek: 5,
    from: MONDAY - 2 * WEEK,
    weeks: 3,
    random,
  });
  const policy = createPolicy(registry, MONDAY, () => ({ lanes: 1 }));
  const to = MONDAY + 120 * MINUTE;
  const readAt = registry.map(() => MONDAY);
  const gaps = registry.map(() => 0);
  const requestTimes: number[] = [];
  const recordGap = (place: number, at: number) => {
    gaps[place] = Math.max(gaps[place] ?? 0, (at - (readAt[place] ?? 0)) / MINUTE);
    readAt[place] = at;
  };
  const world = { boards: registry, from: MONDAY, to, round: 55_000, overhead: 50, outage, random };
  simulatePolling(world, policy, {
    onRequest: (_, at) => void requestTimes.push(at),
    onRead: recordGap,
    onPosting: () => undefined,
    onMessage: () => undefined,
    onMinute: () => undefined,
  });
  for (const place of registry.keys()) recordGap(place, to);
  const longest = (favorite: boolean) =>
    Math.max(...gaps.filter((_, place) => registry[place]?.favorite === favorite));
  return { favorites: longest(true), others: longest(false), requestTimes, policy };
}

const NO_OUTAGE = { ats: 'serial', from: 0, to: 0 };

test('one lane reads 1,500 boards within 25 minutes and their favorites within 5', () => {
  const { favorites, others } = pollTwoHours(1_500, NO_OUTAGE);
  expect(others).toBeLessThan(25);
  expect(favorites).toBeLessThan(5);
});

test('a lane with more boards than it can keep fresh delays all of them and skips none', () => {
  const { favorites, others, policy } = pollTwoHours(4_000, NO_OUTAGE);
  expect(policy.rows.filter(({ checkedAt }) => checkedAt === null)).toEqual([]);
  expect(others).toBeLessThan(66);
  expect(favorites).toBeLessThan(14);
});

test('ING-03 a vendor that asks to wait for 30 minutes gets one probe after 15, and all its boards are read afterward', () => {
  const outage = { ats: 'serial', from: MONDAY + 40 * MINUTE, to: MONDAY + 70 * MINUTE };
  const { requestTimes, others, favorites } = pollTwoHours(1_500, outage);
  expect(requestTimes.filter((at) => at > outage.from + MINUTE && at < outage.to)).toHaveLength(1);
  expect(favorites).toBeLessThan(50);
  expect(others).toBeLessThan(70);
});
