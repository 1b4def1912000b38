/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SLOGANS, Typewriter } from './typewriter.tsx';

let isStill = false;

beforeEach(() => {
  isStill = false;
  jest.useFakeTimers();
  // jsdom has no media queries; only `matches` is read.
  window.matchMedia = (() => ({ matches: isStill })) as unknown as typeof matchMedia;
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const typed = () => document.querySelector('[data-typed]')?.textContent;

describe('the slogans', () => {
  test('ABOUT-01 types them one after another, one letter every 250 ms', () => {
    render(<Typewriter lines={SLOGANS} />);
    expect(typed()).toBe('see jobs the moment they are posted');
    pass(13 * 250);
    expect(typed()).toBe('');
    pass(250);
    expect(typed()).toBe('i');
    pass(249);
    expect(typed()).toBe('i');
    pass(1);
    expect(typed()).toBe('in');
    pass(36 * 250);
    expect(typed()).toBe('instantly alerts you to new tech jobs');
  });

  test('ABOUT-01 gives screen readers each line once and in full', () => {
    render(<Typewriter lines={SLOGANS} />);
    pass(20 * 250);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'see jobs the moment they are posted',
      'instantly alerts you to new tech jobs',
    ]);
    expect(document.querySelector('[data-typed]')?.closest('[aria-hidden=true]')).not.toBeNull();
  });

  test('ABOUT-01 shows still text with reduced motion', () => {
    isStill = true;
    render(<Typewriter lines={SLOGANS} />);
    pass(60_000);
    expect(typed()).toBe('see jobs the moment they are posted');
  });

  test('ABOUT-01 can be paused and resumed', () => {
    render(<Typewriter lines={SLOGANS} />);
    pass(15 * 250);
    fireEvent.click(screen.getByRole('button', { name: 'Pause typing' }));
    pass(60_000);
    expect(typed()).toBe('in');
    fireEvent.click(screen.getByRole('button', { name: 'Resume typing' }));
    pass(250);
    expect(typed()).toBe('ins');
  });
});
