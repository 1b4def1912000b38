/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IdentityFailure } from '../../features/identity/identity-failure.ts';

const email = 'ada@mail.example';
const forgotPassword = jest.fn<(email: string) => Promise<void>>();
const confirmForgotPassword = jest.fn<(...given: string[]) => Promise<void>>();
const prepareIdentity = () => undefined;
jest.unstable_mockModule('../../features/identity/identity.ts', () => ({
  forgotPassword,
  confirmForgotPassword,
  prepareIdentity,
}));

let ResetPasswordPage: typeof import('./reset-password-page.tsx')['default'];
beforeAll(async () => {
  ({ default: ResetPasswordPage } = await import('./reset-password-page.tsx'));
});
beforeEach(() => {
  sessionStorage.clear();
  forgotPassword.mockReset().mockResolvedValue();
  confirmForgotPassword.mockReset().mockResolvedValue();
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
  test('RESET-01 goes from e-mail to code to login', async () => {
    await givenCode();
    expect(forgotPassword).toHaveBeenCalledWith(email);
    await fill('Code', '123 456');
    await fill('New password', 'fresh password');
    await fill('Confirm password', 'fresh password');
    await userEvent.click(button('Confirm'));
    await screen.findByText('Your password has been reset.');
    expect(confirmForgotPassword).toHaveBeenCalledWith(email, '123456', 'fresh password');
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

  test('RESET-02 shows the provider’s own message', async () => {
    forgotPassword.mockRejectedValue(
      new IdentityFailure('LimitExceededException', 'Attempt limit exceeded.'),
    );
    render(<ResetPasswordPage />);
    await fill('Email', email);
    await userEvent.click(button('Send code'));
    const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
    expect(alerts).toContain('Attempt limit exceeded.');
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
