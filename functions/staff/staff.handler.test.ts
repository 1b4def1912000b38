import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { attentionKey, emailKey, jobKey } from '../table/keys.ts';

const documents = mockClient(DynamoDBDocumentClient);
let handler: typeof import('./staff.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    DELIVER_QUEUE_URL: 'https://queue.example',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./staff.handler.ts'));
});
beforeEach(() => {
  documents.reset();
  documents.on(GetCommand, { Key: emailKey('ada@example.com') }).resolves({ Item: { sub: 'ada' } });
});

const NO_EMAIL = { code: 'BadInput', message: "That isn't an email address." };
const NO_JOB = { code: 'NotFound', message: 'This job does not exist, or it has been removed.' };
const id = 'ada@example.com';
const long = 'x'.repeat(3_000);

describe('the fields for staff', () => {
  test.each([
    ['listAdminMatches', { email: 'ada' }, NO_EMAIL],
    ['listAdminMatches', { email: '' }, NO_EMAIL],
    ['previewHeldBack', { email: 'ada' }, NO_EMAIL],
    ['notifyUser', { id: 'ada', jobId: 'one' }, NO_EMAIL],
    ['listAdminMatches', { jobId: long }, NO_JOB],
    ['listAdminMatches', { jobId: '' }, NO_JOB],
    ['notifyUser', { id, jobId: long }, NO_JOB],
    ['notifyUser', { id, jobId: '' }, NO_JOB],
    ['explainMatch', { id, jobId: '' }, NO_JOB],
  ])('API-01 %s refuses %.40j', async (field, input, fault) => {
    expect(await handler({ field, arguments: { input } })).toEqual({ fault });
  });

  test('ADMIN-01 the list leaves out alerts that were sent or reopened after they failed', async () => {
    const states = ['withheld', 'sent', 'failed', 'pending', 'dropped'] as const;
    const Items = states.map((state) => attentionKey('0', 'now', 'ada', state));
    documents.on(QueryCommand).resolvesOnce({ Items }).resolves({ Items: [] });
    const jobs = states.map((jobID) => ({ ...aJob({ jobID }), ...jobKey(jobID) }));
    const alerts = states.map((state) => anAlert('ada', state, { state }));
    documents.on(BatchGetCommand).resolves({ Responses: { daybreak: [aUser(), ...jobs, ...alerts] } });
    expect(await handler({ field: 'listAdminMatches', arguments: {} })).toMatchObject({
      value: { items: [{ jobId: 'withheld' }, { jobId: 'failed' }] },
    });
  });
});
