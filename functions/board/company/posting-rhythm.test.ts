import { describe, expect, test } from '@jest/globals';
import { postingRhythm } from './posting-rhythm.ts';

/** A Monday. */
const NOW = Date.parse('2026-06-01T15:00:00.000Z');

describe('the posting rhythm', () => {
  test.each([
    ['no board was read yet', [], 0],
    ['a board was first read today', ['2026-06-01T08:00:00.000Z'], 0],
    ['a board was first read six whole days ago', ['2026-05-25T08:00:00.000Z'], 6],
    ['one of two boards is new', ['2026-04-01T00:00:00.000Z', '2026-05-29T00:00:00.000Z'], 2],
  ])('is unknown when %s', (_, sinces, days) => {
    const boards = sinces.map((since) => ({ since, days: { '2026-05-31': 9 } }));
    expect(postingRhythm(boards, NOW)).toEqual({ days, weekdays: [] });
  });

  test('averages each weekday over whole days, without today and the day of the first reading', () => {
    const board = {
      since: '2026-05-17T08:00:00.000Z',
      days: { '2026-05-17': 50, '2026-05-18': 4, '2026-05-25': 1, '2026-05-30': 2, '2026-06-01': 70 },
    };
    expect(postingRhythm([board], NOW)).toEqual({ days: 14, weekdays: [2.5, 0, 0, 0, 0, 1, 0] });
  });

  test('adds up several boards, and looks back four weeks at most', () => {
    const since = '2026-01-01T00:00:00.000Z';
    const boards = [
      { since, days: { '2026-05-05': 4, '2026-05-03': 40 } },
      { since, days: { '2026-05-12': 4 } },
    ];
    expect(postingRhythm(boards, NOW)).toEqual({ days: 28, weekdays: [0, 2, 0, 0, 0, 0, 0] });
  });
});
