import {
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { aPushDevice, aUser } from '../table/fixtures/user.ts';
import { meterKey, userKey } from '../table/keys.ts';

const documents = mockClient(DynamoDBDocumentClient);
const pool = mockClient(CognitoIdentityProviderClient);
const secrets = mockClient(SecretsManagerClient);
let handler: typeof import('./accounts.handler.ts')['handler'];
let ensureUser: typeof import('./ensure-user.handler.ts')['handler'];
let confirm: typeof import('./post-confirmation.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    USER_POOL_ID: 'pool',
    EMAIL_SALT_ARN: 'salt',
    PUSH_SECRET_ARN: 'push',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./accounts.handler.ts'));
  ({ handler: ensureUser } = await import('./ensure-user.handler.ts'));
  ({ handler: confirm } = await import('./post-confirmation.handler.ts'));
});

beforeEach(() => {
  documents.reset();
  pool.reset();
  documents.on(GetCommand).resolves({});
  secrets.on(GetSecretValueCommand).resolves({ SecretString: 'salt' });
  documents.on(TransactWriteCommand).resolves({});
  documents.on(UpdateCommand).resolves({});
});

const owner = { sub: 'ada', email: 'ada@example.com' };
const update = (input: unknown) => handler({ field: 'updateUser', arguments: { input }, owner });
const written = () =>
  documents.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems);
const givenUser = () => documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item: aUser() });

describe('NOTIF-01 push notifications', () => {
  const { endpoint, p256dh, auth } = aPushDevice();
  const setDevice = (input: object) => handler({ field: 'setPushDevice', arguments: { input }, owner });

  test('are turned on in a browser of the caller', async () => {
    givenUser();
    const response = await setDevice({ email: 'bob@example.com', endpoint, keys: { p256dh, auth } });
    expect(response).toMatchObject({ value: { email: 'ada@example.com', pushDevices: [{ endpoint }] } });
    expect(written()[0]?.[0]?.Put?.Item).toMatchObject({
      pk: 'USER#ada',
      pushDevices: [{ endpoint, p256dh, auth }],
    });
  });

  test('are not turned on at an address that is no push service', async () => {
    const response = await setDevice({ endpoint: 'https://169.254.169.254/', keys: { p256dh, auth } });
    expect(response).toMatchObject({ fault: { code: 'BadInput' } });
    expect(documents.calls()).toEqual([]);
  });

  test('are subscribed to with our public key', async () => {
    const response = await handler({ field: 'pushKey', arguments: { input: {} }, owner });
    expect(response).toEqual({ value: expect.stringMatching(/^B[\w-]{86}$/) });
  });
});

describe('updateUser', () => {
  test('API-03 changes the caller’s own record, whatever the input contains', async () => {
    givenUser();
    documents.on(GetCommand, { Key: meterKey('ada') }).resolves({ Item: { charged: new Set(['a', 'b']) } });
    const response = await update({ email: 'bob@example.com', sub: 'bob', firstName: 'Augusta' });
    expect(response).toMatchObject({ value: { email: 'ada@example.com', firstName: 'Augusta', matches: 8 } });
    expect(written()).toHaveLength(1);
    expect(written()[0]?.[0]?.Put?.Item).toMatchObject({ pk: 'USER#ada', version: 2 });
  });

  test('an invalid change is refused before anything is read or written', async () => {
    const response = await update({ email: 'ada@example.com', positions: [''] });
    const message = 'positions.0: A job title cannot be empty.';
    expect(response).toEqual({ fault: { code: 'BadInput', message } });
    expect(documents.calls()).toEqual([]);
  });

  test('a change that does not fit the record is refused, and nothing is written', async () => {
    givenUser();
    const response = await update({ email: 'ada@example.com', userPrefs: { notifyText: true } });
    expect(response).toMatchObject({ fault: { code: 'BadInput' } });
    expect(written()).toEqual([]);
  });

  test('a repeated change returns the same, and nothing is written', async () => {
    givenUser();
    const response = await update({
      email: 'ada@example.com',
      firstName: 'Ada',
      positions: ['backend engineer'],
    });
    expect(response).toMatchObject({ value: { firstName: 'Ada', positions: ['Backend Engineer'] } });
    expect(written()).toEqual([]);
  });

  test('an unknown person is not found', async () => {
    expect(await update({ email: 'ada@example.com' })).toMatchObject({ fault: { code: 'NotFound' } });
  });

  test('SET-04 only the user pool decides whether a number is verified', async () => {
    givenUser();
    const UserAttributes = [
      { Name: 'phone_number', Value: '+14155552671' },
      { Name: 'phone_number_verified', Value: 'true' },
    ];
    pool.on(AdminGetUserCommand, { Username: 'ada' }).resolves({ UserAttributes });
    const response = await update({ email: 'ada@example.com', sms: '+14155552671' });
    expect(response).toMatchObject({ value: { phoneVerified: true, userPrefs: { textState: 'active' } } });
    const other = await update({ email: 'ada@example.com', sms: '+442079460958', phoneVerified: true });
    expect(other).toMatchObject({ value: { phoneVerified: false, userPrefs: { textState: 'unverified' } } });
  });

  test('does not read the user pool without a number', async () => {
    givenUser();
    await update({ email: 'ada@example.com', sms: '' });
    expect(pool.calls()).toEqual([]);
  });

  test('does not find an account that is being deleted', async () => {
    const Item = aUser({ leavingAt: '2026-06-01T12:00:00.000Z' });
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item });
    const response = await update({ email: 'ada@example.com', firstName: 'Augusta' });
    expect(response).toMatchObject({ fault: { code: 'NotFound' } });
    expect(written()).toEqual([]);
  });

  test('an internal error hides its cause', async () => {
    documents.on(GetCommand).rejects(new Error('secret internals'));
    const response = await update({ email: 'ada@example.com' });
    expect(response).toMatchObject({ fault: { code: 'Internal' } });
    expect(JSON.stringify(response)).not.toContain('secret internals');
  });
});

describe('an account whose trigger was lost', () => {
  test('REG-05 is opened from the user pool’s attributes when it is read', async () => {
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item: aUser() });
    const UserAttributes = [
      { Name: 'sub', Value: 'ada' },
      { Name: 'email', Value: 'Ada@Example.com' },
      { Name: 'profile', Value: 'not JSON' },
    ];
    pool.on(AdminGetUserCommand).resolves({ UserAttributes });
    const response = await ensureUser({ owner });
    expect(response).toMatchObject({ value: { email: 'ada@example.com', matches: 10 } });
    expect(written()[0]?.[0]?.Put?.Item).toMatchObject({ pk: 'USER#ada', email: 'ada@example.com' });
  });
});

describe('an account that the user pool no longer has', () => {
  test('is not opened, though the token is still valid', async () => {
    const unknownUser = new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
    pool.on(AdminGetUserCommand).rejects(unknownUser);
    const response = await ensureUser({ owner });
    expect(response).toMatchObject({ fault: { code: 'NotFound' } });
    expect(written()).toEqual([]);
  });
});

describe('the post-confirmation trigger', () => {
  const event = (triggerSource: string) =>
    ({
      triggerSource,
      userPoolId: 'pool',
      userName: 'ada',
      request: { userAttributes: { sub: 'ada', email: 'ada@example.com' } },
      // The handler reads no other fields.
    }) as unknown as PostConfirmationTriggerEvent;

  test('REG-05 opens the account after a sign-up and returns the event', async () => {
    const confirmed = event('PostConfirmation_ConfirmSignUp');
    expect(await confirm(confirmed)).toBe(confirmed);
    expect(written()).toHaveLength(1);
  });

  test('RESET-01 ends all sessions after a password reset, and opens no account', async () => {
    await confirm(event('PostConfirmation_ConfirmForgotPassword'));
    expect(written()).toEqual([]);
    const calls = pool.commandCalls(AdminUserGlobalSignOutCommand);
    expect(calls.map(({ args }) => args[0].input)).toEqual([{ UserPoolId: 'pool', Username: 'ada' }]);
  });

  test('RESET-01 SET-04 ends the push notifications of all browsers, a thief’s among them', async () => {
    const Item = aUser({ pushDevices: [aPushDevice()] });
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item });
    await confirm(event('PostConfirmation_ConfirmForgotPassword'));
    expect(JSON.stringify(written())).toContain('"pushDevices":[]');
  });

  test('RESET-01 fails if it cannot end the sessions, so that the person tries again', async () => {
    pool.on(AdminUserGlobalSignOutCommand).rejects(new Error('busy'));
    await expect(confirm(event('PostConfirmation_ConfirmForgotPassword'))).rejects.toThrow('busy');
  });
});
