/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { resetConsent, setConsent } from '../cookies/consent.ts';
import type { Session } from '../session/session.ts';
import { Banner } from './banner.tsx';

const visitor: Session = { state: 'visitor' };
const user = {
  state: 'user' as const,
  user: { email: 'ada@mail.example', firstName: 'Ada', matches: 4, isSubscribed: false },
  logOut: () => undefined,
  subscribe: async () => undefined,
};

function given(session: Session, { reducedMotion = false, onPricing = jest.fn<() => void>() } = {}) {
  const matchMedia = () => ({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.assign(window, { matchMedia });
  return render(<Banner session={session} onPricing={onPricing} />);
}

const shown = () => document.querySelector('[data-turn=true]')?.textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the promo banner', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    sessionStorage.clear();
    act(resetConsent);
    jest.useRealTimers();
  });

  test('CHROME-03 each message shows for 2500 ms', () => {
    given(visitor);
    expect(shown()).toBe('Always free to search');
    pass(2499);
    expect(shown()).toBe('Always free to search');
    pass(1);
    expect(shown()).toBe('Get early access to the latest tech jobs');
    pass(5000);
    expect(shown()).toBe('Always free to search');
  });

  test('CHROME-03 pauses on hover, on focus and with reduced motion', () => {
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
    given(visitor, { reducedMotion: true });
    pass(9000);
    expect(shown()).toBe('Always free to search');
  });

  test('CHROME-03 HOME-17 users see Subscribe Now, visitors see Try Daybreak, and both see the price', () => {
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

  test('HOME-17 stays closed for the browser session', () => {
    given(visitor);
    fireEvent.click(screen.getByRole('button', { name: 'Close offer' }));
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    given(visitor);
    expect(screen.queryByRole('region')).toBeNull();
    expect(sessionStorage.getItem('banner-closed')).toBe('true');
  });

  test('HOME-17 sticks to the lower edge for users only, once the cookie notice is answered', () => {
    const sticks = () => screen.getByRole('region').hasAttribute('data-dock');
    given(user);
    expect(sticks()).toBe(false);
    act(() => setConsent('declined'));
    expect(sticks()).toBe(true);
    cleanup();
    given(visitor);
    expect(sticks()).toBe(false);
  });

  test('BANNER-01 says how many alerts are left without an offer before the first one', () => {
    given({ ...user, user: { ...user.user, matches: 10 } });
    expect(screen.getByRole('region').textContent).toContain('You have 10 job alerts remaining');
    expect(screen.queryByText('$4.63/month')).toBeNull();
    expect(screen.queryByText('Subscribe Now')).toBeNull();
  });

  test('CHROME-08 shows nothing while the session loads', () => {
    expect(given({ state: 'loading' }).container.innerHTML).toBe('');
  });
});
