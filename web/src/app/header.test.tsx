/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Session } from '../features/session/session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const logOut = jest.fn<() => void>();
const user: Extract<Session, { readonly state: 'user' }> = {
  state: 'user',
  user: { email: 'ada@mail.example', firstName: 'Ada', matches: 4, isSubscribed: false },
  logOut,
  subscribe: async () => undefined,
};

const given = (session: Session) => render(<Header session={session} onPricing={() => undefined} />);
const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the header and the footer', () => {
  test('CHROME-01 a visitor sees the logo, Saved Jobs, About Us, Pricing, Login and Try Daybreak', () => {
    expect(links(given({ state: 'visitor' }).container)).toEqual([
      ['Daybreak', '/'],
      ['Saved Jobs', '/saved'],
      ['About Us', '/about-us'],
      ['Pricing', '/pricing'],
      ['Login', '/login'],
      ['Try Daybreak', '/onboarding'],
    ]);
    expect(screen.queryByText('Log Out')).toBeNull();
  });

  test('CHROME-01 a user sees Jobs, Alerts, Saved Jobs, Resumes and Settings, and Log Out in the menu', () => {
    expect(links(given(user).container)).toEqual([
      ['Daybreak', '/'],
      ['Jobs', '/'],
      ['Alerts', '/profile/alerts'],
      ['Saved Jobs', '/saved'],
      ['Resumes', '/profile/resumes'],
      ['About Us', '/about-us'],
      ['Settings', '/profile/settings'],
      ['Pricing', '/pricing'],
    ]);
    fireEvent.click(screen.getByText('Log Out'));
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  test('ADMIN-02 staff sees Staff', () => {
    given({ ...user, user: { ...user.user, isStaff: true } });
    expect(screen.getByRole('link', { name: 'Staff' }).getAttribute('href')).toBe('/admin-notifs');
  });

  test('CHROME-08 shows neither while the session loads', () => {
    given({ state: 'loading' });
    const texts = screen.getAllByRole('link').map((link) => link.textContent);
    expect(texts).toEqual(['Daybreak', 'Saved Jobs', 'About Us', 'Pricing']);
  });

  test('CHROME-04 the footer has the logo, Privacy and Terms of Use', () => {
    const { container } = render(<Footer />);
    expect(container.textContent).toContain('Daybreak');
    expect(links(container)).toEqual(
      expect.arrayContaining([
        ['Privacy', '/privacy-policy'],
        ['Terms of Use', '/terms-of-use'],
      ]),
    );
  });
});
