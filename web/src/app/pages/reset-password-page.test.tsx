/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IdentityFailure } from '../../features/identity/identity-failure.ts';
import { toastStore } from '../../features/toasts/toast-store.ts';

const email = 'ada@mail.example';
const forgotPassword = jest.fn<(email: string) => Promise<void>>();
const confirmForgotPassword = jest.fn<(...given: string[]) => Promise<void>>();
const signIn = jest.fn<(email: string, password: string, options: object) => Promise<void>>();
const completeSignIn = jest.fn<(landing: string) => Promise<void>>();
const prepareIdentity = () => undefined;
jest.unstable_mockModule('../../features/identity/identity.ts', () => ({
  forgotPassword,
  confirmForgotPassword,
  signIn,
  prepareIdentity,
}));
jest.unstable_mockModule('../complete-sign-in.ts', () => ({ completeSignIn }));

let ResetPasswordPage: typeof import('./reset-password-page.tsx')['default'];
beforeAll(async () => {
  ({ default: ResetPasswordPage } = await import('./reset-password-page.tsx'));
});
beforeEach(() => {
  sessionStorage.clear();
  forgotPassword.mockReset().mockResolvedValue();
  confirmForgotPassword.mockReset().mockResolvedValue();
  signIn.mockReset().mockResolvedValue();
  completeSignIn.mockReset().mockResolvedValue();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const fill = async (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function givenCode() {
  render(<ResetPasswordPage />);
  await fill('Email', email);
  await userEvent.click(button('Send code'));
  await screen.findByText('A code has been sent to your email.');
}

describe('the password reset', () => {
  const setPassword = async () => {
    await givenCode();
    expect(forgotPassword).toHaveBeenCalledWith(email);
    await fill('Code', '123 456');
    await fill('New password', 'fresh password');
    await fill('Confirm password', 'fresh password');
    await userEvent.click(button('Confirm'));
  };

  test('RESET-01 goes from e-mail to code, and logs in with the new password', async () => {
    await setPassword();
    await waitFor(() => expect(toastStore.read()[0]?.title).toBe('Your password has been reset.'));
    expect(confirmForgotPassword).toHaveBeenCalledWith(email, '123456', 'fresh password');
    expect(signIn).toHaveBeenCalledWith(email, 'fresh password', { remember: true });
    expect(completeSignIn.mock.lastCall?.[0]).toBe('/profile/settings');
  });

  test('RESET-01 leads to the login if that fails after the password was set', async () => {
    signIn.mockRejectedValue(new IdentityFailure('NetworkError', 'Not reached.'));
    await setPassword();
    await screen.findByText('Your password has been reset.');
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
  });

  test('RESET-01 requires matching passwords', async () => {
    await givenCode();
    expect(button('Confirm').disabled).toBe(true);
    await fill('New password', 'fresh password');
    await fill('Confirm password', 'fresh passwor');
    expect(button('Confirm').disabled).toBe(true);
    await fill('Confirm password', 'fresh password');
    expect(button('Confirm').disabled).toBe(false);
  });

  test('RESET-01 returns to the code step after a reload', async () => {
    await givenCode();
    cleanup();
    render(<ResetPasswordPage />);
    expect(screen.getByLabelText('Code')).not.toBeNull();
  });

  test.each(['UserNotFoundException', 'InvalidParameterException'])(
    'RESET-02 does not tell whether an account exists: %s',
    async (code) => {
      forgotPassword.mockRejectedValue(
        new IdentityFailure(code, 'Username/client id combination not found.'),
      );
      await givenCode();
      screen.getByText(/^If there is an account for/);
      confirmForgotPassword.mockRejectedValue(new IdentityFailure('UserNotFoundException', 'Not found.'));
      await fill('Code', '123456');
      await fill('New password', 'fresh password');
      await fill('Confirm password', 'fresh password');
      await userEvent.click(button('Confirm'));
      await screen.findByText(/^That isn't the code/);
      expect(screen.queryByText(/not found/i)).toBeNull();
    },
  );

  test('RESET-02 says what to do when the user pool refuses', async () => {
    forgotPassword.mockRejectedValue(
      new IdentityFailure('LimitExceededException', 'Attempt limit exceeded.'),
    );
    render(<ResetPasswordPage />);
    await fill('Email', email);
    await userEvent.click(button('Send code'));
    await screen.findByText('Too many attempts. Please wait a few minutes, then try again.');
  });

  test('RESET-01 requires a valid e-mail address', async () => {
    render(<ResetPasswordPage />);
    await userEvent.click(button('Send code'));
    await screen.findByText('Email cannot be empty');
    await fill('Email', 'ada@mail');
    await screen.findByText('Invalid Email');
    expect(forgotPassword).not.toHaveBeenCalled();
  });
});
