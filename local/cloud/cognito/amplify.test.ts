import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type AmplifyThread, startAmplify } from './fixtures/amplify/amplify.ts';
import { type RunningPool, startPool } from './fixtures/running-pool.ts';
import { confirmedUser, freshEmail, PASSWORD } from './fixtures/users.ts';

/* The calls of the site's Amplify (web/src/features/identity/amplify.ts) against the pool. */
let running: RunningPool;
let amplify: AmplifyThread;
beforeAll(async () => {
  running = await startPool();
  // Amplify checks tokens against the machine's clock.
  running.clock.now = Date.now();
  amplify = startAmplify(running);
  await amplify.call('configure', 'site');
});
afterEach(() => amplify.call('signOut'));
afterAll(async () => {
  await amplify.close();
  await running.close();
});

const signIn = (username: string, password = PASSWORD) => amplify.call('signIn', { username, password });

describe('Amplify', () => {
  test('signs a user up, resends the code and confirms it', async () => {
    const username = freshEmail();
    const signedUp = await amplify.call('signUp', {
      username,
      password: PASSWORD,
      options: {
        userAttributes: { email: username, given_name: 'Ada', 'custom:country': 'GB' },
      },
    });
    expect(signedUp).toMatchObject({
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'p***@m***' },
      },
    });
    await amplify.call('resendSignUpCode', { username });

    const confirmed = await amplify.call('confirmSignUp', {
      username,
      confirmationCode: running.codeFor(username),
    });

    expect(confirmed).toMatchObject({ nextStep: { signUpStep: 'DONE' } });
    await expect(signIn(username)).resolves.toMatchObject({ isSignedIn: true });
    await expect(amplify.call('fetchUserAttributes')).resolves.toMatchObject({
      email: username,
      email_verified: 'true',
      given_name: 'Ada',
      'custom:country': 'GB',
    });
  });

  test('signs in by SRP and reads the user from the token', async () => {
    const { email, sub } = await confirmedUser(running);

    await expect(signIn(email)).resolves.toMatchObject({
      isSignedIn: true,
    });

    await expect(amplify.call('getCurrentUser')).resolves.toMatchObject({
      userId: sub,
      username: sub,
      signInDetails: { loginId: email, authFlowType: 'USER_SRP_AUTH' },
    });
    await expect(amplify.call('fetchAuthSession')).resolves.toMatchObject({
      tokens: { idToken: { payload: { email, sub } } },
    });
  });

  test('distinguishes a wrong password, an unknown user and an unconfirmed user', async () => {
    const { email } = await confirmedUser(running);
    const unconfirmed = freshEmail();
    await amplify.call('signUp', { username: unconfirmed, password: PASSWORD });

    await expect(signIn(email, 'something else')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await expect(signIn('unknown@mail.example')).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
    await expect(signIn(unconfirmed)).resolves.toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    await expect(amplify.call('signUp', { username: email, password: PASSWORD })).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
  });

  test('refreshes tokens', async () => {
    const { email } = await confirmedUser(running);
    await signIn(email);
    const before = String(await amplify.call('accessToken'));

    await amplify.call('fetchAuthSession', { forceRefresh: true });

    expect(await amplify.call('accessToken')).not.toBe(before);
    await expect(amplify.call('fetchUserAttributes')).resolves.toMatchObject({ email });
  });

  test.each([false, true])('revokes its session when it signs out (global: %s)', async (global) => {
    const { email } = await confirmedUser(running);
    await signIn(email);
    const AccessToken = String(await amplify.call('accessToken'));

    await amplify.call('signOut', { global });

    await expect(running.cognito.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      message: 'Access Token has been revoked',
    });
    await expect(amplify.call('getCurrentUser')).rejects.toMatchObject({
      name: 'UserUnAuthenticatedException',
    });
  });

  test('resets a forgotten password and changes a known password', async () => {
    const { email } = await confirmedUser(running);

    await expect(amplify.call('resetPassword', { username: email })).resolves.toMatchObject({
      nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' },
    });
    await amplify.call('confirmResetPassword', {
      username: email,
      confirmationCode: running.codeFor(email),
      newPassword: 'a new password',
    });
    await signIn(email, 'a new password');
    await amplify.call('updatePassword', { oldPassword: 'a new password', newPassword: 'a newer password' });

    await amplify.call('signOut');
    await expect(signIn(email, 'a newer password')).resolves.toMatchObject({
      isSignedIn: true,
    });
  });

  test('verifies a phone number with the code in the text, then deletes it', async () => {
    const { email } = await confirmedUser(running);
    await signIn(email);
    await amplify.call('updateUserAttributes', { userAttributes: { phone_number: '+12025550199' } });

    await expect(
      amplify.call('sendUserAttributeVerificationCode', { userAttributeKey: 'phone_number' }),
    ).resolves.toEqual({
      attributeName: 'phone_number',
      deliveryMedium: 'SMS',
      destination: '+*******0199',
    });
    await amplify.call('confirmUserAttribute', {
      userAttributeKey: 'phone_number',
      confirmationCode: running.codeFor('+12025550199'),
    });

    await expect(amplify.call('fetchUserAttributes')).resolves.toMatchObject({
      phone_number_verified: 'true',
    });
    await amplify.call('deleteUserAttributes', { userAttributeKeys: ['phone_number'] });
    await expect(amplify.call('fetchUserAttributes')).resolves.not.toHaveProperty('phone_number');
  });
});
