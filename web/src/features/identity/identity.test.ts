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
  signOut: jest.fn<() => Promise<void>>(),
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
  ] as const)('LOGIN-01 with Remember me %s is remembered %s', async (remember, span, tokens) => {
    await identity.signIn(` ${email} `, ' a pass ', { remember });
    expect(amplify.signIn).toHaveBeenCalledWith({ username: email, password: ' a pass ' });
    expect(rememberedSpan()).toBe(span);
    expect([sessionStorage.getItem(token), localStorage.getItem(token)]).toEqual(tokens);
  });

  test('LOGIN-03 that is refused is remembered nowhere', async () => {
    amplify.signIn.mockRejectedValue(refusal('NotAuthorizedException'));
    await expect(identity.signIn(email, 'wrong', { remember: true })).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect(rememberedSpan()).toBeNull();
  });

  test.each([
    ['CONFIRM_SIGN_UP', 'UserNotConfirmedException'],
    ['RESET_PASSWORD', 'PasswordResetRequiredException'],
  ])('LOGIN-04 that wants the step %s is refused as %s', async (signInStep, code) => {
    amplify.signIn.mockResolvedValue({ isSignedIn: false, nextStep: { signInStep } });
    await expect(identity.signIn(email, 'a password', { remember: true })).rejects.toMatchObject({ code });
    expect(rememberedSpan()).toBeNull();
  });

  test('VERIFY-02 comes by itself after the code, for the address that was registered, once', async () => {
    amplify.signUp.mockResolvedValue({ userId: 'id-of-ada' });
    await identity.signUp({ email, password: 'a password', attributes: { given_name: 'Ada' } });
    expect(await identity.autoSignIn('other@mail.example')).toBe(false);
    expect(await identity.autoSignIn(email)).toBe(true);
    expect(amplify.signIn).toHaveBeenCalledWith({ username: email, password: 'a password' });
    expect(await identity.autoSignIn(email)).toBe(false);
  });

  test('LOGIN-04 comes by itself after the code that a login led to, remembered as that wished', async () => {
    amplify.signIn.mockResolvedValueOnce({ isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
    await identity.signIn(email, 'a password', { remember: false }).catch(() => undefined);
    expect(await identity.autoSignIn(email)).toBe(true);
    expect(rememberedSpan()).toBe('session');
  });
});

describe('signing out', () => {
  test('SESS-01 tells the pool, and leaves nothing in the browser even where the pool does not answer', async () => {
    await identity.signIn(email, 'a password', { remember: true });
    amplify.signOut.mockRejectedValue(refusal('NetworkError'));
    const leaving = identity.signOut();
    expect(rememberedSpan()).toBeNull();
    await expect(leaving).rejects.toMatchObject({ code: 'NetworkError' });
    expect(localStorage.getItem(token)).toBeNull();
  });

  test('SESS-01 is waited for by the next login, whose tokens stay', async () => {
    await identity.signIn(email, 'a password', { remember: true });
    let end: () => void = () => undefined;
    amplify.signOut.mockReturnValue(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    const leaving = identity.signOut();
    const entering = identity.signIn(email, 'a password', { remember: true });
    await Promise.resolve().then(() => end());
    await Promise.all([leaving, entering]);
    expect([rememberedSpan(), localStorage.getItem(token)]).toEqual(['permanent', 'kept']);
  });
});

describe('what only who is signed in may do', () => {
  const renew = jest.fn<() => Promise<string>>();
  beforeEach(() => {
    renew.mockReset().mockResolvedValue('new');
    setCredentials({ token: async () => 'old', renew });
  });

  test('SESS-01 goes on with renewed tokens where the pool takes the old ones no more', async () => {
    amplify.updatePassword.mockRejectedValueOnce(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    );
    await identity.changePassword('old password', 'new password');
    expect([renew.mock.calls.length, amplify.updatePassword.mock.calls.length]).toEqual([1, 2]);
  });

  test('LOGIN-03 is not tried twice with a password that is wrong', async () => {
    amplify.updatePassword.mockRejectedValue(
      refusal('NotAuthorizedException', 'Incorrect username or password.'),
    );
    await expect(identity.changePassword('wrong', 'new password')).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect([renew.mock.calls.length, amplify.updatePassword.mock.calls.length]).toEqual([0, 1]);
  });
});
