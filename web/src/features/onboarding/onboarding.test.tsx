/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openTracking } from '../analytics/track.ts';
import type { SignUpForm } from '../identity/identity.ts';
import { IdentityFailure } from '../identity/identity-failure.ts';

const signUp = jest.fn<(form: SignUpForm) => Promise<void>>();
jest.unstable_mockModule('../identity/identity.ts', () => ({
  signUp,
  currentSession: async () => ({ token: 'token', email: 'ada@mail.example' }),
}));
const { Onboarding } = await import('./onboarding.tsx');
const { setSession } = await import('../../app/session.ts');

const fetchBefore = globalThis.fetch;
let asked: { operation: string; input: Record<string, unknown> }[] = [];
let positions: string[] = [];

const account = () => ({
  ...{ email: 'ada@mail.example', firstName: 'Ada', lastName: '', phone: '', phoneVerified: false },
  ...{ country: 'US', countryCode: '+1', industry: '', seniority: '', dreamCompanies: [], resumes: [] },
  ...{ positions, generatedPositions: [], locations: [], matches: 10, activeSubscription: null },
  createdAt: '2026-03-10T15:00:00.000Z',
  userPrefs: {
    ...{ function: 'En', includeRemote: true, notifyEmail: true, notifyText: false, preferredJobType: null },
    ...{ emailState: 'on', textState: 'unverified', timeZone: '' },
  },
});

/** The service: 1,284 jobs with 310 companies for every title, and one record. */
function givenService(): void {
  const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
  const given = async (address: unknown, init?: { body?: unknown }) => {
    if (address === '/config.json')
      return answer({ apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' });
    const { query, variables } = JSON.parse(String(init?.body));
    const operation = /(listJobs|getUser|updateUser)\(/.exec(query)?.[1] ?? query;
    asked.push({ operation, input: variables.input });
    if (operation === 'listJobs') return answer({ data: { listJobs: { total: 1284, totalCompanies: 310 } } });
    if (operation === 'updateUser') positions = variables.input.positions;
    return answer({ data: { [operation]: account() } });
  };
  // Only what callService reads of an answer is given.
  globalThis.fetch = given as unknown as typeof fetch;
}

function given(address: string, firstStep: 1 | 3 = 1) {
  history.replaceState(null, '', address);
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Onboarding path={location.pathname} firstStep={firstStep} />
    </QueryClientProvider>,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lines = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Job title/ });
const alerts = () =>
  screen.getAllByRole('alert').flatMap(({ textContent }) => (textContent ? [textContent] : []));
const signedIn = () =>
  setSession({
    state: 'user',
    user: { email: 'ada@mail.example', firstName: 'Ada', matches: 10, isSubscribed: false },
    logOut: () => undefined,
    subscribe: () => undefined,
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  [asked, positions] = [[], []];
  signUp.mockReset().mockResolvedValue();
  setSession({ state: 'visitor' });
  givenService();
  // jsdom neither lays out nor scrolls.
  window.scrollTo = () => undefined;
  Element.prototype.scrollBy = () => undefined;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetchBefore;
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
    expect(asked.map(({ input }) => input['title'])).toEqual(['staff engineer']);
    expect(Object.keys(asked[0]?.input ?? {})).toEqual(['title', 'date', 'timeZone']);
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
    given('/register', 3);
    const labels = ['First name', 'Email', 'Country', 'Phone (optional)', 'Password'];
    const fields = labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      ...['given-name', 'email', 'country', 'tel-national', 'new-password'],
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
    positions = ['SWE'];
    signedIn();
    given('/onboarding');
    await waitFor(() => expect(location.pathname).toBe('/profile/job-titles'));
  });

  test('ONB-01 who is signed in without titles saves them, and comes to the settings', async () => {
    localStorage.setItem('positions', '["SWE"]');
    signedIn();
    given('/onboarding?step=3');
    await waitFor(() => expect(asked.map(({ operation }) => operation)).toEqual(['getUser']));
    await press('Save');
    await waitFor(() => expect(location.pathname).toBe('/profile/settings'));
    expect(asked.find(({ operation }) => operation === 'updateUser')?.input).toEqual({
      email: 'ada@mail.example',
      positions: ['SWE'],
      locations: [{ city: '', state: '', country: 'US' }],
      userPrefs: { function: 'En', includeRemote: true },
    });
  });
});

describe('the registration', () => {
  // What was typed stays as long as the site is open.
  async function type(label: string, text: string) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  }

  async function fill() {
    await type('First name', 'Ada');
    await type('Email', 'ada+jobs@mail.example');
    await type('Phone (optional)', '2125550100');
    await type('Password', 'correct horse');
    await press('Register');
  }

  test('REG-01 REG-06 judges a field once it has been left, and no other', async () => {
    given('/register', 3);
    await type('First name', 'A');
    expect(alerts()).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(alerts()).toEqual(['Value must be at least 2 characters.']));
    await type('Email', 'a b@c.d');
    await type('Password', 'short');
    await userEvent.tab();
    await waitFor(() =>
      expect(alerts()).toEqual([
        'Value must be at least 2 characters.',
        'Invalid Email',
        'Password must be at least 8 characters.',
      ]),
    );
    await press('Register');
    expect(signUp).not.toHaveBeenCalled();
  });

  test('REG-03 REG-04 sends the attributes, counts the sign-up, and goes to /verify with the e-mail', async () => {
    const counted: unknown[] = [];
    openTracking({
      track: (event) => void counted.push(event),
      identify: ({ email }) => void counted.push(email),
    });
    localStorage.setItem('positions', '["SWE"]');
    given('/onboarding?step=3');
    await fill();
    await waitFor(() => expect(location.pathname).toBe('/verify'));
    const { email, password, attributes } = signUp.mock.calls[0]?.[0] ?? {};
    expect([email, password]).toEqual(['ada+jobs@mail.example', 'correct horse']);
    expect(attributes).toMatchObject({ profile: '["SWE"]', phone_number: '+12125550100', given_name: 'Ada' });
    expect(counted).toEqual(['ada+jobs@mail.example', 'Sign Up']);
    expect(JSON.stringify({ ...sessionStorage })).toContain('ada+jobs@mail.example');
    openTracking(null);
  });

  test.each([
    ['UsernameExistsException', 'This email has already been registered. Click to login.'],
    ['InvalidParameterException', 'Password issue: please try again.'],
    ['TooManyRequestsException', 'Something went wrong.🙃 Please try again.'],
  ])('REG-02 %s: %s', async (code, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    signUp.mockRejectedValue(new IdentityFailure(code, 'Cognito says so.'));
    given('/register', 3);
    await fill();
    await waitFor(() => expect(alerts()).toEqual([text]));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse');
    const link = screen.queryByRole('link', { name: 'Click to login.' });
    expect(link?.getAttribute('href')).toBe(code === 'UsernameExistsException' ? '/login' : undefined);
  });

  test('REG-03 a country that is chosen later formats the number anew', async () => {
    given('/register', 3);
    await type('Phone (optional)', '2125550100');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'DE');
    expect(screen.getByLabelText<HTMLInputElement>('Phone (optional)').value).not.toContain('(');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'PR');
    expect(screen.getByLabelText<HTMLInputElement>('Phone (optional)').value).toBe('(212) 555 - 0100');
  });
});
