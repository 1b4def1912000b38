import { ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirm, confirmedUser, freshEmail, signUp, wrongCode } from '../fixtures/users.ts';

const HOUR_MS = 3_600_000;

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const resend = (email: string) =>
  running.cognito.send(new ResendConfirmationCodeCommand({ ClientId: 'site', Username: email }));

describe('ConfirmSignUp', () => {
  test('refuses a wrong code and still accepts the right one', async () => {
    const email = freshEmail();
    await signUp(running, email);
    const code = running.codeFor(email);

    await expect(confirm(running, email, wrongCode(code))).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    await expect(confirm(running, email, code)).resolves.toBeDefined();
  });

  test('refuses a code after 24 hours', async () => {
    const email = freshEmail();
    await signUp(running, email);
    running.clock.now += 24 * HOUR_MS;

    await expect(confirm(running, email)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  test('refuses to confirm a user twice', async () => {
    const { email } = await confirmedUser(running);

    await expect(confirm(running, email, '123456')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  test('allows 15 attempts an hour', async () => {
    const email = freshEmail();
    await signUp(running, email);
    const code = running.codeFor(email);
    for (let guess = 0; guess < 15; guess += 1) {
      await expect(confirm(running, email, wrongCode(code))).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }

    await expect(confirm(running, email, code)).rejects.toMatchObject({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    running.clock.now += HOUR_MS;
    await expect(confirm(running, email, code)).resolves.toBeDefined();
  });

  test('does not know an unknown user', async () => {
    await expect(confirm(running, 'unknown@mail.example', '123456')).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'Username/client id combination not found.',
    });
  });
});

describe('ResendConfirmationCode', () => {
  test('replaces the previous code', async () => {
    const email = freshEmail();
    await signUp(running, email);
    const first = running.codeFor(email);

    const { CodeDeliveryDetails } = await resend(email);

    expect(CodeDeliveryDetails).toMatchObject({ AttributeName: 'email', Destination: 'p***@m***' });
    const second = running.codeFor(email);
    if (first !== second) {
      await expect(confirm(running, email, first)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    await expect(confirm(running, email, second)).resolves.toBeDefined();
  });

  test('refuses confirmed users and more than five calls an hour', async () => {
    const { email: confirmed } = await confirmedUser(running);
    await expect(resend(confirmed)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User is already confirmed.',
    });

    const email = freshEmail();
    await signUp(running, email);
    for (let time = 0; time < 5; time += 1) await resend(email);
    await expect(resend(email)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });
});
