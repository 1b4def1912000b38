import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { begin, finish } from '../fixtures/srp-client.ts';
import { confirmedUser, freshEmail, PASSWORD, signIn, signUp } from '../fixtures/users.ts';

const WRONG = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const bySrp = async (email: string, password = PASSWORD, clientId = 'frank') =>
  finish(running.cognito, clientId, await begin(running.cognito, clientId, email), password);

describe.each([
  ['a password', (email: string, password?: string) => signIn(running, email, password)],
  ['secure remote password', (email: string, password?: string) => bySrp(email, password)],
])('signing in by %s', (_flow, attempt) => {
  test('takes the right password, whatever the capitals of the address', async () => {
    const { email } = await confirmedUser(running);

    await expect(attempt(email.toUpperCase())).resolves.toBeDefined();
  });

  test('refuses a wrong password and says when there is no such user', async () => {
    const { email } = await confirmedUser(running);

    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    await expect(attempt('nobody@mail.example')).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });

  test('refuses an unconfirmed user who knows the password', async () => {
    const email = freshEmail();
    await signUp(running, email);

    await expect(attempt(email)).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
  });

  test('refuses a disabled user until he is enabled', async () => {
    const { email } = await confirmedUser(running);
    const named = { UserPoolId: running.poolId, Username: email };
    await running.cognito.send(new AdminDisableUserCommand(named));

    await expect(attempt(email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
    await running.cognito.send(new AdminEnableUserCommand(named));
    await expect(attempt(email)).resolves.toBeDefined();
  });

  test('locks out after five wrong passwords for a second, and twice as long after each more', async () => {
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

  test('forgets wrong passwords after 15 minutes without an attempt', async () => {
    const { email } = await confirmedUser(running);
    for (let guess = 0; guess < 4; guess += 1) {
      await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    }
    running.clock.now += 15 * 60_000;

    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    await expect(attempt(email)).resolves.toBeDefined();
  });
});

describe('a flow', () => {
  const initiate = (
    ClientId: string,
    AuthFlow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH' | 'CUSTOM_AUTH',
  ) => running.cognito.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters: {} }));

  test('is refused where the client does not allow it', async () => {
    await expect(initiate('discreet', 'USER_PASSWORD_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
    await expect(initiate('discreet', 'REFRESH_TOKEN_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(initiate('frank', 'CUSTOM_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('needs its parameters', async () => {
    await expect(initiate('frank', 'USER_PASSWORD_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Missing required parameter USERNAME',
    });
  });
});

describe('an administrator', () => {
  test('may sign a user in with his password', async () => {
    const { email, sub } = await confirmedUser(running);

    const { AuthenticationResult } = await running.cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: running.poolId,
        ClientId: 'frank',
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD },
      }),
    );

    expect(decodeJwt(AuthenticationResult?.AccessToken ?? '').sub).toBe(sub);
  });
});
