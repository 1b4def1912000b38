import {
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirmedUser, disable, freshEmail, signIn, signUp, wrongCode } from '../fixtures/users.ts';

const HOUR_MS = 3_600_000;

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const forgot = (Username: string) =>
  running.cognito.send(new ForgotPasswordCommand({ ClientId: 'site', Username }));
const reset = (Username: string, ConfirmationCode: string, Password = 'a new password') =>
  running.cognito.send(
    new ConfirmForgotPasswordCommand({ ClientId: 'site', Username, ConfirmationCode, Password }),
  );

describe('the mail of a forgotten password', () => {
  const afterForgotPassword = async (response: object) => {
    const worded = await startPool({
      trigger: async (event) => ({ payload: { ...z.looseObject({}).parse(event), response } }),
    });
    const { email } = await confirmedUser(worded);
    await worded.cognito.send(new ForgotPasswordCommand({ ClientId: 'site', Username: email }));
    await worded.close();
    return worded.sent.findLast(({ to }) => to === email);
  };

  test('has the words of the CustomMessage trigger, with the code in them', async () => {
    const mail = await afterForgotPassword({ emailSubject: 'Reset it', emailMessage: 'Reset with {####}' });
    expect([mail?.subject, mail?.text]).toEqual(['Reset it', expect.stringMatching(/^Reset with \d{6}$/)]);
  });

  test('keeps those of the template if the trigger’s have no place for the code', async () => {
    const mail = await afterForgotPassword({ emailSubject: 'Reset it', emailMessage: 'Reset it now' });
    expect(mail?.text).toMatch(/^Your code is \d{6}$/);
  });
});

describe('a forgotten password', () => {
  test('is replaced with the code, and then only the new one works', async () => {
    const { email } = await confirmedUser(running);

    await expect(forgot(email)).resolves.toMatchObject({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'p***@m***' },
    });
    await reset(email, running.codeFor(email));

    await expect(signIn(running, email, 'a new password')).resolves.toBeDefined();
    await expect(signIn(running, email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('needs the right code, which works once and for an hour', async () => {
    const { email } = await confirmedUser(running);
    await forgot(email);
    const code = running.codeFor(email);

    await expect(reset(email, wrongCode(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await reset(email, code);
    await expect(reset(email, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await forgot(email);
    running.clock.now += HOUR_MS;
    await expect(reset(email, running.codeFor(email))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  test('is not replaced by a password that is too short, and the code stays valid', async () => {
    const { email } = await confirmedUser(running);
    await forgot(email);

    await expect(reset(email, running.codeFor(email), 'short')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await expect(reset(email, running.codeFor(email))).resolves.toBeDefined();
  });

  test('allows ten codes and ten attempts an hour', async () => {
    const { email } = await confirmedUser(running);
    await forgot(email);
    const code = running.codeFor(email);
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(reset(email, wrongCode(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    for (let time = 1; time < 10; time += 1) await forgot(email);

    await expect(reset(email, running.codeFor(email))).rejects.toMatchObject({
      name: 'LimitExceededException',
    });
    await expect(forgot(email)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  test('is not replaced for unconfirmed, disabled or unknown users', async () => {
    const unconfirmed = freshEmail();
    await signUp(running, unconfirmed);
    const { email: disabled } = await confirmedUser(running);
    await disable(running, disabled);

    await expect(forgot(unconfirmed)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Cannot reset password for the user as there is no registered/verified email or phone_number',
    });
    await expect(forgot(disabled)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const unknown = {
      name: 'UserNotFoundException',
      message: 'Username/client id combination not found.',
    };
    await expect(forgot('unknown@mail.example')).rejects.toMatchObject(unknown);
    await expect(reset('unknown@mail.example', '123456')).rejects.toMatchObject(unknown);
  });
});
