/** @jest-environment jsdom */

import type { Location } from '@daybreak/contract/types.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GraphQLRequest } from '../../service/testing/fake-graphql.ts';
import { fakeOnboardingService } from './testing/fake-service.ts';
import { alerts, heading, press, renderOnboarding, resetBrowser } from './testing/render-onboarding.tsx';

jest.unstable_mockModule('../identity/identity.ts', () => ({
  signUp: async () => undefined,
  prepareIdentity: () => undefined,
  currentSession: async () => ({ token: 'token', email: 'ada@mail.example' }),
}));
const { Onboarding } = await import('./onboarding.tsx');
const { setSession } = await import('../session/session.ts');

let requests: readonly GraphQLRequest[];

const open = (address: string) => renderOnboarding(Onboarding, address);
const lines = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Job title/ });

function signedIn(positions: readonly string[], locations: readonly Location[] = []): void {
  requests = fakeOnboardingService(positions, locations);
  setSession({
    state: 'user',
    user: { email: 'ada@mail.example', firstName: 'Ada', matches: 10, isSubscribed: false },
    logOut: () => undefined,
    subscribe: async () => undefined,
  });
}

beforeEach(() => {
  resetBrowser();
  setSession({ state: 'visitor' });
  requests = fakeOnboardingService();
});

describe('onboarding', () => {
  test('ONB-01 Continue, Previous and the browser’s Back move between steps', async () => {
    open('/onboarding');
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

  test('ONB-01 clicking a step opens it, and the current one is marked', async () => {
    localStorage.setItem('positions', '["SWE"]');
    open('/onboarding');
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    expect(heading()).toBe('Register');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('aria-current')).toBe('step');
    await userEvent.click(screen.getByRole('link', { name: 'Role & Location' }));
    expect(heading()).toBe('add a functional role and location');
  });

  test('ONB-02 each of three titles shows its job count or a hint', async () => {
    open('/onboarding');
    expect(lines()).toHaveLength(3);
    const more = 'Increase your matches by adding more job titles.';
    expect(screen.getAllByText(more)).toHaveLength(3);
    await userEvent.type(lines()[0] ?? document.body, ' Staff ENGINEER');
    expect(await screen.findByText('1,284 jobs with 310 companies')).toBeTruthy();
    expect(screen.getAllByText(more)).toHaveLength(2);
    expect(requests.map(({ input }) => input['title'])).toEqual(['staff engineer']);
    expect(Object.keys(requests[0]?.input ?? {})).toEqual(['title', 'date', 'timeZone']);
    await userEvent.tab();
    expect(lines()[0]?.value).toBe('Staff Engineer');
  });

  test('ONB-02 typing suggests titles with their jobs; arrow keys and Enter choose one, and Enter alone keeps what is typed', async () => {
    open('/onboarding');
    await userEvent.type(lines()[0] ?? document.body, 'back');
    await screen.findByRole('listbox', { name: 'Suggested job titles' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Backend Engineer · 42 jobs today and yesterday',
      'Backend Lead · 1 job today and yesterday',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(lines()[0]?.value).toBe('Backend Engineer');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(lines()[1] ?? document.body, 'back');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(screen.getByRole('option', { selected: true }));
    expect(lines()[1]?.value).toBe('Backend Lead');
    await userEvent.type(lines()[2] ?? document.body, 'qa{Enter}');
    expect(heading()).toBe('add a functional role and location');
    expect(localStorage.getItem('positions')).toBe('["Backend Engineer","Backend Lead","QA"]');
  });

  test('ONB-02 starts with the title of the job that the visitor came from', async () => {
    open('/onboarding?title=Data%20Analyst');
    await waitFor(() => expect(lines().map(({ value }) => value)).toEqual(['Data Analyst', '', '']));
  });

  test('ONB-02 the down arrow adds a blank title and focuses it; the cross removes a title', async () => {
    open('/onboarding');
    await press('Add a job title');
    expect(lines()).toHaveLength(4);
    expect(document.activeElement).toBe(lines()[3]);
    await userEvent.keyboard('qa');
    await press('Remove QA');
    expect(lines().map(({ value }) => value)).toEqual(['', '', '']);
  });

  test('ONB-03 Continue and the steps require one of the first three titles', async () => {
    open('/onboarding');
    await press('Continue');
    expect(alerts()).toEqual(['Please specify at least one job title.']);
    expect(document.activeElement).toBe(lines()[0]);
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    expect(heading()).toBe('add your favorite job titles');
    await userEvent.type(lines()[2] ?? document.body, 'swe{Enter}');
    expect(heading()).toBe('add a functional role and location');
  });

  test('ONB-05 step 2 waits until a typed location is chosen or cleared', async () => {
    open('/onboarding?step=2');
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
    await userEvent.type(field, 'q');
    await press('Continue');
    expect(heading()).toBe('add a functional role and location');
    expect(field.validationMessage).toBe('Choose a location from the list, or clear this field.');
    await userEvent.clear(field);
    await press('Continue');
    expect(heading()).toBe('Register');
  });

  test('ONB-05 step 2 asks for a role, places and remote', async () => {
    open('/onboarding?step=2');
    await userEvent.selectOptions(screen.getByLabelText('Functional role'), 'Design');
    expect(screen.getByRole('combobox', { name: 'Location' })).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Include Remote' }));
    expect([localStorage.getItem('selectedFRole'), localStorage.getItem('remote')]).toEqual(['De', 'false']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Full-Time' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Contract' }));
    await userEvent.selectOptions(screen.getByLabelText('Level (optional)'), 'Senior');
    screen.getByText('Your alerts follow it: Senior, Staff or principal. You can choose several later.');
    await press('Continue');
    expect(screen.getByText('Contract')).toBeTruthy();
    expect(screen.getByText('Senior')).toBeTruthy();
  });

  test('ONB-06 the level is the one that the job titles name, until another is chosen', async () => {
    localStorage.setItem('positions', '["Staff Engineer"]');
    open('/onboarding');
    await press('Continue');
    expect(screen.getByLabelText<HTMLSelectElement>('Level (optional)').value).toBe('staff');
  });

  test('ONB-07 PROF-07 a search of the board becomes criteria, and what can’t be kept is said', async () => {
    open('/onboarding?jobTitle=backend+engineer&FR=En&Pay=120K&Level=senior&Posted=6h&Without=agency');
    await screen.findByText(
      "Alerts go by job title and come as jobs are posted, so they can't keep “Last 6 hours”.",
    );
    await press('Continue');
    screen.getByText('Only jobs at this level, as in your search: Senior.');
    await press('Continue');
    expect(screen.getByText('$120,000 or more')).toBeTruthy();
    expect(screen.getByText('No agencies')).toBeTruthy();
    await press('Previous');
    await userEvent.selectOptions(screen.getByLabelText('Level (optional)'), 'Mid level');
    await userEvent.click(screen.getByRole('button', { name: 'No agencies. Click To Delete' }));
    expect(JSON.parse(localStorage.getItem('criteria') ?? '')).toEqual({
      minPay: { amount: 120_000, currency: 'USD', period: 'year' },
      includeUnstatedPay: false,
      excludedRequirements: [],
    });
  });

  test('ONB-06 step 3 asks for name, e-mail, country, phone and password; Previous opens step 2', async () => {
    open('/register');
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

  test('ONB-07 answers survive a reload, and the password is never stored', async () => {
    open('/onboarding?step=3');
    await userEvent.type(screen.getByLabelText('First name'), 'Zoë');
    await userEvent.type(screen.getByLabelText('Password'), 'hunter22 hunter22');
    cleanup();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hunter22');
    open('/onboarding?step=3');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Zoë');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  test('ONB-04 a user with job titles is redirected to them', async () => {
    signedIn(['SWE']);
    open('/onboarding');
    await waitFor(() => expect(location.pathname).toBe('/profile/job-titles'));
  });

  test('ONB-01 a user without job titles saves them and lands on settings', async () => {
    localStorage.setItem('positions', '["SWE"]');
    signedIn([]);
    open('/onboarding?step=3');
    await waitFor(() => expect(requests.map(({ operation }) => operation)).toEqual(['getUser']));
    await press('Save');
    await waitFor(() => expect(location.pathname).toBe('/profile/settings'));
    expect(requests.find(({ operation }) => operation === 'updateUser')?.input).toEqual({
      email: 'ada@mail.example',
      positions: ['SWE'],
      locations: [{ city: '', state: '', country: 'US' }],
      seniority: '',
      userPrefs: { function: 'En', includeRemote: true, preferredJobType: 'Fu' },
    });
  });

  test("ONB-01 saving keeps the profile's own places, whatever the browser remembers", async () => {
    localStorage.setItem('positions', '["SWE"]');
    localStorage.setItem('locations', '[{"city":"Austin","state":"TX","country":"US"}]');
    const berlin = { city: 'Berlin', state: '', country: 'DE' };
    signedIn([], [berlin]);
    open('/onboarding?step=3');
    await screen.findByText(/Berlin/);
    await press('Save');
    await waitFor(() => expect(location.pathname).toBe('/profile/settings'));
    const saved = requests.find(({ operation }) => operation === 'updateUser')?.input;
    expect(saved).toMatchObject({ locations: [berlin] });
  });
});
