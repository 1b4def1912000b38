import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { batchGet } from './batch-get.ts';
import { mockTable } from './fixtures/mock-table.ts';

const { documents, table } = mockTable();
beforeEach(() => void documents.reset());
const keys = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ pk: `JOB#${number}`, sk: 'JOB' }));
const batchSizes = () =>
  documents
    .commandCalls(BatchGetCommand)
    .map(({ args }) => args[0].input.RequestItems?.['daybreak']?.Keys?.length);

describe('a batch get', () => {
  test('reads 100 rows per call, and makes no call without keys', async () => {
    documents.on(BatchGetCommand).callsFake((input) => ({
      Responses: { daybreak: input.RequestItems.daybreak.Keys },
    }));
    expect(await batchGet(table, keys(230), { consistent: true })).toEqual(keys(230));
    expect(batchSizes()).toEqual([100, 100, 30]);
    expect(await batchGet(table, [], { consistent: true })).toEqual([]);
  });

  test('retries unread rows', async () => {
    const [one, two, three] = keys(3);
    const unread = (...Keys: unknown[]) => ({ UnprocessedKeys: { daybreak: { Keys: Keys as [] } } });
    documents
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { daybreak: [{ ...one }] }, ...unread(two, three) })
      .resolvesOnce({ Responses: { daybreak: [] }, ...unread(two, three) })
      .resolvesOnce({ Responses: { daybreak: [{ ...two }] } });
    expect(await batchGet(table, keys(3), { consistent: false })).toEqual([one, two]);
    expect(batchSizes()).toEqual([3, 2, 2]);
  });

  test('fails if the table stays busy', async () => {
    documents.on(BatchGetCommand).resolves({ UnprocessedKeys: { daybreak: { Keys: keys(1) } } });
    await expect(batchGet(table, keys(1), { consistent: true })).rejects.toThrow(
      'DynamoDB left 1 rows unread after 6 attempts.',
    );
  });
});
