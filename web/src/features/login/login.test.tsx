/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { IdentityFailure, NETWORK_ERROR } from '../identity/identity-failure.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { readPendingEmail } from '../verify/pending-email.ts';
import type { LoginValues } from './login-form.tsx';

const resendCode = jest.fn<(email: string) => Promise<void>>();
jest.unstable_mockModule('../identity/identity.ts', () => ({ resendCode }));

let LoginForm: typeof import('./login-form.tsx')['LoginForm'];
beforeAll(async () => {
  ({ LoginForm } = await import('./login-form.tsx'));
});

let log: jest.Spied<typeof console.error>;
beforeEach(() => {
  sessionStorage.clear();
  resendCode.mockReset().mockResolvedValue();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const typed: LoginValues = { email: 'ada@mail.example', password: ' a pass ', remember: false };

async function given(answer: (login: LoginValues) => Promise<void>, filled = typed) {
  const location = memoryLocation({ path: '/login', record: true });
  render(
    <Router hook={location.hook}>
      <LoginForm defaults={{}} onLogin={answer} />
    </Router>,
  );
  const user = userEvent.setup();
  if (filled.email) fireEvent.change(screen.getByLabelText('Email'), { target: { value: filled.email } });
  if (filled.password)
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: filled.password } });
  if (!filled.remember) await user.click(screen.getByLabelText('Remember me'));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return { user, history: location.history };
}
const refusing =
  (code: string, message = 'said by the pool') =>
  () =>
    Promise.reject(new IdentityFailure(code, message));
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('the login', () => {
  test('LOGIN-01 validates missing fields and sends nothing', async () => {
    const sent = jest.fn<(login: LoginValues) => Promise<void>>();
    await given(sent, { email: '', password: '', remember: true });
    expect(alerts()).toEqual(['Email is required', 'Password is required']);
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(sent).not.toHaveBeenCalled();
  });

  test('LOGIN-02 sends the password unchanged, with spaces', async () => {
    const sent = jest.fn<(login: LoginValues) => Promise<void>>().mockResolvedValue();
    await given(sent);
    expect(sent).toHaveBeenCalledWith(typed);
  });

  test('LOGIN-01 labels fields for password managers', async () => {
    await given(async () => undefined);
    const hints = ['Email', 'Password'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(hints).toEqual(['username', 'current-password']);
  });

  test.each([
    ['NotAuthorizedException', 'Incorrect email or password.'],
    ['UserNotFoundException', 'No user with that email address exists.'],
    ['InvalidPasswordException', 'Password must be at least 8 characters.'],
  ])('LOGIN-03 shows for %s: %s', async (code, text) => {
    await given(refusing(code));
    expect(alerts()).toEqual([text]);
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    ['NotAuthorizedException', 'Password attempts exceeded', /^Too many attempts\. Please wait/],
    ['NotAuthorizedException', 'User is disabled.', /^This account is disabled/],
    ['NotAuthorizedException', 'Unable to login because of security reasons.', /"Forgot password\?"/],
    ['NotAuthorizedException', 'Temporary password has expired and must be reset.', /"Forgot password\?"/],
    ['PasswordResetRequiredException', 'Password reset required for the user', /"Forgot password\?"/],
    ['LimitExceededException', 'Attempt limit exceeded, please try after some time.', /^Too many attempts/],
    ['TooManyRequestsException', 'Rate exceeded', /^Too many attempts/],
  ])('LOGIN-03 says for %s, %s, what to do', async (code, message, text) => {
    await given(refusing(code, message));
    expect(alerts()).toEqual([expect.stringMatching(text)]);
    expect(log).not.toHaveBeenCalled();
  });

  test('LOGIN-03 logs other errors and shows a general message', async () => {
    await given(refusing('InternalErrorException'));
    expect(alerts()).toEqual(["Couldn't log you in. Please try again in a minute."]);
    expect(log).toHaveBeenCalled();
  });

  test('LOGIN-03 says when the pool can’t be reached', async () => {
    await given(refusing(NETWORK_ERROR, "Couldn't reach Daybreak."));
    expect(alerts()).toEqual(["Couldn't reach Daybreak."]);
  });

  test('shows progress and ignores a second click', async () => {
    const sent = jest.fn<(login: LoginValues) => Promise<void>>(() => new Promise(() => undefined));
    const { user } = await given(sent);
    const button = screen.getByRole('button', { name: /Login/ });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  describe('with an unverified address', () => {
    const words = 'Please verify your email to login. Click to request a new code.';

    test('LOGIN-04 sends another code on click and goes to /verify', async () => {
      const { user, history } = await given(refusing('UserNotConfirmedException'));
      await user.click(screen.getByRole('button', { name: words }));
      expect(resendCode).toHaveBeenCalledWith(typed.email);
      expect([history.at(-1), readPendingEmail()]).toEqual(['/verify', typed.email]);
    });

    test('LOGIN-04 shows why the code could not be sent, and stays', async () => {
      const { user, history } = await given(refusing('UserNotConfirmedException'));
      resendCode.mockRejectedValue(new IdentityFailure('LimitExceededException', 'Too many.'));
      await user.click(screen.getByRole('button', { name: words }));
      await waitFor(() =>
        expect(toastStore.read()[0]).toMatchObject({
          title: 'Error',
          description: 'Error resending confirmation code',
        }),
      );
      expect(history.at(-1)).toBe('/login');
    });
  });
});
