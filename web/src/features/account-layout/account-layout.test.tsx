/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AccountLinks } from './account-links.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SideMenu } from './side-menu.tsx';

const logOut = jest.fn<() => void>();

const given = (path: string, isStaff = false) =>
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <SideMenu isStaff={isStaff} onLogOut={logOut} />
      <BottomBar />
    </Router>,
  );
const menus = () => screen.getAllByRole('navigation', { name: 'Account' });
const addresses = (menu: HTMLElement | undefined) =>
  menu ? [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href')) : [];
const labels = (menu: HTMLElement | undefined) =>
  menu ? [...menu.querySelectorAll('a')].map((link) => link.textContent) : [];

describe('account navigation', () => {
  test('ACC-01 RES-01 the side menu has every page except resumes; the bottom bar has five, and links on the settings page the others', () => {
    given('/profile/settings');
    const [side, bottom] = menus();
    expect(labels(side)).not.toContain('Resumes');
    expect(labels(bottom)).toEqual(['Settings', 'Job Titles', 'Alerts', 'Applied', 'Resumes']);
    render(<AccountLinks />);
    const links = screen.getByRole('navigation', { name: 'More pages' });
    expect(labels(links)).toEqual(['Saved Jobs', 'Notifications', 'Subscription']);
    expect([...addresses(bottom), ...addresses(links)]).toEqual(expect.arrayContaining(addresses(side)));
  });

  test('APPLY-01 both list the applications, the bar under a short name', () => {
    given('/profile/applications');
    const [side, bottom] = menus();
    for (const [menu, name] of [
      [side, 'Applications'],
      [bottom, 'Applied'],
    ] as const)
      expect(menu?.querySelector('a[href="/profile/applications"][aria-current]')?.textContent).toBe(name);
  });

  test('SETUP-01 neither lists the form of /profile/setup', () => {
    const { container } = given('/profile/setup');
    expect(container.querySelector('a[href="/profile/setup"]')).toBeNull();
    expect(container.querySelector('[aria-current]')).toBeNull();
  });

  test('ACC-01 both mark the current page', () => {
    given('/profile/job-titles');
    for (const menu of menus())
      expect(menu.querySelector('[aria-current=page]')?.textContent).toBe('Job Titles');
  });

  test.each([true, false])(
    'ADMIN-02 the side menu links to the staff pages for staff only: %s',
    (isStaff) => {
      given('/profile/settings', isStaff);
      const [side, bottom] = menus();
      expect(side?.querySelector('a[href="/admin-notifs"]') !== null).toBe(isStaff);
      expect(bottom?.querySelector('a[href="/admin-notifs"]')).toBeNull();
    },
  );

  test('ACC-01 the side menu has Log Out', () => {
    given('/profile/settings');
    const [side] = menus();
    if (side) fireEvent.click(within(side).getByRole('button', { name: 'Log Out' }));
    expect(logOut).toHaveBeenCalledTimes(1);
  });
});
