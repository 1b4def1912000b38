import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { statsStore } from '../board/stats/stats-store.ts';
import { addToDay } from '../table/add-to-day.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { followReviewKey } from '../table/keys.ts';
import { countMessages, countReviews, saveBacklog } from './backlog.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

describe('OPS-01 what waits for operators', () => {
  test('is the messages in all dead-letter queues', async () => {
    const sqs = mockClient(SQSClient);
    const holds = (QueueUrl: string, messages: string) =>
      sqs
        .on(GetQueueAttributesCommand, { QueueUrl })
        .resolves({ Attributes: { ApproximateNumberOfMessages: messages } });
    holds('https://sqs/one', '2');
    holds('https://sqs/two', '0');
    holds('https://sqs/three', '5');
    expect(
      await countMessages(new SQSClient({}), ['https://sqs/one', 'https://sqs/two', 'https://sqs/three']),
    ).toBe(7);
  });

  test('is everyone who asked for a company that staff must decide about', async () => {
    expect(await countReviews(table)).toBe(0);
    for (const [target, people] of Object.entries({ 'site:a.example': 2, 'site:b.example': 1 }))
      await table.documents.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...followReviewKey(target), address: target, reason: 'None.', people, since: '2026' },
        }),
      );
    expect(await countReviews(table)).toBe(3);
  });

  test('is kept beside the day’s counts, and the last report of a day counts', async () => {
    const noon = Date.parse('2026-11-28T12:00:00.000Z');
    await saveBacklog(table, '2026-11-28', { deadLetters: 4, reviews: 3 });
    await addToDay(table, 'operations', noon, { bounced: 2 });
    await saveBacklog(table, '2026-11-28', { deadLetters: 1 });
    await addToDay(table, 'operations', noon, { bounced: 1, canceled: 1 });
    const { operations } = await statsStore(table).since('2026-11-28');
    expect(operations.get('2026-11-28')).toMatchObject({
      deadLetters: 1,
      reviews: 3,
      bounced: 3,
      subscribed: 0,
      canceled: 1,
      expiresAt: Date.parse('2026-11-28') / 1000 + 90 * 86_400,
    });
  });
});
