/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Dots } from './dots.tsx';

const given = (reducedMotion: boolean) => {
  Object.assign(window, { matchMedia: () => ({ matches: reducedMotion }) });
  return render(<Dots />).container;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the loading dots', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
  });

  test('TITLE-02 adds a dot every 500 ms and starts over', () => {
    const dots = given(false);
    const seen = [dots.textContent];
    pass(499);
    seen.push(dots.textContent);
    for (const step of [1, 500, 500, 500]) {
      pass(step);
      seen.push(dots.textContent);
    }
    expect(seen).toEqual(['...', '...', '.', '..', '...', '.']);
  });

  test('TITLE-02 is static with reduced motion', () => {
    const dots = given(true);
    pass(5_000);
    expect(dots.textContent).toBe('...');
  });
});
