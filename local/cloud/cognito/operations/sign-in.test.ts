import {
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { beginSrp, finishSrp } from '../fixtures/srp-client.ts';
import { confirmedUser, disable, freshEmail, PASSWORD, signIn, signUp } from '../fixtures/users.ts';

const WRONG = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const signInBySrp = async (email: string, password = PASSWORD) =>
  finishSrp(running.cognito, 'site', await beginSrp(running.cognito, 'site', email), password);

describe.each([
  ['a password', (email: string, password?: string) => signIn(running, email, password)],
  ['SRP', (email: string, password?: string) => signInBySrp(email, password)],
])('a sign-in by %s', (_flow, attempt) => {
  test('accepts the right password, whatever the case of the address', async () => {
    const { email } = await confirmedUser(running);

    await expect(attempt(email.toUpperCase())).resolves.toBeDefined();
  });

  test('refuses a wrong password and an unknown user', async () => {
    const { email } = await confirmedUser(running);

    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    await expect(attempt('unknown@mail.example')).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });

  test('refuses an unconfirmed user with the right password', async () => {
    const email = freshEmail();
    await signUp(running, email);

    await expect(attempt(email)).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
  });

  test('refuses a disabled user', async () => {
    const { email } = await confirmedUser(running);
    await disable(running, email);

    await expect(attempt(email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
  });

  test('locks the user for a second after five wrong passwords, then twice as long after each', async () => {
    const { email } = await confirmedUser(running);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    }
    const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };

    await expect(attempt(email)).rejects.toMatchObject(locked);
    running.clock.now += 1000;
    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    running.clock.now += 1999;
    await expect(attempt(email)).rejects.toMatchObject(locked);
    running.clock.now += 1;
    await expect(attempt(email)).resolves.toBeDefined();
    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    await expect(attempt(email)).resolves.toBeDefined();
  });

  test('resets the lockout after 15 minutes without an attempt', async () => {
    const { email } = await confirmedUser(running);
    for (let guess = 0; guess < 4; guess += 1) {
      await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    }
    running.clock.now += 15 * 60_000;

    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    await expect(attempt(email)).resolves.toBeDefined();
  });
});

describe('InitiateAuth', () => {
  const initiate = (
    ClientId: string,
    AuthFlow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH' | 'CUSTOM_AUTH',
  ) => running.cognito.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters: {} }));

  test('refuses a flow that the client does not allow', async () => {
    await expect(initiate('limited', 'USER_PASSWORD_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
    await expect(initiate('limited', 'REFRESH_TOKEN_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(initiate('site', 'CUSTOM_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('names a missing parameter', async () => {
    await expect(initiate('site', 'USER_PASSWORD_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Missing required parameter USERNAME',
    });
  });
});

test('RespondToAuthChallenge refuses other challenges', async () => {
  const answer = new RespondToAuthChallengeCommand({ ClientId: 'site', ChallengeName: 'SMS_MFA' });
  await expect(running.cognito.send(answer)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});
