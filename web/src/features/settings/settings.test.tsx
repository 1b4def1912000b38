/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeService } from '../account/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { Greeting } from './components/greeting.tsx';
import { fakeUserPool } from './testing/fake-user-pool.ts';
import { cleanUp, field, fillIn, press, renderSettings, savedChanges } from './testing/render-settings.tsx';

const pool = fakeUserPool();
let ProfileForm: typeof import('./components/profile-form.tsx')['ProfileForm'];
let PasswordSection: typeof import('./components/password-section.tsx')['PasswordSection'];
let service: FakeService;

beforeAll(async () => {
  ({ ProfileForm } = await import('./components/profile-form.tsx'));
  ({ PasswordSection } = await import('./components/password-section.tsx'));
});

beforeEach(pool.forget);
afterEach(cleanUp);

const toast = () => toastStore.read().find(({ isOpen }) => isOpen);

describe('the greeting', () => {
  test.each([
    [10, 'You now have 10 free job alerts'],
    [1, 'You now have 1 free job alert'],
  ])('SET-01 with %d free alerts', (matches, sentence) => {
    renderSettings(<Greeting matches={matches} isSubscribed={false} pausedUntil="" />);
    screen.getByText('Thank you for registering');
    screen.getByText(sentence);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profile/job-titles');
  });

  test('SET-01 tells a subscriber nothing about free alerts', () => {
    renderSettings(<Greeting matches={9} isSubscribed pausedUntil="" />);
    expect(screen.queryByText(/free|Thank you/)).toBeNull();
    screen.getByText('You get an alert for every job that matches your titles and places');
  });

  test('SET-01 MATCH-05 tells a subscriber until when alerts are paused', () => {
    renderSettings(<Greeting matches={9} isSubscribed pausedUntil="December 13, 2026" />);
    screen.getByText(
      'Alerts are paused until December 13, 2026. From then on you get an alert for every job that matches your titles and places',
    );
  });

  test('SET-01 says that the free alerts have ended, with a link to the plans', () => {
    renderSettings(<Greeting matches={0} isSubscribed={false} pausedUntil="" />);
    screen.getByText('Your free trial of real-time job alerts has ended.');
    expect(screen.queryByText(/Thank you/)).toBeNull();
    const link = screen.getByRole('link', { name: 'See the plans' });
    expect(link.getAttribute('href')).toBe('/profile/subscription');
  });

  test('SET-01 an older profile shows no number', () => {
    renderSettings(<Greeting matches={null} isSubscribed={false} pausedUntil="" />);
    expect(screen.queryByText(/free job alert/)).toBeNull();
  });
});

describe('names', () => {
  test.each([
    ['A', 'Value must be at least 2 characters long'],
    ['x'.repeat(21), 'Value cannot be more than 20 characters long'],
  ])('SET-02 %j is rejected on blur and not sent', async (text, sentence) => {
    service = renderSettings(<ProfileForm />);
    fillIn(field('First name'), text);
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert');
    expect(savedChanges(service)).toEqual([]);
  });

  test.each(['Zoë 🦊', 'דוד', '<b>Ada</b>'])('SET-02 %j is saved on blur and confirmed', async (text) => {
    service = renderSettings(<ProfileForm />);
    fillIn(field('First name'), text);
    await screen.findByText('Saved');
    expect(savedChanges(service)).toEqual([{ firstName: text }]);
  });

  test('SET-02 an unchanged field is not sent', async () => {
    service = renderSettings(<ProfileForm />, { lastName: '' });
    const keys = userEvent.setup();
    await keys.click(field('First name'));
    await keys.click(field('Last name'));
    await keys.tab();
    expect(savedChanges(service)).toEqual([]);
    expect(screen.queryByText(/at least 2/)).toBeNull();
  });

  test('SET-02 an unsaved name stays in the field with an error and is saved by the next try', async () => {
    service = renderSettings(<ProfileForm />);
    service.changeError = { errorType: 'Unavailable', message: 'Please try again in a minute.' };
    fillIn(field('Last name'), 'Lovelace');
    await screen.findByText('Please try again in a minute.');
    expect(field('Last name').value).toBe('Lovelace');
    service.changeError = null;
    fireEvent.blur(field('Last name'));
    await screen.findByText('Saved');
    expect(service.account.lastName).toBe('Lovelace');
  });
});

describe('the career', () => {
  test('PROF-01 industry, seniority and dream companies are shown and saved', async () => {
    service = renderSettings(<ProfileForm />, {
      industry: 'Fintech',
      seniority: 'mid',
      dreamCompanies: ['Larkspur Systems'],
    });
    const keys = userEvent.setup();
    expect([field('Industry').value, field('Seniority').value]).toEqual(['Fintech', 'mid']);
    await keys.selectOptions(field('Industry'), 'Robotics');
    await keys.selectOptions(field('Seniority'), 'senior');
    await keys.click(screen.getByRole('button', { name: 'Larkspur Systems. Click To Delete' }));
    await waitFor(() =>
      expect(savedChanges(service)).toEqual([
        { industry: 'Robotics' },
        { seniority: 'senior' },
        { dreamCompanies: [] },
      ]),
    );
  });

  test('PROF-01 an industry that is not in the list is shown', () => {
    service = renderSettings(<ProfileForm />, { industry: 'Clockmaking' });
    expect(field('Industry').value).toBe('Clockmaking');
  });

  test('PROF-01 a change that cannot be saved is rolled back with a toast', async () => {
    service = renderSettings(<ProfileForm />, { dreamCompanies: ['Larkspur Systems'] });
    service.changeError = { errorType: 'Unavailable', message: 'Please try again in a minute.' };
    press('Larkspur Systems. Click To Delete');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: "Couldn't save your change",
        description: 'Please try again in a minute.',
        variant: 'destructive',
      }),
    );
    screen.getByRole('button', { name: 'Larkspur Systems. Click To Delete' });
  });
});

describe('the password', () => {
  const give = (current: string, next: string) => {
    fireEvent.change(field('Current password'), { target: { value: current } });
    fireEvent.change(field('New password'), { target: { value: next } });
    press('Change password');
  };

  test('SET-06 changes the password and confirms it', async () => {
    renderSettings(<PasswordSection />);
    give('the old one', 'the new one');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Password Successfully Updated' }));
    expect(pool.asked).toEqual([
      ['changePassword', 'the old one', 'the new one'],
      ['endOtherSessions', expect.stringContaining('@'), 'the new one'],
    ]);
    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  });

  test('SET-06 says if the current password is wrong and keeps what was typed', async () => {
    renderSettings(<PasswordSection />);
    pool.refusals.set('changePassword', 'NotAuthorizedException');
    give('a wrong one', 'the new one');
    await screen.findByText('Your current password is incorrect.');
    expect(field('New password').value).toBe('the new one');
  });

  test.each([
    ['short', 'Password must be at least 8 characters.'],
    ['x'.repeat(21), 'Password cannot be more than 20 characters.'],
  ])('SET-06 %j is not sent', async (next, sentence) => {
    renderSettings(<PasswordSection />);
    give('the old one', next);
    await screen.findByText(sentence);
    expect(pool.asked).toEqual([]);
  });
});
