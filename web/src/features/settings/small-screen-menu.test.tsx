/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { setSession } from '../session/session.ts';
import { SmallScreenMenu } from './components/small-screen-menu.tsx';

const logOut = jest.fn<() => void>();

function given(isStaff: boolean) {
  const user = { email: 'ada@mail.example', firstName: 'Ada', matches: 3, isSubscribed: false, isStaff };
  setSession({ state: 'user', user, logOut, subscribe: async () => undefined });
  render(<SmallScreenMenu />);
}

afterEach(() => {
  setSession({ state: 'visitor' });
});

describe('the small-screen menu', () => {
  test('ACC-01 shows Log Out', () => {
    given(false);
    fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  test.each([true, false])('ADMIN-02 links to the staff page only for staff: %s', (isStaff) => {
    given(isStaff);
    const link = screen.queryByRole('link', { name: 'Staff' });
    expect(link?.getAttribute('href') ?? null).toBe(isStaff ? '/admin-notifs' : null);
  });
});
