/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type PlayedService, playService } from './testing/play-service.ts';
import { alerts, givenBrowser, heading, press, showOnboarding } from './testing/show-onboarding.tsx';

jest.unstable_mockModule('../identity/identity.ts', () => ({
  signUp: async () => undefined,
  prepareIdentity: () => undefined,
  currentSession: async () => ({ token: 'token', email: 'ada@mail.example' }),
}));
const { Onboarding } = await import('./onboarding.tsx');
const { setSession } = await import('../session/session.ts');

let service: PlayedService;

const given = (address: string) => showOnboarding(Onboarding, address);
const lines = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Job title/ });

function signedIn(positions: readonly string[]): void {
  service.close();
  service = playService(positions);
  setSession({
    state: 'user',
    user: { email: 'ada@mail.example', firstName: 'Ada', matches: 10, isSubscribed: false },
    logOut: () => undefined,
    subscribe: async () => undefined,
  });
}

beforeEach(() => {
  givenBrowser();
  setSession({ state: 'visitor' });
  service = playService();
});
afterEach(() => {
  cleanup();
  service.close();
});

describe('onboarding', () => {
  test('ONB-01 goes by Continue and Previous, and Back leads to the step before', async () => {
    given('/onboarding');
    expect(heading()).toBe('add your favorite job titles');
    await userEvent.type(lines()[1] ?? document.body, 'swe');
    await press('Continue');
    expect([heading(), location.search]).toEqual(['add a functional role and location', '?step=2']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await press('Continue');
    expect([heading(), location.search]).toEqual(['Register', '?step=3']);
    await press('Previous');
    expect(heading()).toBe('add a functional role and location');
    history.back();
    await waitFor(() => expect(heading()).toBe('Register'));
  });

  test('ONB-01 goes by clicking a step, the current one is marked', async () => {
    localStorage.setItem('positions', '["SWE"]');
    given('/onboarding');
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    expect(heading()).toBe('Register');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('aria-current')).toBe('step');
    await userEvent.click(screen.getByRole('link', { name: 'Role & Location' }));
    expect(heading()).toBe('add a functional role and location');
  });

  test('ONB-02 each of three lines says its jobs, or how to get more', async () => {
    given('/onboarding');
    expect(lines()).toHaveLength(3);
    const more = 'Increase your matches by adding more job titles.';
    expect(screen.getAllByText(more)).toHaveLength(3);
    await userEvent.type(lines()[0] ?? document.body, ' Staff ENGINEER');
    expect(await screen.findByText('1,284 jobs with 310 companies')).toBeTruthy();
    expect(screen.getAllByText(more)).toHaveLength(2);
    expect(service.asked.map(({ input }) => input['title'])).toEqual(['staff engineer']);
    expect(Object.keys(service.asked[0]?.input ?? {})).toEqual(['title', 'date', 'timeZone']);
    await userEvent.tab();
    expect(lines()[0]?.value).toBe('Staff Engineer');
  });

  test('ONB-02 the down arrow appends a blank title and enters it; a title goes by its cross', async () => {
    given('/onboarding');
    await press('Add a job title');
    expect(lines()).toHaveLength(4);
    expect(document.activeElement).toBe(lines()[3]);
    await userEvent.keyboard('qa');
    await press('Remove QA');
    expect(lines().map(({ value }) => value)).toEqual(['', '', '']);
  });

  test('ONB-03 goes on with one of the first three titles only, by Continue and by a step', async () => {
    given('/onboarding');
    await press('Continue');
    expect(alerts()).toEqual(['Please specify at least one job title.']);
    expect(document.activeElement).toBe(lines()[0]);
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    expect(heading()).toBe('add your favorite job titles');
    await userEvent.type(lines()[2] ?? document.body, 'swe{Enter}');
    expect(heading()).toBe('add a functional role and location');
  });

  test('ONB-05 asks for a role, places and whether remote jobs count', async () => {
    given('/onboarding?step=2');
    await userEvent.selectOptions(screen.getByLabelText('Functional role'), 'Design');
    expect(screen.getByRole('combobox', { name: 'Location' })).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Include Remote' }));
    expect([localStorage.getItem('selectedFRole'), localStorage.getItem('remote')]).toEqual(['De', 'false']);
  });

  test('ONB-06 asks for name, e-mail, country, phone and password; Previous goes to step 2', async () => {
    given('/register');
    const labels = ['First name', 'Email', 'Country', 'Phone (optional)', 'Password'];
    const fields = labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'given-name',
      'email',
      'country',
      'tel-national',
      'new-password',
    ]);
    expect(fields[2]?.value).toBe('US');
    await press('Previous');
    expect([heading(), location.href]).toEqual([
      'add a functional role and location',
      'http://localhost/register?step=2',
    ]);
  });

  test('ONB-07 answers survive a reload, the password is never among them', async () => {
    given('/onboarding?step=3');
    await userEvent.type(screen.getByLabelText('First name'), 'Zoë');
    await userEvent.type(screen.getByLabelText('Password'), 'hunter22 hunter22');
    cleanup();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hunter22');
    given('/onboarding?step=3');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Zoë');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  test('ONB-04 who has titles is led to them', async () => {
    signedIn(['SWE']);
    given('/onboarding');
    await waitFor(() => expect(location.pathname).toBe('/profile/job-titles'));
  });

  test('ONB-01 who is signed in without titles saves them, and comes to the settings', async () => {
    localStorage.setItem('positions', '["SWE"]');
    signedIn([]);
    given('/onboarding?step=3');
    await waitFor(() => expect(service.asked.map(({ operation }) => operation)).toEqual(['getUser']));
    await press('Save');
    await waitFor(() => expect(location.pathname).toBe('/profile/settings'));
    expect(service.asked.find(({ operation }) => operation === 'updateUser')?.input).toEqual({
      email: 'ada@mail.example',
      positions: ['SWE'],
      locations: [{ city: '', state: '', country: 'US' }],
      userPrefs: { function: 'En', includeRemote: true },
    });
  });
});
