import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { aUser } from '../../table/fixtures/user.ts';
import { userKey } from '../../table/keys.ts';
import { signLink } from './signed-links.ts';

const SECRET = 'a secret of sixty-four characters, as the template makes them up';
const documents = mockClient(DynamoDBDocumentClient);
const secrets = mockClient(SecretsManagerClient);
let handler: typeof import('./links.handler.ts')['handler'];
let token: string;

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    LINK_SECRET_ARN: 'arn:secret',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./links.handler.ts'));
  token = await signLink(new TextEncoder().encode(SECRET), { sub: 'ada', may: 'end email' });
});

beforeEach(() => {
  documents.reset();
  secrets.reset();
  secrets.on(GetSecretValueCommand).resolves({ SecretString: SECRET });
  documents.on(GetCommand).resolves({});
  documents.on(TransactWriteCommand).resolves({});
});

const call = (method: string, query: Record<string, string>) =>
  handler({
    queryStringParameters: query,
    requestContext: { http: { method } },
    // The handler looks at nothing else of the event.
  } as unknown as APIGatewayProxyEventV2);

const theUser = (facts: Parameters<typeof aUser>[0]) =>
  documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item: aUser(facts) });

describe('GET and POST /unsubscribe', () => {
  test('MATCH-05 write nothing on GET or HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const page = await call(method, { token });
      expect(page).toMatchObject({ statusCode: 200 });
    }
    expect(documents.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('MATCH-05 turn mail off on POST', async () => {
    theUser({});
    expect(await call('POST', { token })).toMatchObject({ statusCode: 200 });
    const [write] = documents.commandCalls(TransactWriteCommand);
    expect(write?.args[0].input.TransactItems?.[0]?.Put?.Item).toMatchObject({
      sub: 'ada',
      version: 2,
      userPrefs: { notifyEmail: false },
    });
  });

  test('MATCH-05 change nothing on a second POST, or for a deleted account', async () => {
    theUser({ userPrefs: { notifyEmail: false } });
    expect(await call('POST', { token })).toMatchObject({ statusCode: 200 });
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({});
    expect(await call('POST', { token })).toMatchObject({ statusCode: 200 });
    expect(documents.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('MATCH-05 answer a foreign link with a clear page, and read nothing', async () => {
    for (const query of [{}, { token: 'forged' }]) {
      const page = await call('POST', query);
      expect(page).toMatchObject({ statusCode: 400 });
      expect(page.body).toContain('This link is incomplete or has expired.');
      expect(page.body).toContain('href="/profile/manage-notifications"');
    }
    expect(documents.calls()).toEqual([]);
  });

  test('MATCH-05 undo an unsubscribe by the signed link of its page', async () => {
    theUser({});
    const { body } = await call('POST', { token });
    const undo = /action="\/manage-alerts\?token=([\w.-]+)"/.exec(body ?? '')?.[1] ?? '';
    theUser({ userPrefs: { notifyEmail: false } });
    expect((await call('POST', { token: undo })).body).toContain('Job alerts by email are back on');
    const write = documents.commandCalls(TransactWriteCommand).at(-1);
    expect(write?.args[0].input.TransactItems?.[0]?.Put?.Item).toMatchObject({
      userPrefs: { notifyEmail: true },
    });
  });

  test('report our own failure without its cause', async () => {
    documents.on(GetCommand).rejects(new Error('secret internals'));
    const page = await call('POST', { token });
    expect(page).toMatchObject({ statusCode: 500 });
    expect(page.body).not.toContain('secret internals');
  });
});
