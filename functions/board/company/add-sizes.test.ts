import { describe, expect, test } from '@jest/globals';
import { addSizes } from './add-sizes.ts';

describe('the size of a company over time', () => {
  test('is the sum of its boards on the days on which all were counted', () => {
    const old = { from: '2026-05-30', counts: [40, 41, null, 43] };
    const young = { from: '2026-05-31', counts: [2, 2, 3] };
    expect(addSizes([old, young, { from: '', counts: [] }])).toEqual([
      { date: '2026-05-31', postings: 43 },
      { date: '2026-06-02', postings: 46 },
    ]);
  });

  test('is unknown while a single day was counted, or none', () => {
    expect(addSizes([{ from: '2026-05-30', counts: [40] }])).toEqual([]);
    expect(addSizes([])).toEqual([]);
  });
});
