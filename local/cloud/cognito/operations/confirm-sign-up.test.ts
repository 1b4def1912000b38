import { ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirm, confirmedUser, freshEmail, signUp } from '../fixtures/users.ts';

const HOUR = 3_600_000;

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const resend = (email: string, ClientId = 'frank') =>
  running.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('confirming', () => {
  test('refuses a wrong code, and still takes the right one', async () => {
    const email = freshEmail();
    await signUp(running, email);
    const code = running.codeFor(email);

    await expect(confirm(running, email, wrong(code))).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    await expect(confirm(running, email, code)).resolves.toBeDefined();
  });

  test('refuses a code after 24 hours', async () => {
    const email = freshEmail();
    await signUp(running, email);
    running.clock.now += 24 * HOUR;

    await expect(confirm(running, email)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  test('refuses to confirm twice', async () => {
    const { email } = await confirmedUser(running);

    await expect(confirm(running, email, '123456')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  test('lets 15 codes an hour be tried, the right one included', async () => {
    const email = freshEmail();
    await signUp(running, email);
    const code = running.codeFor(email);
    for (let guess = 0; guess < 15; guess += 1) {
      await expect(confirm(running, email, wrong(code))).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }

    await expect(confirm(running, email, code)).rejects.toMatchObject({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    running.clock.now += HOUR;
    await expect(confirm(running, email, code)).resolves.toBeDefined();
  });

  test('tells that a user is unknown only where the client says so', async () => {
    await expect(confirm(running, 'nobody@mail.example', '123456')).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
    await expect(confirm(running, 'nobody@mail.example', '123456', 'discreet')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });
});

describe('asking for another code', () => {
  test('makes the last one worthless', async () => {
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

  test('is refused to the confirmed, and after five times an hour', async () => {
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

  test('seems to work for an unknown user where the client hides who has an account', async () => {
    await expect(resend('nobody@mail.example')).rejects.toMatchObject({ name: 'UserNotFoundException' });
    const before = running.sent.length;

    await expect(resend('nobody@mail.example', 'discreet')).resolves.toMatchObject({
      CodeDeliveryDetails: { Destination: 'n***@m***' },
    });
    expect(running.sent).toHaveLength(before);
  });
});
