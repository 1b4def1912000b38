import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { messageJobsKey, userKey } from '../../table/keys.ts';
import { openTable } from '../../table/table.ts';
import { linkJobs, signJobsLink } from './jobs-link.ts';
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

describe('GET /manage-alerts?jobs=…, the link of a text', () => {
  const secret = new TextEncoder().encode(SECRET);
  const about = { messageId: 'message-1', jobIds: ['two', 'one'], now: new Date('2026-06-01T12:00:00Z') };
  const link = async () => {
    documents.on(PutCommand).resolves({});
    const url = new URL(await linkJobs(openTable(), secret, 'https://daybreak.example', about));
    const row = documents.commandCalls(PutCommand)[0]?.args[0].input.Item;
    documents.on(GetCommand, { Key: messageJobsKey('message-1') }).resolves({ Item: row ?? {} });
    return Object.fromEntries(url.searchParams);
  };

  test('MATCH-02 lists exactly the jobs of its message, in order, and says which have closed', async () => {
    const query = await link();
    const jobs = [
      aJob({ jobID: 'one', jobTitle: 'SRE <Night>', closedAt: '2026-06-02T00:00:00.000Z' }),
      aJob({ jobID: 'two', jobTitle: 'Data Engineer' }),
    ];
    documents.on(BatchGetCommand).resolves({ Responses: { daybreak: jobs } });
    const { statusCode, body = '' } = await call('GET', query);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>2 jobs that match your alerts</h1>');
    expect(body.match(/href="\/jobs\/\w+"/g)).toEqual(['href="/jobs/two"', 'href="/jobs/one"']);
    expect(body).toContain('SRE &lt;Night&gt;');
    expect(body.match(/This job has closed\./g)).toHaveLength(1);
  });

  test('MATCH-02 explains a link that is altered or expired, and reads nothing for a foreign one', async () => {
    const { jobs = '' } = await link();
    documents.resetHistory();
    for (const altered of [
      '',
      'message-1',
      `${jobs.slice(0, -1)}-`,
      jobs.replace('message-1', 'message-2'),
    ]) {
      const page = await call('GET', { jobs: altered });
      expect(page).toMatchObject({ statusCode: 404 });
      expect(page.body).toContain('The link is incomplete or older than 30 days.');
    }
    expect(documents.calls()).toEqual([]);
    documents.on(GetCommand).resolves({});
    expect(await call('GET', { jobs: signJobsLink(secret, 'message-9') })).toMatchObject({ statusCode: 404 });
  });
});
