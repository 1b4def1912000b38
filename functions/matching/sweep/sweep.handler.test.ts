import { GetQueueAttributesCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { auditRow } from '../../ingestion/jobs/job-rows.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { staleKey } from '../../table/keys.ts';
import { toKey } from '../../table/rows.ts';
import { shardOf } from '../../table/shards.ts';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const sqs = mockClient(SQSClient);

let table: TestTable;
let handler: typeof import('./sweep.handler.ts')['handler'];
beforeAll(async () => {
  table = await startTestTable();
  const { hostname, port } = (await table.documents.config.endpoint?.()) ?? {};
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL: `http://${hostname}:${port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE_NAME: table.name,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    AUDIT_AFTER_SECONDS: '90',
    AUDIT_QUEUE_URL: 'audits',
    WATCH_QUEUE_URL: 'watch',
    ERASE_QUEUE_URL: 'erase',
  });
  ({ handler } = await import('./sweep.handler.ts'));
});
afterAll(() => table.stop());

let waiting = '0';
beforeEach(() => {
  sqs.reset();
  sqs.on(SendMessageBatchCommand).resolves({});
  sqs
    .on(GetQueueAttributesCommand)
    .callsFake(() => ({ Attributes: { ApproximateNumberOfMessages: waiting } }));
});
const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));
const sentTo = (queue: string) =>
  sqs
    .commandCalls(SendMessageBatchCommand)
    .filter(({ args }) => args[0].input.QueueUrl === queue)
    .flatMap(({ args }) => args[0].input.Entries ?? [])
    .map(({ MessageBody }) => JSON.parse(MessageBody ?? ''));

describe('the sweep', () => {
  const audit = (jobID: string, minutes: number) => auditRow(aJob({ jobID }), ago(minutes));
  const [old, recent, young] = [audit('old', 40), audit('recent', 8), audit('young', 1)];

  test('MATCH-02 queues every job that was written long enough ago while the queue is empty', async () => {
    for (const row of [old, recent, young]) await put(row);
    waiting = '0';
    expect(await handler()).toMatchObject({ audits: 2 });
    expect(sentTo('audits')).toEqual(expect.arrayContaining([toKey(old), toKey(recent)]));
  });

  test('MATCH-02 queues only recent ones while the queue is worked', async () => {
    waiting = '7';
    expect(await handler()).toMatchObject({ audits: 1 });
    expect(sentTo('audits')).toEqual([toKey(recent)]);
  });

  test('queues profiles with stale watchers, but not those that just changed', async () => {
    for (const [sub, minutes] of [
      ['old', 5],
      ['new', 0],
    ] as const)
      await put({ ...staleKey(shardOf('stale', sub), sub), version: 1, since: ago(minutes).toISOString() });
    await handler();
    expect(sentTo('watch')).toEqual([staleKey(shardOf('stale', 'old'), 'old')]);
  });
});
