import { describe, expect, test } from '@jest/globals';
import { Board, PostingPattern } from '../../table/board.ts';
import { expectedRate, learn } from './learn.ts';
import { newBoard } from './new-board.ts';

const DAY = 86_400_000;
const MONDAY = new Date('2026-06-01T15:00:00.000Z');
const after = (days: number, hours = 0) => new Date(MONDAY.getTime() + days * DAY + hours * 3_600_000);
const started = {
  learned: learn({ learned: PostingPattern.parse({}), readAt: null }, 500, MONDAY),
  readAt: 'read',
};

describe('what a board’s readings teach', () => {
  test('begins with the first, which shows years of postings and none of its habits', () => {
    expect(started.learned).toEqual({ since: MONDAY.toISOString(), at: '', seen: 0, hours: [], weekend: 0 });
    expect(expectedRate(started.learned, after(1))).toBe(0);
  });

  test('is nothing new while nothing is new, so that an unchanged board’s row says the same', () => {
    const once = learn(started, 2, after(1));
    expect(learn({ ...started, learned: once }, 0, after(9))).toBe(once);
  });

  test('is the hour and the day on which it posts', () => {
    let { learned } = started;
    for (const day of [1, 2, 3, 4, 7, 8, 9, 10]) learned = learn({ ...started, learned }, 3, after(day));
    const rate = (at: Date) => expectedRate(learned, at);
    expect(rate(after(11))).toBeGreaterThan(4 * rate(after(11, 12)));
    expect(rate(after(11))).toBeGreaterThan(1.5 * rate(after(11, 3)));
    expect(rate(after(11, 3))).toBeGreaterThan(rate(after(11, 12)));
    expect(rate(after(11))).toBeGreaterThan(4 * rate(after(12)));
    const ofWeek = Array.from({ length: 168 }, (_, hour) => rate(after(11, hour)));
    expect(ofWeek.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(7);
  });

  test('is little where much came at once, and fades', () => {
    const upload = learn(started, 5_000, after(1));
    expect(upload.seen).toBe(10);
    expect(expectedRate(upload, after(61))).toBeLessThan(expectedRate(upload, after(1)) / 50);
    expect(learn({ ...started, learned: upload }, 1, after(11)).seen).toBe(6);
  });

  test('is nothing on a row from before anything was learnt', () => {
    const board = newBoard({ ats: 'greenhouse', slug: 'acme', company: '', favourite: false }, MONDAY);
    const { learned: _, ...old } = { ...board, readAt: MONDAY.toISOString() };
    const row = Board.parse(old);
    expect(learn(row, 3, after(1))).toMatchObject({ since: after(1).toISOString(), seen: 0 });
  });
});
