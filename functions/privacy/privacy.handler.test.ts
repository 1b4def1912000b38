import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anAlert } from '../table/fixtures/alert.ts';
import { anApplication } from '../table/fixtures/application.ts';
import { aUser } from '../table/fixtures/user.ts';
import { alertKey, applicationKey, deletionRequestKey, meterKey, userKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';

const documents = mockClient(DynamoDBDocumentClient);
const pool = mockClient(CognitoIdentityProviderClient);
const s3 = mockClient(S3Client);
let handler: typeof import('./privacy.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    USER_POOL_ID: 'pool',
    RESUMES_BUCKET: 'files',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./privacy.handler.ts'));
});

beforeEach(() => {
  documents.reset();
  pool.reset();
  s3.reset();
  s3.on(PutObjectCommand).resolves({});
  documents.on(GetCommand).resolves({});
  documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item: aUser() });
  documents.on(QueryCommand).resolves({ Items: [] });
  documents.on(TransactWriteCommand).resolves({});
  pool.on(AdminGetUserCommand).resolves({ UserAttributes: [{ Name: 'email', Value: 'ada@example.com' }] });
});

const owner = { sub: 'ada', email: 'ada@example.com' };
const invoke = (field: string, input: object) => handler({ field, arguments: { input }, owner });
const exported = () => `${s3.commandCalls(PutObjectCommand)[0]?.args[0].input.Body}`;
const remove = (confirmation: unknown) => invoke('deleteAccount', { email: owner.email, confirmation });

describe('exportMyData', () => {
  test('API-03 returns a link to a file with the data of every capability, without table keys', async () => {
    const Items = [anAlert('ada', 'greenhouse-acme-1', { state: 'sent' })];
    const ledger = { ExpressionAttributeValues: { ':pk': alertKey('ada', '').pk } };
    documents.on(QueryCommand, ledger).resolves({ Items });
    const applications = { ExpressionAttributeValues: { ':pk': applicationKey('ada', '').pk } };
    const application = anApplication('ada', 'greenhouse-acme-1', { note: 'Call on Monday' });
    documents.on(QueryCommand, applications).resolves({ Items: [application] });
    const meter = { ...meterKey('ada'), charged: new Set(['message-1']) };
    documents.on(GetCommand, { Key: meterKey('ada') }).resolves({ Item: meter });
    const result = await invoke('exportMyData', { email: owner.email });
    expect(result).toEqual({ value: expect.any(String) });
    const link = new URL('value' in result ? `${result.value}` : '');
    expect(`${link.host}${link.pathname}`).toBe('files.s3.us-east-1.amazonaws.com/exports/ada.json');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      'X-Amz-Expires': '900',
      'response-content-disposition': 'attachment; filename="daybreak-my-data.json"',
    });
    const value = exported();
    expect(JSON.parse(value)).toMatchObject({
      exportedAt: expect.any(String),
      account: { profile: { email: owner.email, positions: ['Backend Engineer'] }, signIn: {} },
      alerts: { meter: { charged: ['message-1'] }, alerts: [{ jobID: 'greenhouse-acme-1', state: 'sent' }] },
      applications: [{ jobID: 'greenhouse-acme-1', jobTitle: 'Backend Engineer', note: 'Call on Monday' }],
      matching: { watched: [] },
    });
    expect(value).not.toMatch(/"(pk|sk|version)"|USER#|ALERT#|APPLICATION#|WATCHER#/);
  });

  test('API-03 fails with an error message if S3 refuses the file', async () => {
    s3.on(PutObjectCommand).rejects(new Error('SlowDown'));
    const message = 'Something went wrong on our side. Please try again.';
    expect(await invoke('exportMyData', { email: owner.email })).toEqual({
      fault: { code: 'Internal', message },
    });
  });

  test('of an unknown person is not found', async () => {
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({});
    const result = await invoke('exportMyData', { email: owner.email });
    expect(result).toMatchObject({ fault: { code: 'NotFound' } });
  });
});

describe('deleteAccount', () => {
  test.each(['', 'bob@example.com', 'ada@example.co', undefined, 7])(
    'refuses the confirmation %j and writes nothing',
    async (confirmation) => {
      const message = "confirmation: This isn't your account's email address.";
      expect(await remove(confirmation)).toEqual({ fault: { code: 'BadInput', message } });
      expect([...documents.calls(), ...pool.calls()]).toEqual([]);
    },
  );

  test('stores the request and closes the record in one transaction, and disables sign-in', async () => {
    expect(await remove(' ADA@Example.com ')).toEqual({ value: true });
    const [call] = documents.commandCalls(TransactWriteCommand);
    const items = call?.args[0].input.TransactItems?.map(({ Put }) => Put?.Item);
    expect(items?.map((item) => `${item?.['pk']}`.split('#')[0])).toEqual(['USER', 'DELETION', 'STALE']);
    expect(items?.[0]).toMatchObject({
      leavingAt: expect.any(String),
      userPrefs: { notifyEmail: false, notifyText: false },
    });
    const inputs = [AdminDisableUserCommand, AdminUserGlobalSignOutCommand].map(
      (command) => pool.commandCalls(command)[0]?.args[0].input,
    );
    expect(inputs).toEqual([
      { UserPoolId: 'pool', Username: 'ada' },
      { UserPoolId: 'pool', Username: 'ada' },
    ]);
  });

  test('succeeds during an outage of the user pool, because the request is stored', async () => {
    pool.on(AdminDisableUserCommand).rejects(new Error('The pool is down.'));
    expect(await remove(owner.email)).toEqual({ value: true });
  });

  test('succeeds again while the account is being deleted', async () => {
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item: aUser({ leavingAt: '2026-06-01' }) });
    expect(await remove(owner.email)).toEqual({ value: true });
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({});
    const Key = deletionRequestKey(shardOf('leaving', 'ada'), 'ada');
    documents.on(GetCommand, { Key }).resolves({ Item: { ...Key, since: '2026-06-01' } });
    expect(await remove(owner.email)).toEqual({ value: true });
    expect(documents.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('of an unknown person is not found', async () => {
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({});
    expect(await remove(owner.email)).toMatchObject({ fault: { code: 'NotFound' } });
  });
});
