import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminUpdateUserAttributesCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirmedUser, freshEmail, signIn, signUp } from '../fixtures/users.ts';

const HOUR = 3_600_000;

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const forgot = (Username: string, ClientId = 'frank') =>
  running.cognito.send(new ForgotPasswordCommand({ ClientId, Username }));
const reset = (Username: string, ConfirmationCode: string, Password = 'a new password', ClientId = 'frank') =>
  running.cognito.send(new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password }));
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a forgotten password', () => {
  test('is replaced with the code that was sent, after which only the new one works', async () => {
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

    await expect(reset(email, wrong(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await reset(email, code);
    await expect(reset(email, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await forgot(email);
    running.clock.now += HOUR;
    await expect(reset(email, running.codeFor(email))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  test('is replaced only by one that meets the policy, which costs no code', async () => {
    const { email } = await confirmedUser(running);
    await forgot(email);

    await expect(reset(email, running.codeFor(email), 'short')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await expect(reset(email, running.codeFor(email))).resolves.toBeDefined();
  });

  test('lets ten codes an hour be tried, and ten be sent', async () => {
    const { email } = await confirmedUser(running);
    await forgot(email);
    const code = running.codeFor(email);
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(reset(email, wrong(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    for (let time = 1; time < 10; time += 1) await forgot(email);

    await expect(reset(email, running.codeFor(email))).rejects.toMatchObject({
      name: 'LimitExceededException',
    });
    await expect(forgot(email)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  test('is not replaced for the unconfirmed, the invited or the disabled', async () => {
    const unconfirmed = freshEmail();
    await signUp(running, unconfirmed);
    const invited = freshEmail();
    await running.cognito.send(new AdminCreateUserCommand({ UserPoolId: running.poolId, Username: invited }));
    const { email: disabled } = await confirmedUser(running);
    await running.cognito.send(
      new AdminDisableUserCommand({ UserPoolId: running.poolId, Username: disabled }),
    );

    await expect(forgot(unconfirmed)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Cannot reset password for the user as there is no registered/verified email or phone_number',
    });
    await expect(forgot(invited)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User password cannot be reset in the current state.',
    });
    await expect(forgot(disabled)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('tells that a user is unknown only where the client says so', async () => {
    const nobody = 'nobody@mail.example';
    const unknown = {
      name: 'UserNotFoundException',
      message: 'Username/client id combination not found.',
    };
    const before = running.sent.length;

    await expect(forgot(nobody)).rejects.toMatchObject(unknown);
    await expect(reset(nobody, '123456')).rejects.toMatchObject(unknown);
    await expect(forgot(nobody, 'discreet')).resolves.toMatchObject({
      CodeDeliveryDetails: { Destination: 'n***@m***' },
    });
    await expect(reset(nobody, '123456', 'a new password', 'discreet')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
    expect(running.sent).toHaveLength(before);
  });
});

describe('the order of recovery', () => {
  test('decides between a verified phone and a verified address', async () => {
    const phoneFirst = await startPool({
      properties: {
        AutoVerifiedAttributes: ['email', 'phone_number'],
        AccountRecoverySetting: {
          RecoveryMechanisms: [
            { Name: 'verified_email', Priority: 2 },
            { Name: 'verified_phone_number', Priority: 1 },
          ],
        },
      },
    });
    const phone = { phone_number: '+12025550123' };
    const { email } = await confirmedUser(phoneFirst, phone, phone.phone_number);
    const forgotten = new ForgotPasswordCommand({ ClientId: 'frank', Username: email });

    const first = await phoneFirst.cognito.send(forgotten);
    await phoneFirst.cognito.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: phoneFirst.poolId,
        Username: email,
        UserAttributes: [
          { Name: 'email_verified', Value: 'true' },
          { Name: 'phone_number_verified', Value: 'false' },
        ],
      }),
    );
    const second = await phoneFirst.cognito.send(forgotten);

    expect(first.CodeDeliveryDetails).toEqual({
      AttributeName: 'phone_number',
      DeliveryMedium: 'SMS',
      Destination: '+*******0123',
    });
    expect(second.CodeDeliveryDetails).toMatchObject({ AttributeName: 'email', DeliveryMedium: 'EMAIL' });
    expect(phoneFirst.sent.map(({ channel }) => channel)).toEqual(['text', 'text', 'email']);
    await phoneFirst.close();
  });
});
