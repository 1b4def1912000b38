import { describe, expect, test } from '@jest/globals';
import { nextHour, planReading } from './plan-reading.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const HOUR = 3_600_000;
const newest = { newestFirst: true } as const;
const board = (facts: { walkedAt?: string | null; unsettled?: boolean; suspectSince?: string | null }) => ({
  sk: 'workday:acme',
  walkedAt: new Date(NOW.getTime() - 60_000).toISOString(),
  unsettled: false,
  suspectSince: null,
  ...facts,
});
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

describe('ING-02 the plan of a reading', () => {
  test('is the whole board for a system without an order, unless its response is unchanged', () => {
    expect(planReading({}, board({}), NOW)).toEqual({ isWalk: true, isFresh: false });
    expect(planReading({}, board({ unsettled: true }), NOW)).toEqual({ isWalk: true, isFresh: true });
    expect(planReading({}, board({ suspectSince: ago(1) }), NOW)).toEqual({ isWalk: true, isFresh: true });
    expect(planReading({}, board({}), NOW, NOW)).toEqual({ isWalk: true, isFresh: true });
  });

  test('is only the newest postings if they are listed first, and the whole board four times a day', () => {
    expect(planReading(newest, board({ walkedAt: null }), NOW).isWalk).toBe(true);
    let walkedAt = NOW.getTime();
    let walks = 0;
    for (let at = walkedAt; at < NOW.getTime() + 240 * HOUR; at += 20 * 60_000) {
      const row = board({ walkedAt: new Date(walkedAt).toISOString() });
      if (!planReading(newest, row, new Date(at)).isWalk) continue;
      walks += 1;
      walkedAt = at;
    }
    expect(walks).toBe(40);
  });

  test('confirms a doubt by the whole board, but not within the hour', () => {
    const doubt = (since: number) =>
      planReading(newest, board({ walkedAt: ago(since), unsettled: true }), NOW);
    expect(doubt(HOUR - 1).isWalk).toBe(false);
    expect(doubt(HOUR)).toEqual({ isWalk: true, isFresh: true });
  });
});

test('the next hour begins at its full minute', () => {
  expect(nextHour(NOW).toISOString()).toBe('2026-06-01T13:00:00.000Z');
  expect(nextHour(new Date('2026-06-01T12:59:59.999Z')).toISOString()).toBe('2026-06-01T13:00:00.000Z');
});
