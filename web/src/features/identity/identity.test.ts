/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setCredentials } from '../../service/credentials.ts';
import { rememberedSpan } from './remembered.ts';
import { tokenStore } from './token-store.ts';

const email = 'ada@mail.example';
const token = 'CognitoIdentityServiceProvider.client.ada.idToken';
const refusal = (name: string, message = 'said by the pool') => Object.assign(new Error(message), { name });

type Step = { isSignedIn: boolean; nextStep: { signInStep: string } };
const done: Step = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const amplify = {
  signIn: jest.fn<(given: object) => Promise<Step>>(),
  signUp: jest.fn<(given: object) => Promise<object>>(),
  confirmSignUp: jest.fn<(given: object) => Promise<void>>(),
  signOut: jest.fn<(given?: object) => Promise<void>>(),
  updatePassword: jest.fn<(given: object) => Promise<void>>(),
};
jest.unstable_mockModule('./amplify.ts', () => ({ openAmplify: async () => amplify }));

let identity: typeof import('./identity.ts');
beforeAll(async () => {
  identity = await import('./identity.ts');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setCredentials(null);
  for (const call of Object.values(amplify)) call.mockReset();
  amplify.signOut.mockResolvedValue();
  amplify.signIn.mockImplementation(async () => {
    await tokenStore.setItem(token, 'kept');
    return done;
  });
});

describe('signing in', () => {
  test.each([
    [true, 'permanent', [null, 'kept']],
    [false, 'session', ['kept', null]],
  ] as const)(
    'LOGIN-01 stores the session with Remember me %s in %s storage',
    async (remember, span, tokens) => {
      await identity.signIn(` ${email} `, ' a pass ', { remember });
      expect(amplify.signIn).toHaveBeenCalledWith({ username: email, password: ' a pass ' });
      expect(rememberedSpan()).toBe(span);
      expect([sessionStorage.getItem(token), localStorage.getItem(token)]).toEqual(tokens);
    },
  );

  test('LOGIN-03 stores nothing after a rejected sign-in', async () => {
    amplify.signIn.mockRejectedValue(refusal('NotAuthorizedException'));
    await expect(identity.signIn(email, 'wrong', { remember: true })).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect(rememberedSpan()).toBeNull();
  });

  test.each([
    ['CONFIRM_SIGN_UP', 'UserNotConfirmedException'],
    ['RESET_PASSWORD', 'PasswordResetRequiredException'],
  ])('LOGIN-04 maps the step %s to %s', async (signInStep, code) => {
    amplify.signIn.mockResolvedValue({ isSignedIn: false, nextStep: { signInStep } });
    await expect(identity.signIn(email, 'a password', { remember: true })).rejects.toMatchObject({ code });
    expect(rememberedSpan()).toBeNull();
  });

  test('VERIFY-02 signs in once after verification, only for the registered address', async () => {
    amplify.signUp.mockResolvedValue({ userId: 'id-of-ada' });
    await identity.signUp({ email, password: 'a password', attributes: { given_name: 'Ada' } });
    expect(await identity.autoSignIn('other@mail.example')).toBe(false);
    expect(await identity.autoSignIn(email)).toBe(true);
    expect(amplify.signIn).toHaveBeenCalledWith({ username: email, password: 'a password' });
    expect(await identity.autoSignIn(email)).toBe(false);
  });

  test('LOGIN-04 signs in after a verification that a login started, with its Remember me choice', async () => {
    amplify.signIn.mockResolvedValueOnce({ isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
    await identity.signIn(email, 'a password', { remember: false }).catch(() => undefined);
    expect(await identity.autoSignIn(email)).toBe(true);
    expect(rememberedSpan()).toBe('session');
  });
});

describe('entering the password again', () => {
  test('PRIV-01 replaces the tokens, which know when the person logged in', async () => {
    await identity.signIn(email, 'a password', { remember: true });
    localStorage.setItem(token, 'old');
    await identity.confirmPassword(email, 'a password');
    expect([rememberedSpan(), localStorage.getItem(token)]).toEqual(['permanent', 'kept']);
  });

  test('PRIV-01 keeps the session if the password is wrong', async () => {
    await identity.signIn(email, 'a password', { remember: false });
    amplify.signIn.mockRejectedValue(refusal('NotAuthorizedException'));
    await expect(identity.confirmPassword(email, 'wrong')).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect([rememberedSpan(), sessionStorage.getItem(token), localStorage.getItem(token)]).toEqual([
      'session',
      'kept',
      null,
    ]);
  });
});

describe('confirming the address', () => {
  test.each([
    ['UserLambdaValidationException', 'PostConfirmation failed with error Task timed out.'],
    ['UnexpectedLambdaException', 'PostConfirmation invocation failed due to error Socket timeout.'],
    ['InvalidLambdaResponseException', 'Unrecognizable lambda output'],
    ['NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'],
  ])('VERIFY-02 REG-05 goes on after %s: %s', async (name, message) => {
    amplify.confirmSignUp.mockRejectedValue(refusal(name, message));
    await expect(identity.confirmSignUp(email, '123456')).resolves.toBeUndefined();
  });

  test.each([
    ['CodeMismatchException', 'Invalid verification code provided, please try again.'],
    ['NotAuthorizedException', 'User cannot be confirmed. Current status is ARCHIVED'],
  ])('VERIFY-04 rejects with %s: %s', async (name, message) => {
    amplify.confirmSignUp.mockRejectedValue(refusal(name, message));
    await expect(identity.confirmSignUp(email, '123456')).rejects.toMatchObject({ code: name });
  });
});

describe('signing out', () => {
  test('SESS-01 revokes the tokens and clears the browser even if the pool is unreachable', async () => {
    await identity.signIn(email, 'a password', { remember: true });
    amplify.signOut.mockRejectedValue(refusal('NetworkError'));
    const signingOut = identity.signOut();
    expect(rememberedSpan()).toBeNull();
    await expect(signingOut).rejects.toMatchObject({ code: 'NetworkError' });
    expect(localStorage.getItem(token)).toBeNull();
  });

  test('SESS-01 a new login waits for a pending sign-out and keeps its tokens', async () => {
    await identity.signIn(email, 'a password', { remember: true });
    let end: () => void = () => undefined;
    amplify.signOut.mockReturnValue(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    const signingOut = identity.signOut();
    const signingIn = identity.signIn(email, 'a password', { remember: true });
    await Promise.resolve().then(() => end());
    await Promise.all([signingOut, signingIn]);
    expect([rememberedSpan(), localStorage.getItem(token)]).toEqual(['permanent', 'kept']);
  });
});

describe('calls as the signed-in user', () => {
  const renew = jest.fn<() => Promise<string>>();
  beforeEach(() => {
    renew.mockReset().mockResolvedValue('new');
    setCredentials({ token: async () => 'old', renew });
  });

  test('SESS-01 renews a revoked access token and retries', async () => {
    amplify.updatePassword.mockRejectedValueOnce(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    );
    await identity.changePassword('old password', 'new password');
    expect([renew.mock.calls.length, amplify.updatePassword.mock.calls.length]).toEqual([1, 2]);
  });

  test('LOGIN-03 does not retry a wrong password', async () => {
    amplify.updatePassword.mockRejectedValue(
      refusal('NotAuthorizedException', 'Incorrect username or password.'),
    );
    await expect(identity.changePassword('wrong', 'new password')).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect([renew.mock.calls.length, amplify.updatePassword.mock.calls.length]).toEqual([0, 1]);
  });

  test('SET-06 ends all sessions, and begins this one again with the new password', async () => {
    await identity.signIn(email, 'the old one', { remember: true });
    await identity.endOtherSessions(email, 'the new one');
    expect(amplify.signOut).toHaveBeenCalledWith({ global: true });
    expect(amplify.signIn).toHaveBeenLastCalledWith({ username: email, password: 'the new one' });
    expect([rememberedSpan(), localStorage.getItem(token)]).toEqual(['permanent', 'kept']);
  });
});
