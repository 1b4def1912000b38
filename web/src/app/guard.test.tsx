/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type Session, setSession } from '../features/session/session.ts';
import { Guard } from './guard.tsx';

const user: Session = {
  state: 'user',
  user: { email: 'ada@mail.example', firstName: 'Ada', matches: 4, isSubscribed: false },
  logOut: () => undefined,
  subscribe: async () => undefined,
};
const Page = () => <p>The page</p>;

afterEach(() => {
  setSession({ state: 'visitor' });
});

function given(access: 'signed in' | 'visitors' | 'staff', session: Session) {
  setSession(session);
  const location = memoryLocation({ path: '/here', record: true });
  render(
    <Router hook={location.hook}>
      <Guard access={access} page={Page} />
    </Router>,
  );
  return location.history;
}
const isShown = () => screen.queryByText('The page') !== null;

describe('a page for signed-in users', () => {
  test('ROUTE-02 shows a skeleton until the session is known', () => {
    given('signed in', { state: 'loading' });
    expect(screen.getByRole('status').textContent).toContain('Loading');
    expect(isShown()).toBe(false);
    act(() => setSession(user));
    expect(isShown()).toBe(true);
  });

  test('ROUTE-02 redirects a visitor to the login', () => {
    expect(given('signed in', { state: 'visitor' }).at(-1)).toBe('/login');
    expect(isShown()).toBe(false);
  });

  test('ROUTE-02 remembers the page of a followed link for after the login', () => {
    const navigate = jest.fn<(to: string, options?: object) => void>();
    setSession({ state: 'visitor' });
    render(
      <Router hook={() => ['/here', navigate]} searchHook={() => 'job=lever%3A1'}>
        <Guard access="signed in" page={Page} />
      </Router>,
    );
    const state = { from: '/here?job=lever%3A1', hasEnded: false };
    expect(navigate).toHaveBeenCalledWith('/login', expect.objectContaining({ state }));
  });

  test('ROUTE-02 stays mounted while the user logs in again', () => {
    given('signed in', { ...user, onLoginAgain: () => undefined });
    expect(isShown()).toBe(true);
  });

  test('says if the account does not load, and retries', () => {
    const onTryAgain = jest.fn<() => void>();
    given('signed in', { state: 'loading', failure: { message: 'Not reached.', onTryAgain } });
    expect(screen.getByRole('alert').textContent).toContain('Not reached.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onTryAgain).toHaveBeenCalledTimes(1);
  });
});

describe('a page for visitors', () => {
  test('ROUTE-03 redirects a signed-in user to the board', () => {
    const history = given('visitors', { state: 'loading' });
    expect(history.at(-1)).toBe('/here');
    act(() => setSession(user));
    expect(history.at(-1)).toBe('/');
  });

  test('ROUTE-03 renders for visitors', () => {
    given('visitors', { state: 'visitor' });
    expect(isShown()).toBe(true);
  });
});

describe('the document', () => {
  test('CHROME-08 is marked if a user is remembered, so that nothing for visitors flashes', () => {
    const says = () => document.documentElement.hasAttribute('data-remembered');
    setSession({ state: 'loading' });
    expect(says()).toBe(true);
    setSession({ state: 'visitor' });
    expect(says()).toBe(false);
  });
});

describe('a page for staff', () => {
  const isNotFound = () => screen.queryByText('This is not the page you were looking for. . .') !== null;
  const staff: Session = { ...user, user: { ...user.user, isStaff: true } };

  test('ADMIN-02 renders for staff, and shows nothing while the session loads', () => {
    given('staff', { state: 'loading' });
    expect([isShown(), isNotFound()]).toEqual([false, false]);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    act(() => setSession(staff));
    expect([isShown(), isNotFound()]).toEqual([true, false]);
  });

  test('ADMIN-02 is the 404 page for everyone else, and for staff after logging out', () => {
    given('staff', user);
    expect([isShown(), isNotFound()]).toEqual([false, true]);
    act(() => setSession(staff));
    act(() => setSession({ state: 'visitor', hasEnded: true }));
    expect([isShown(), isNotFound()]).toEqual([false, true]);
    cleanup();
    expect(given('staff', { state: 'visitor' })).toEqual(['/here']);
    expect([isShown(), isNotFound()]).toEqual([false, true]);
  });
});
