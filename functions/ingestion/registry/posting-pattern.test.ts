import { describe, expect, test } from '@jest/globals';
import { Board, PostingPattern } from '../../table/board.ts';
import { newBoard } from './board-store.ts';
import { expectedRate, updatePostingPattern } from './posting-pattern.ts';

const DAY = 86_400_000;
const MONDAY = new Date('2026-06-01T15:00:00.000Z');
const after = (days: number, hours = 0) => new Date(MONDAY.getTime() + days * DAY + hours * 3_600_000);
const started = {
  learned: updatePostingPattern({ learned: PostingPattern.parse({}), readAt: null }, 500, MONDAY),
  readAt: 'read',
};

describe('the posting rate of a board', () => {
  test('starts with the first reading, whose postings do not count', () => {
    expect(started.learned).toEqual({ since: MONDAY.toISOString(), at: '', seen: 0, hours: [], weekend: 0 });
    expect(expectedRate(started.learned, after(1))).toBe(0);
  });

  test('stays the same object while nothing is added, so that an unchanged board’s row does not change', () => {
    const once = updatePostingPattern(started, 2, after(1));
    expect(updatePostingPattern({ ...started, learned: once }, 0, after(9))).toBe(once);
  });

  test('depends on the hour and the day on which it posts', () => {
    let { learned } = started;
    for (const day of [1, 2, 3, 4, 7, 8, 9, 10])
      learned = updatePostingPattern({ ...started, learned }, 3, after(day));
    const rate = (at: Date) => expectedRate(learned, at);
    expect(rate(after(11))).toBeGreaterThan(4 * rate(after(11, 12)));
    expect(rate(after(11))).toBeGreaterThan(1.5 * rate(after(11, 3)));
    expect(rate(after(11, 3))).toBeGreaterThan(rate(after(11, 12)));
    expect(rate(after(11))).toBeGreaterThan(4 * rate(after(12)));
    const ofWeek = Array.from({ length: 168 }, (_, hour) => rate(after(11, hour)));
    expect(ofWeek.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(7);
  });

  test('caps bulk uploads, and decays', () => {
    const upload = updatePostingPattern(started, 5_000, after(1));
    expect(upload.seen).toBe(10);
    expect(expectedRate(upload, after(61))).toBeLessThan(expectedRate(upload, after(1)) / 50);
    expect(updatePostingPattern({ ...started, learned: upload }, 1, after(11)).seen).toBe(6);
  });

  test('starts on a row without a recorded rate', () => {
    const board = newBoard({ ats: 'greenhouse', slug: 'acme', company: '', favorite: false }, MONDAY);
    const { learned: _, ...old } = { ...board, readAt: MONDAY.toISOString() };
    const row = Board.parse(old);
    expect(updatePostingPattern(row, 3, after(1))).toMatchObject({ since: after(1).toISOString(), seen: 0 });
  });
});
