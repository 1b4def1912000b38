import { describe, expect, test } from '@jest/globals';
import { slicePie } from './slice-pie.ts';

describe('the pie', () => {
  test('ABOUT-02 slices clockwise from the top, each starting where the last one ended', () => {
    expect(slicePie([30, 20, 50], 100).map(({ outline }) => outline)).toEqual([
      'M0 0L0 -100A100 100 0 0 1 95.11 30.9Z',
      'M0 0L95.11 30.9A100 100 0 0 1 0 100Z',
      'M0 0L0 100A100 100 0 0 1 0 -100Z',
    ]);
  });

  test('ABOUT-02 sets the large-arc flag for slices of more than half', () => {
    const [wide] = slicePie([75, 25], 100);
    expect(wide?.outline).toBe('M0 0L0 -100A100 100 0 1 1 -100 0Z');
  });

  test('ABOUT-02 centers the text in the slice', () => {
    expect(slicePie([50, 50], 100).map(({ label }) => label)).toEqual([
      [60, 0],
      [-60, 0],
    ]);
  });
});
