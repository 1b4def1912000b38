import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { aUser } from '../../table/fixtures/user.ts';
import { userKey } from '../../table/keys.ts';
import { signLink } from './token.ts';

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
  test('MATCH-05 a GET, and the HEAD of a scanner, write nothing', async () => {
    for (const method of ['GET', 'HEAD']) {
      const page = await call(method, { token });
      expect(page).toMatchObject({ statusCode: 200 });
    }
    expect(documents.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('MATCH-05 a POST turns mail off', async () => {
    theUser({});
    expect(await call('POST', { token })).toMatchObject({ statusCode: 200 });
    const [write] = documents.commandCalls(TransactWriteCommand);
    expect(write?.args[0].input.TransactItems?.[0]?.Put?.Item).toMatchObject({
      sub: 'ada',
      version: 2,
      userPrefs: { notifyEmail: false },
    });
  });

  test('MATCH-05 a second POST, and one for an account that is gone, change nothing', async () => {
    theUser({ userPrefs: { notifyEmail: false } });
    expect(await call('POST', { token })).toMatchObject({ statusCode: 200 });
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({});
    expect(await call('POST', { token })).toMatchObject({ statusCode: 200 });
    expect(documents.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('MATCH-05 a link that is not ours is a clear page, and nothing is read', async () => {
    for (const query of [{}, { token: 'forged' }]) {
      const page = await call('POST', query);
      expect(page).toMatchObject({ statusCode: 400 });
      expect(page.body).toContain('This link is not complete or no longer valid.');
    }
    expect(documents.calls()).toEqual([]);
  });

  test('a fault of ours is said without a word of its cause', async () => {
    documents.on(GetCommand).rejects(new Error('secret internals'));
    const page = await call('POST', { token });
    expect(page).toMatchObject({ statusCode: 500 });
    expect(page.body).not.toContain('secret internals');
  });
});
