/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Session } from '../session/session.ts';
import { Banner } from './banner.tsx';

const visitor: Session = { state: 'visitor' };
const user: Session = {
  state: 'user',
  user: { email: 'ada@mail.example', firstName: 'Ada', matches: 4, isSubscribed: false },
  logOut: () => undefined,
  subscribe: async () => undefined,
};

function given(session: Session, { lessMotion = false, onPricing = jest.fn<() => void>() } = {}) {
  const matchMedia = () => ({
    matches: lessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.assign(window, { matchMedia });
  return render(<Banner session={session} onPricing={onPricing} />);
}

const shown = () => document.querySelector('[data-turn=true]')?.textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the banner on the page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    jest.useRealTimers();
  });

  test('CHROME-03 each message stands 2500 ms', () => {
    given(visitor);
    expect(shown()).toBe('Always free to search');
    pass(2499);
    expect(shown()).toBe('Always free to search');
    pass(1);
    expect(shown()).toBe('Get early access to the latest tech jobs');
    pass(5000);
    expect(shown()).toBe('Always free to search');
  });

  test('CHROME-03 it stands still under the pointer, under the focus and for who wants less motion', () => {
    given(visitor);
    const banner = screen.getByRole('region');
    fireEvent.pointerEnter(banner);
    pass(9000);
    expect(shown()).toBe('Always free to search');
    fireEvent.pointerLeave(banner);
    fireEvent.focus(screen.getByRole('link'));
    pass(9000);
    expect(shown()).toBe('Always free to search');
    cleanup();
    given(visitor, { lessMotion: true });
    pass(9000);
    expect(shown()).toBe('Always free to search');
  });

  test('CHROME-03 HOME-17 users subscribe now, visitors try the product; both see the price', () => {
    const onPricing = jest.fn<() => void>();
    given(user, { onPricing });
    expect(screen.getByText('Thank you. :-) You have 4 job alerts remaining')).toBeTruthy();
    expect(screen.getByText('$4.63/month')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
    expect(onPricing).toHaveBeenCalledTimes(1);
    cleanup();
    given(visitor);
    expect(screen.getByText('$4.63/month')).toBeTruthy();
    expect(screen.queryByText('Subscribe Now')).toBeNull();
    expect(screen.getByRole('link', { name: 'Try Daybreak' }).getAttribute('href')).toBe('/onboarding');
  });

  test('HOME-17 closing takes it away until the browser is closed', () => {
    given(visitor);
    fireEvent.click(screen.getByRole('button', { name: 'Close the offer' }));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    given(visitor);
    expect(screen.queryByRole('region')).toBeNull();
    expect(sessionStorage.getItem('banner-closed')).toBe('true');
  });

  test('CHROME-08 nothing flashes before it is known who is here', () => {
    expect(given({ state: 'loading' }).container.innerHTML).toBe('');
  });
});
