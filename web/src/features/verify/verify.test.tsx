/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  cleanup();
  jest.restoreAllMocks();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const toast = () => toastStore.read().find(({ isOpen }) => isOpen);
const failing = (code: string, message = 'said by the pool') =>
  confirmSignUp.mockRejectedValueOnce(new IdentityFailure(code, message));

describe('the code that verifies an address', () => {
  test('VERIFY-01 VERIFY-02 is sent with its sixth character, and signs in', async () => {
    await userEvent.type(field(), '12345');
    expect(confirmSignUp).not.toHaveBeenCalled();
    await userEvent.type(field(), '6');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
    expect(confirmSignUp.mock.calls).toEqual([[email, '123456']]);
  });

  test('VERIFY-01 may be pasted with blanks', async () => {
    type(' 123 456\n');
    await waitFor(() => expect(confirmSignUp).toHaveBeenCalledWith(email, '123456'));
    expect(field().value).toBe('123456');
  });

  test('VERIFY-01 is asked for where Enter is pressed without it', () => {
    fireEvent.submit(field());
    expect(screen.getByText('Code is required').getAttribute('role')).toBe('alert');
    expect(confirmSignUp).not.toHaveBeenCalled();
  });

  test('VERIFY-02 without a known password leads to the login', async () => {
    autoSignIn.mockResolvedValue(false);
    type('123456');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(false));
  });

  test('VERIFY-02 that was taken is not sent again where only what follows failed', async () => {
    autoSignIn.mockRejectedValueOnce(new IdentityFailure('NetworkError', 'Not reached.'));
    type('123456');
    await waitFor(() => expect(toast()?.description).toBe('Not reached.'));
    fireEvent.submit(field());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
    expect(confirmSignUp).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['NotAuthorizedException', 'Incorrect username or password.'],
    ['CodeMismatchException', 'Invalid confirmation code.'],
    ['ExpiredCodeException', 'Your confirmation code has expired.'],
    ['TooManyFailedAttemptsException', 'said by the pool'],
  ])('VERIFY-04 that is refused as %s says in a toast: %s', async (code, text) => {
    failing(code);
    type('123456');
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Error', description: text, variant: 'destructive' }),
    );
  });

  test('VERIFY-04 that is refused without a word says so', async () => {
    failing('Unknown', '');
    type('123456');
    await waitFor(() => expect(toast()?.description).toBe('An unknown error occurred'));
  });

  test('VERIFY-03 is sent again at a press; where it cannot be, a toast says so', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Request Again' }));
    expect(resendCode).toHaveBeenCalledWith(email);
    await waitFor(() => expect(toast()?.title).toBe('Code sent'));
    resendCode.mockRejectedValue(new IdentityFailure('LimitExceededException', 'Too many.'));
    await userEvent.click(screen.getByRole('button', { name: 'Request Again' }));
    await waitFor(() => expect(toast()?.description).toBe('Error resending confirmation code'));
  });
});
