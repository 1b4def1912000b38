import {
  DeleteUserAttributesCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { signedInUser, signIn, wrongCode } from '../fixtures/users.ts';

const PHONE = '+12025550123';
const HOUR_MS = 3_600_000;

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const update = (AccessToken: string, changes: Record<string, string>) =>
  running.cognito.send(
    new UpdateUserAttributesCommand({
      AccessToken,
      UserAttributes: Object.entries(changes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
const remove = (AccessToken: string, UserAttributeNames: string[]) =>
  running.cognito.send(new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames }));
const sendCode = (AccessToken: string, AttributeName = 'phone_number') =>
  running.cognito.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName }));
const verify = (AccessToken: string, Code: string) =>
  running.cognito.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'phone_number', Code }));
const attributes = async (AccessToken: string) => {
  const { UserAttributes = [] } = await running.cognito.send(new GetUserCommand({ AccessToken }));
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
};

describe('UpdateUserAttributes', () => {
  test('sets values, and removes attributes whose value is empty', async () => {
    const { AccessToken, email, sub } = await signedInUser(running, {
      given_name: 'Ada',
      family_name: 'L.',
    });

    const answer = await update(AccessToken, {
      given_name: '',
      family_name: 'Lovelace',
      'custom:country': 'GB',
    });

    expect(answer.CodeDeliveryDetailsList).toEqual([]);
    expect(await attributes(AccessToken)).toEqual({
      sub,
      email,
      email_verified: 'true',
      family_name: 'Lovelace',
      'custom:country': 'GB',
    });
  });

  test.each([
    ['custom:invitedBy', 'InvalidParameterException', /custom:invitedBy: Attribute cannot be updated/],
    ['email', 'InvalidParameterException', /email: Attribute cannot be updated/],
    ['phone_number', 'InvalidParameterException', /Invalid phone number format/],
    ['custom:country', 'InvalidParameterException', /no shorter than 2/],
    ['sub', 'NotAuthorizedException', /unauthorized attribute/],
    ['email_verified', 'NotAuthorizedException', /unauthorized attribute/],
  ])('refuses a bad value of %s and changes nothing', async (Name, name, message) => {
    const { AccessToken } = await signedInUser(running, { 'custom:invitedBy': 'Grace' });
    const before = await attributes(AccessToken);

    await expect(update(AccessToken, { given_name: 'Eve', [Name]: 'x' })).rejects.toMatchObject({
      name,
      message: expect.stringMatching(message),
    });
    expect(await attributes(AccessToken)).toEqual(before);
  });

  test('can’t remove the e-mail address', async () => {
    const { AccessToken } = await signedInUser(running);

    const refusal = { name: 'InvalidParameterException' };
    await expect(update(AccessToken, { email: '' })).rejects.toMatchObject(refusal);
    await expect(remove(AccessToken, ['email'])).rejects.toMatchObject(refusal);
  });
});

describe('a new phone number', () => {
  test('is unverified until its code is entered', async () => {
    const { AccessToken } = await signedInUser(running);
    await update(AccessToken, { phone_number: PHONE });
    expect(await attributes(AccessToken)).toMatchObject({ phone_number_verified: 'false' });

    await expect(sendCode(AccessToken)).resolves.toMatchObject({
      CodeDeliveryDetails: {
        AttributeName: 'phone_number',
        DeliveryMedium: 'SMS',
        Destination: '+*******0123',
      },
    });

    const code = running.codeFor(PHONE);
    expect(running.sent.at(-1)).toMatchObject({
      channel: 'text',
      to: PHONE,
      text: `Code ${code}`,
      html: null,
    });
    await expect(verify(AccessToken, wrongCode(code))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await verify(AccessToken, code);
    expect(await attributes(AccessToken)).toMatchObject({
      phone_number: PHONE,
      phone_number_verified: 'true',
    });
  });

  test('voids the code of the previous number', async () => {
    const { AccessToken } = await signedInUser(running);
    await update(AccessToken, { phone_number: PHONE });
    await sendCode(AccessToken);
    const code = running.codeFor(PHONE);

    await remove(AccessToken, ['phone_number']);

    await expect(verify(AccessToken, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    expect(await attributes(AccessToken)).not.toHaveProperty('phone_number');
    expect(await attributes(AccessToken)).not.toHaveProperty('phone_number_verified');
  });

  test('allows five codes an hour, each valid for 24 hours', async () => {
    const { AccessToken, email } = await signedInUser(running);
    await update(AccessToken, { phone_number: PHONE });
    for (let time = 0; time < 5; time += 1) await sendCode(AccessToken);
    await expect(sendCode(AccessToken)).rejects.toMatchObject({ name: 'LimitExceededException' });
    running.clock.now += 24 * HOUR_MS;
    const later = await signIn(running, email);

    await expect(verify(later.AccessToken, running.codeFor(PHONE))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  test('allows 15 attempts an hour', async () => {
    const { AccessToken } = await signedInUser(running);
    await update(AccessToken, { phone_number: PHONE });
    await sendCode(AccessToken);
    const code = running.codeFor(PHONE);
    for (let guess = 0; guess < 15; guess += 1) {
      await expect(verify(AccessToken, wrongCode(code))).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }

    await expect(verify(AccessToken, code)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  test.each(['phone_number', 'email'])('gets no code for a missing or unsupported %s', async (name) => {
    const { AccessToken } = await signedInUser(running);

    await expect(sendCode(AccessToken, name)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
