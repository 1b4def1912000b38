import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Board } from '../../table/board.ts';
import { newBoard } from './board-store.ts';
import { scheduleBoard, selectDueBoards } from './select-due-boards.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const aBoard = (slug: string, facts: Partial<Board> = {}): Board => ({
  ...newBoard({ ats: 'greenhouse', slug, company: '', favorite: false }, NOW),
  checkedAt: ago(20),
  ...facts,
});
const oneLane = () => ({ lanes: 1 });
const slugs = (boards: readonly Board[], paceOf = oneLane) =>
  selectDueBoards(boards, NOW, paceOf).map(({ board }) => board.slug);

describe('the boards selected for a round', () => {
  test('are due and not paused', () => {
    const boards = [
      aBoard('now'),
      aBoard('soon', { dueAt: new Date(NOW.getTime() + 1).toISOString() }),
      aBoard('paused', { paused: true }),
    ];
    expect(slugs(boards)).toEqual(['now']);
  });

  test('are due as well if a clock that was ahead read them, but not by the small differences of clocks', () => {
    const boards = [
      aBoard('an hour ahead', { checkedAt: ago(-60), dueAt: ago(-80) }),
      aBoard('seconds ahead', { checkedAt: ago(-0.5), dueAt: ago(-20) }),
    ];
    expect(slugs(boards)).toEqual(['an hour ahead']);
  });

  test('come by the share of their maximum age, which is shorter for favorites', () => {
    const boards = [
      aBoard('read just now', { checkedAt: ago(1) }),
      aBoard('quiet', { checkedAt: ago(21) }),
      aBoard('favorite', { checkedAt: ago(3), favorite: true }),
      aBoard('late', { checkedAt: ago(23) }),
      aBoard('late favorite', { checkedAt: ago(6), favorite: true }),
      aBoard('never read, due for long', { checkedAt: null, dueAt: ago(40) }),
      aBoard('failing, due again', { checkedAt: ago(60), dueAt: ago(0), failures: 7 }),
    ];
    expect(slugs(boards)).toEqual([
      'never read, due for long',
      'late favorite',
      'late',
      'quiet',
      'favorite',
      'read just now',
      'failing, due again',
    ]);
  });

  test.each([
    [1, undefined, 110],
    [1, 10, 6],
    [3, 10, 18],
    [1, 600, 1],
  ])('with %i lanes of a vendor that answers in %p seconds, are %i of 2,000', (lanes, seconds, most) => {
    const boards = Array.from({ length: 2_000 }, (_, number) => aBoard(`board-${number}`));
    expect(slugs(boards, () => ({ lanes, ...(seconds ? { secondsPerReading: seconds } : {}) }))).toHaveLength(
      most,
    );
  });

  test('include few boards of one vendor beside many of another', () => {
    const many = Array.from({ length: 2_000 }, (_, number) =>
      aBoard(`board-${number}`, { checkedAt: ago(90) }),
    );
    const few = aBoard('few', { ats: 'lever', checkedAt: ago(1) });
    expect(slugs([...many, few])).toContain('few');
  });

  test('include any board that has been due for long enough', () => {
    const times = fc.array(fc.record({ favorite: fc.boolean(), age: fc.nat(60) }), { maxLength: 400 });
    fc.assert(
      fc.property(times, (others) => {
        const boards = others.map(({ favorite, age }, number) =>
          aBoard(`board-${number}`, { favorite, checkedAt: ago(age) }),
        );
        const forgotten = aBoard('forgotten', { checkedAt: ago(60 * 6), dueAt: ago(60 * 6) });
        expect(slugs([...boards, forgotten], () => ({ lanes: 1, secondsPerReading: 55 }))).toEqual([
          'forgotten',
        ]);
      }),
    );
  });
});

describe('a lane', () => {
  test('keeps its boards, and all lanes of a vendor get about the same number', () => {
    const lanes = new Map<string, number>();
    for (let number = 0; number < 4_000; number += 1) {
      const board = aBoard(`board-${number}`, { ats: 'ashby' });
      const { lane } = scheduleBoard(board, { lanes: 8 });
      expect(scheduleBoard(board, { lanes: 8 }).lane).toBe(lane);
      lanes.set(lane, (lanes.get(lane) ?? 0) + 1);
    }
    expect([...lanes.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((lane) => `ashby-${lane}`));
    expect(Math.min(...lanes.values())).toBeGreaterThan(400);
  });

  test('is the only one of a system without an adapter', () => {
    expect(scheduleBoard(aBoard('acme', { ats: 'unknown' }))).toMatchObject({
      lane: 'unknown-0',
      isLarge: false,
    });
  });

  test('holds large boards only, if a system lists them page by page, newest first', () => {
    const large = aBoard('acme', { ats: 'workday', postings: 1_001 });
    expect(scheduleBoard(large, { lanes: 1, newestFirst: true })).toMatchObject({
      lane: 'workday-large-0',
      isLarge: true,
    });
    expect(scheduleBoard(large, { lanes: 1 }).isLarge).toBe(false);
    expect(scheduleBoard({ ...large, postings: 1_000 }, { lanes: 1, newestFirst: true }).isLarge).toBe(false);
  });
});
