/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openTracking } from '../analytics/track.ts';
import { setConsent } from '../cookies/consent.ts';
import type { SignUpForm } from '../identity/identity.ts';
import { IdentityFailure } from '../identity/identity-failure.ts';
import { fakeOnboardingService } from './testing/fake-service.ts';
import { alerts, press, renderOnboarding, resetBrowser } from './testing/render-onboarding.tsx';

const signUp = jest.fn<(form: SignUpForm) => Promise<string | undefined>>();
jest.unstable_mockModule('../identity/identity.ts', () => ({
  signUp,
  prepareIdentity: () => undefined,
  currentSession: async () => null,
}));
const { Onboarding } = await import('./onboarding.tsx');

const open = (address: string) => renderOnboarding(Onboarding, address);

beforeEach(() => {
  resetBrowser();
  fakeOnboardingService();
  signUp.mockReset().mockResolvedValue('id-of-ada');
});

describe('the registration', () => {
  // Drafts outlive a test, so fields are cleared first.
  async function type(label: string, text: string) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(text);
  }

  async function fill() {
    await type('First name', 'Ada');
    await type('Email', 'ada+jobs@mail.example');
    await type('Phone (optional)', '2125550100');
    await type('Password', 'correct horse');
    await press('Register');
  }

  test('REG-01 REG-06 validates a field only after it was left', async () => {
    open('/register');
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

  test('REG-03 REG-04 sends the attributes, tracks the sign-up and goes to /verify with the e-mail', async () => {
    const tracked: unknown[] = [];
    setConsent('accepted');
    openTracking({
      track: (event) => void tracked.push(event),
      identify: (id) => void tracked.push(id),
      reset: () => undefined,
    });
    localStorage.setItem('positions', '["SWE"]');
    open('/onboarding?step=3');
    await fill();
    await waitFor(() => expect(location.pathname).toBe('/verify'));
    const { email, password, attributes } = signUp.mock.calls[0]?.[0] ?? {};
    expect([email, password]).toEqual(['ada+jobs@mail.example', 'correct horse']);
    expect(attributes).toMatchObject({ profile: '["SWE"]', phone_number: '+12125550100', given_name: 'Ada' });
    expect(tracked).toEqual(['id-of-ada', 'Sign Up']);
    expect(JSON.stringify({ ...sessionStorage })).toContain('ada+jobs@mail.example');
    openTracking(null);
  });

  test.each([
    ['UsernameExistsException', 'This email has already been registered. Click to login.'],
    ['InvalidParameterException', 'Password issue: please try again.'],
    ['TooManyRequestsException', 'Something went wrong.🙃 Please try again.'],
  ])('REG-02 %s: %s', async (code, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    signUp.mockRejectedValue(new IdentityFailure(code, 'From Cognito.'));
    open('/register');
    await fill();
    await waitFor(() => expect(alerts()).toEqual([text]));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse');
    const link = screen.queryByRole('link', { name: 'Click to login.' });
    expect(link?.getAttribute('href')).toBe(code === 'UsernameExistsException' ? '/login' : undefined);
  });

  test('REG-03 changing the country reformats the phone number', async () => {
    open('/register');
    await type('Phone (optional)', '2125550100');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'DE');
    expect(screen.getByLabelText<HTMLInputElement>('Phone (optional)').value).not.toContain('(');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'PR');
    expect(screen.getByLabelText<HTMLInputElement>('Phone (optional)').value).toBe('(212) 555 - 0100');
  });
});
