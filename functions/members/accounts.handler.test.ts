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
import { aUser } from '../table/fixtures/user.ts';
import { meterKey, userKey } from '../table/keys.ts';

const documents = mockClient(DynamoDBDocumentClient);
const pool = mockClient(CognitoIdentityProviderClient);
const secrets = mockClient(SecretsManagerClient);
let handler: typeof import('./accounts.handler.ts')['handler'];
let ensure: typeof import('./ensure.handler.ts')['handler'];
let confirm: typeof import('./confirm.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    USER_POOL_ID: 'pool',
    EMAIL_SALT_ARN: 'salt',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./accounts.handler.ts'));
  ({ handler: ensure } = await import('./ensure.handler.ts'));
  ({ handler: confirm } = await import('./confirm.handler.ts'));
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
const theUser = () => documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item: aUser() });

describe('updateUser', () => {
  test('API-03 changes the caller’s own record, whatever the input says', async () => {
    theUser();
    documents.on(GetCommand, { Key: meterKey('ada') }).resolves({ Item: { charged: new Set(['a', 'b']) } });
    const answer = await update({ email: 'bob@example.com', sub: 'bob', firstName: 'Augusta' });
    expect(answer).toMatchObject({ value: { email: 'ada@example.com', firstName: 'Augusta', matches: 8 } });
    expect(written()).toHaveLength(1);
    expect(written()[0]?.[0]?.Put?.Item).toMatchObject({ pk: 'USER#ada', version: 2 });
  });

  test('a refused change is a clear answer, and nothing is read or written', async () => {
    const answer = await update({ email: 'ada@example.com', positions: [''] });
    const message = 'positions.0: A job title cannot be empty.';
    expect(answer).toEqual({ fault: { code: 'BadInput', message } });
    expect(documents.calls()).toEqual([]);
  });

  test('a change that does not go with the record is refused, and nothing is written', async () => {
    theUser();
    const answer = await update({ email: 'ada@example.com', userPrefs: { notifyText: true } });
    expect(answer).toMatchObject({ fault: { code: 'BadInput' } });
    expect(written()).toEqual([]);
  });

  test('a change that comes a second time is answered alike, and nothing is written', async () => {
    theUser();
    const answer = await update({
      email: 'ada@example.com',
      firstName: 'Ada',
      positions: ['backend engineer'],
    });
    expect(answer).toMatchObject({ value: { firstName: 'Ada', positions: ['Backend Engineer'] } });
    expect(written()).toEqual([]);
  });

  test('somebody without a record is told so', async () => {
    expect(await update({ email: 'ada@example.com' })).toMatchObject({ fault: { code: 'NotFound' } });
  });

  test('SET-04 asks the pool whether it has verified the number, and nobody else', async () => {
    theUser();
    const UserAttributes = [
      { Name: 'phone_number', Value: '+14155552671' },
      { Name: 'phone_number_verified', Value: 'true' },
    ];
    pool.on(AdminGetUserCommand, { Username: 'ada' }).resolves({ UserAttributes });
    const answer = await update({ email: 'ada@example.com', sms: '+14155552671' });
    expect(answer).toMatchObject({ value: { phoneVerified: true, userPrefs: { textState: 'on' } } });
    const other = await update({ email: 'ada@example.com', sms: '+442079460958', phoneVerified: true });
    expect(other).toMatchObject({ value: { phoneVerified: false, userPrefs: { textState: 'unverified' } } });
  });

  test('does not ask the pool where no number is given', async () => {
    theUser();
    await update({ email: 'ada@example.com', sms: '' });
    expect(pool.calls()).toEqual([]);
  });

  test('of an account that is being deleted finds none', async () => {
    const Item = aUser({ leavingAt: '2026-06-01T12:00:00.000Z' });
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item });
    const answer = await update({ email: 'ada@example.com', firstName: 'Augusta' });
    expect(answer).toMatchObject({ fault: { code: 'NotFound' } });
    expect(written()).toEqual([]);
  });

  test('a fault of ours says nothing of its cause', async () => {
    documents.on(GetCommand).rejects(new Error('secret internals'));
    const answer = await update({ email: 'ada@example.com' });
    expect(answer).toMatchObject({ fault: { code: 'Internal' } });
    expect(JSON.stringify(answer)).not.toContain('secret internals');
  });
});

describe('a record whose trigger was lost', () => {
  test('REG-05 is made from the user pool’s attributes when it is read', async () => {
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item: aUser() });
    const UserAttributes = [
      { Name: 'sub', Value: 'ada' },
      { Name: 'email', Value: 'Ada@Example.com' },
      { Name: 'profile', Value: 'not JSON' },
    ];
    pool.on(AdminGetUserCommand).resolves({ UserAttributes });
    const answer = await ensure({ owner });
    expect(answer).toMatchObject({ value: { email: 'ada@example.com', matches: 10 } });
    expect(written()[0]?.[0]?.Put?.Item).toMatchObject({ pk: 'USER#ada', email: 'ada@example.com' });
  });
});

describe('a record of somebody whom the pool knows no more', () => {
  test('is not made: the token outlives the account', async () => {
    const gone = new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
    pool.on(AdminGetUserCommand).rejects(gone);
    const answer = await ensure({ owner });
    expect(answer).toMatchObject({ fault: { code: 'NotFound' } });
    expect(written()).toEqual([]);
  });
});

describe('the confirmation trigger', () => {
  const event = (triggerSource: string) =>
    ({
      triggerSource,
      userPoolId: 'pool',
      userName: 'ada',
      request: { userAttributes: { sub: 'ada', email: 'ada@example.com' } },
      // The handler looks at nothing else of the event.
    }) as unknown as PostConfirmationTriggerEvent;

  test('REG-05 makes the record when a sign-up is confirmed, and gives the event back', async () => {
    const confirmed = event('PostConfirmation_ConfirmSignUp');
    expect(await confirm(confirmed)).toBe(confirmed);
    expect(written()).toHaveLength(1);
  });

  test('RESET-01 ends every session when a password is reset, and opens no account', async () => {
    await confirm(event('PostConfirmation_ConfirmForgotPassword'));
    expect(written()).toEqual([]);
    const calls = pool.commandCalls(AdminUserGlobalSignOutCommand);
    expect(calls.map(({ args }) => args[0].input)).toEqual([{ UserPoolId: 'pool', Username: 'ada' }]);
  });

  test('RESET-01 fails a reset that cannot end the sessions, so that the person tries again', async () => {
    pool.on(AdminUserGlobalSignOutCommand).rejects(new Error('busy'));
    await expect(confirm(event('PostConfirmation_ConfirmForgotPassword'))).rejects.toThrow('busy');
  });
});
