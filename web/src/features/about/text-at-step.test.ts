import { describe, expect, test } from '@jest/globals';
import { textAtStep } from './text-at-step.ts';

const lines = ['see jobs', 'alerts'];
const steps = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => textAtStep(lines, from + n));

describe('the typewriter', () => {
  test('ABOUT-01 holds a line, clears it, and types the next one, one letter per step', () => {
    expect(steps(0, 12)).toEqual(Array(12).fill('see jobs'));
    expect(steps(12, 20)).toEqual(['', '', 'a', 'al', 'ale', 'aler', 'alert', 'alerts'].map((text) => text));
  });

  test('ABOUT-01 starts over after the last line', () => {
    const round = 12 + 2 + 6 + 12 + 2 + 8;
    expect(steps(round, round * 2)).toEqual(steps(0, round));
    expect(steps(0, round)).toContain('see job');
  });

  test('ABOUT-01 only ever adds a letter or clears the line', () => {
    for (let step = 0; step < 200; step += 1) {
      const [before, after] = [textAtStep(lines, step), textAtStep(lines, step + 1)];
      const grown = after.slice(0, -1) === before;
      expect(after === before || after === '' || grown).toBe(true);
      expect(lines.some((line) => line.startsWith(after))).toBe(true);
    }
  });
});
