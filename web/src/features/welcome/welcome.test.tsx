/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setSession } from '../session/session.ts';
import { markFirstVisit } from './first-visit.ts';
import { Welcome } from './welcome.tsx';

/** Starts a visit, as the early script does. */
function open() {
  cleanup();
  markFirstVisit(document.documentElement);
  return render(<Welcome />);
}

const isWelcomed = () => screen.queryByRole('dialog') !== null;

describe('the welcome popup', () => {
  beforeEach(() => {
    localStorage.clear();
    // jsdom does not support :modal.
    document.querySelector = () => null;
  });

  afterEach(() => act(() => setSession({ state: 'visitor' })));

  test('HOME-03 says what is shown, what is free and what registering adds', () => {
    open();
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual([
      "Only today's and yesterday's jobs are shown.",
      'Viewing the newest jobs is free.',
      'Registering gives you 10 free job alerts.',
    ]);
    const onward = screen.getByRole('link', { name: 'Try Daybreak' });
    expect(onward.getAttribute('href')).toBe('/onboarding');
  });

  test('HOME-03 shows once, even if it is never closed', () => {
    open();
    expect(isWelcomed()).toBe(true);
    open();
    expect(isWelcomed()).toBe(false);
  });

  test('HOME-03 does not come back to the home page during the same visit', () => {
    open();
    cleanup();
    render(<Welcome />);
    expect(isWelcomed()).toBe(false);
  });

  test('HOME-03 does not show to users', () => {
    setSession({ state: 'loading' });
    open();
    expect(isWelcomed()).toBe(false);
  });

  test('HOME-03 closes with its button and with Escape', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Close welcome' }));
    expect(isWelcomed()).toBe(false);
    localStorage.clear();
    open();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isWelcomed()).toBe(false);
  });
});
