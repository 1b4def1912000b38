import {
  DeleteUserAttributesCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirmedUser, freshEmail, PASSWORD, signedInUser, signIn } from '../fixtures/users.ts';

const PHONE = '+12025550123';
const HOUR = 3_600_000;

let running: RunningPool;
let careful: RunningPool;
beforeAll(async () => {
  running = await startPool({ properties: { AutoVerifiedAttributes: ['email', 'phone_number'] } });
  careful = await startPool({
    properties: {
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    },
  });
});
afterAll(() => Promise.all([running.close(), careful.close()]));

const update = (AccessToken: string, changes: Record<string, string>, pool = running) =>
  pool.cognito.send(
    new UpdateUserAttributesCommand({
      AccessToken,
      UserAttributes: Object.entries(changes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
const remove = (AccessToken: string, UserAttributeNames: string[]) =>
  running.cognito.send(new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames }));
const sendCode = (AccessToken: string, AttributeName: string) =>
  running.cognito.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName }));
const verify = (AccessToken: string, AttributeName: string, Code: string, pool = running) =>
  pool.cognito.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName, Code }));
const attributes = async (AccessToken: string, pool = running) => {
  const { UserAttributes = [] } = await pool.cognito.send(new GetUserCommand({ AccessToken }));
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('changing one’s attributes', () => {
  test('keeps what is given and removes what is given empty', async () => {
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
    [
      'custom:invitedBy',
      'InvalidParameterException',
      'user.custom:invitedBy: Attribute cannot be updated.\n',
    ],
    ['sub', 'InvalidParameterException', 'user.sub: Attribute cannot be updated.\n'],
    ['custom:pet', 'InvalidParameterException', 'user.custom:pet: Attribute does not exist in the schema.\n'],
    ['phone_number', 'InvalidParameterException', 'Invalid phone number format.'],
    ['email', 'InvalidParameterException', 'Invalid email address format.'],
    ['email_verified', 'NotAuthorizedException', 'A client attempted to write unauthorized attribute'],
  ])('refuses a bad value of %s and changes nothing', async (Name, name, message) => {
    const { AccessToken } = await signedInUser(running, { 'custom:invitedBy': 'Grace' });
    const before = await attributes(AccessToken);

    await expect(update(AccessToken, { given_name: 'Eve', [Name]: 'x' })).rejects.toMatchObject({
      name,
      message,
    });
    expect(await attributes(AccessToken)).toEqual(before);
  });

  test('cannot do away with the address one signs in with', async () => {
    const { AccessToken } = await signedInUser(running);

    await expect(update(AccessToken, { email: '' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(remove(AccessToken, ['email'])).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });
});

describe('a new phone number', () => {
  test('is unverified until the code that was texted to it comes back', async () => {
    const { AccessToken } = await signedInUser(running);

    const { CodeDeliveryDetailsList } = await update(AccessToken, { phone_number: PHONE });

    expect(CodeDeliveryDetailsList).toEqual([
      { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: '+*******0123' },
    ]);
    expect(running.sent.at(-1)).toMatchObject({ channel: 'text', to: PHONE, html: null });
    expect(await attributes(AccessToken)).toMatchObject({ phone_number_verified: 'false' });
    const code = running.codeFor(PHONE);
    await expect(verify(AccessToken, 'phone_number', wrong(code))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await verify(AccessToken, 'phone_number', code);
    expect(await attributes(AccessToken)).toMatchObject({
      phone_number: PHONE,
      phone_number_verified: 'true',
    });
  });

  test('makes the code for the number before worthless', async () => {
    const { AccessToken } = await signedInUser(running);
    await update(AccessToken, { phone_number: PHONE });
    const code = running.codeFor(PHONE);

    await remove(AccessToken, ['phone_number']);

    await expect(verify(AccessToken, 'phone_number', code)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
    expect(await attributes(AccessToken)).not.toHaveProperty('phone_number');
    expect(await attributes(AccessToken)).not.toHaveProperty('phone_number_verified');
  });

  test('can be sent another code, five times an hour, good for 24 hours', async () => {
    const { AccessToken, email } = await signedInUser(running);
    await update(AccessToken, { phone_number: PHONE });
    for (let time = 0; time < 5; time += 1) {
      await expect(sendCode(AccessToken, 'phone_number')).resolves.toMatchObject({
        CodeDeliveryDetails: { AttributeName: 'phone_number', Destination: '+*******0123' },
      });
    }
    await expect(sendCode(AccessToken, 'phone_number')).rejects.toMatchObject({
      name: 'LimitExceededException',
    });
    running.clock.now += 24 * HOUR;
    const later = await signIn(running, email);

    await expect(verify(later.AccessToken, 'phone_number', running.codeFor(PHONE))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  test('lets 15 codes an hour be tried', async () => {
    const { AccessToken } = await signedInUser(running);
    await update(AccessToken, { phone_number: PHONE });
    const code = running.codeFor(PHONE);
    for (let guess = 0; guess < 15; guess += 1) {
      await expect(verify(AccessToken, 'phone_number', wrong(code))).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }

    await expect(verify(AccessToken, 'phone_number', code)).rejects.toMatchObject({
      name: 'LimitExceededException',
    });
  });

  test.each(['phone_number', 'given_name'])('has no code sent for a missing or unfit %s', async (name) => {
    const { AccessToken } = await signedInUser(running);

    await expect(sendCode(AccessToken, name)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});

describe('a new address', () => {
  test('signs in at once and the old one no more, and is verified by the code sent to it', async () => {
    const { AccessToken, email } = await signedInUser(running);
    const next = freshEmail();

    await update(AccessToken, { email: next });

    await expect(signIn(running, email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(signIn(running, next, PASSWORD)).resolves.toBeDefined();
    expect(await attributes(AccessToken)).toMatchObject({ email: next, email_verified: 'false' });
    await verify(AccessToken, 'email', running.codeFor(next));
    expect(await attributes(AccessToken)).toMatchObject({ email: next, email_verified: 'true' });
  });

  test('is refused when it is another user’s', async () => {
    const { AccessToken, email } = await signedInUser(running);
    const other = await confirmedUser(running);

    await expect(update(AccessToken, { email: other.email.toUpperCase() })).rejects.toMatchObject({
      name: 'AliasExistsException',
      message: 'An account with the given email already exists.',
    });
    expect(await attributes(AccessToken)).toMatchObject({ email });
  });

  test('waits for its code where the pool says so, and is refused when it was taken meanwhile', async () => {
    const { AccessToken, email } = await signedInUser(careful);
    const next = freshEmail();
    await update(AccessToken, { email: next }, careful);
    expect(await attributes(AccessToken, careful)).toMatchObject({ email, email_verified: 'true' });
    await verify(AccessToken, 'email', careful.codeFor(next), careful);
    expect(await attributes(AccessToken, careful)).toMatchObject({ email: next, email_verified: 'true' });

    const { email: nearlyTaken } = await confirmedUser(careful);
    await update(AccessToken, { email: nearlyTaken }, careful);
    await expect(verify(AccessToken, 'email', careful.codeFor(nearlyTaken), careful)).rejects.toMatchObject({
      name: 'AliasExistsException',
    });
  });
});
