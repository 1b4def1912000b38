/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IdentityFailure } from '../identity/identity-failure.ts';
import { toastStore } from '../toasts/toast-store.ts';

const email = 'ada@mail.example';
const confirmSignUp = jest.fn<(email: string, code: string) => Promise<void>>();
const autoSignIn = jest.fn<(email: string) => Promise<boolean>>();
const resendCode = jest.fn<(email: string) => Promise<void>>();
jest.unstable_mockModule('../identity/identity.ts', () => ({ confirmSignUp, autoSignIn, resendCode }));

let VerifyForm: typeof import('./verify-form.tsx')['VerifyForm'];
beforeAll(async () => {
  ({ VerifyForm } = await import('./verify-form.tsx'));
});

const onDone = jest.fn<(isSignedIn: boolean) => Promise<void>>();
beforeEach(() => {
  confirmSignUp.mockReset().mockResolvedValue();
  autoSignIn.mockReset().mockResolvedValue(true);
  resendCode.mockReset().mockResolvedValue();
  onDone.mockReset().mockResolvedValue();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<VerifyForm email={email} onDone={onDone} />);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const toast = () => toastStore.read().find(({ isOpen }) => isOpen);
const failing = (code: string, message = 'from Cognito') =>
  confirmSignUp.mockRejectedValueOnce(new IdentityFailure(code, message));

describe('the verification code', () => {
  test('VERIFY-01 VERIFY-02 is submitted at the sixth character and signs in', async () => {
    await userEvent.type(field(), '12345');
    expect(confirmSignUp).not.toHaveBeenCalled();
    await userEvent.type(field(), '6');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
    expect(confirmSignUp.mock.calls).toEqual([[email, '123456']]);
  });

  test('VERIFY-01 can be pasted with spaces', async () => {
    type(' 123 456\n');
    await waitFor(() => expect(confirmSignUp).toHaveBeenCalledWith(email, '123456'));
    expect(field().value).toBe('123456');
  });

  test('VERIFY-01 is required on Enter', () => {
    fireEvent.submit(field());
    expect(screen.getByText('Code is required').getAttribute('role')).toBe('alert');
    expect(confirmSignUp).not.toHaveBeenCalled();
  });

  test('VERIFY-02 leads to login if the password is no longer known', async () => {
    autoSignIn.mockResolvedValue(false);
    type('123456');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(false));
  });

  test('VERIFY-02 is not confirmed twice if only the sign-in failed', async () => {
    autoSignIn.mockRejectedValueOnce(new IdentityFailure('NetworkError', 'Not reached.'));
    type('123456');
    await screen.findByText('Not reached.');
    fireEvent.submit(field());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
    expect(confirmSignUp).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['NotAuthorizedException', 'Incorrect username or password.', /^This account is disabled/],
    ['CodeMismatchException', 'Invalid confirmation code.', /^That isn't the code/],
    ['ExpiredCodeException', 'Your confirmation code has expired.', /^This code has expired/],
    ['TooManyFailedAttemptsException', 'An unknown error occurred', /^Too many attempts/],
    ['SomethingNewException', 'An unknown error occurred', /^Something went wrong/],
  ])('VERIFY-04 rejected with %s shows a toast, %s, and says more at the field', async (code, text, more) => {
    failing(code);
    type('123456');
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Error', description: text, variant: 'destructive' }),
    );
    const error = await screen.findByText(more);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(error.id).toBe(field().getAttribute('aria-describedby'));
    expect(screen.queryByText('from Cognito')).toBeNull();
  });

  test('VERIFY-03 can be requested again, and a failure shows a toast', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Request Again' }));
    expect(resendCode).toHaveBeenCalledWith(email);
    await waitFor(() => expect(toast()?.title).toBe('Code sent'));
    resendCode.mockRejectedValue(new IdentityFailure('LimitExceededException', 'Too many.'));
    await userEvent.click(screen.getByRole('button', { name: 'Request Again' }));
    await waitFor(() => expect(toast()?.description).toBe('Error resending confirmation code'));
  });
});
