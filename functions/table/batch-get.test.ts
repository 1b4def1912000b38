import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { batchGet } from './batch-get.ts';
import { mockTable } from './fixtures/mock-table.ts';

const { documents, table } = mockTable();
beforeEach(() => void documents.reset());
const keys = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ pk: `JOB#${number}`, sk: 'JOB' }));
const asked = () =>
  documents
    .commandCalls(BatchGetCommand)
    .map(({ args }) => args[0].input.RequestItems?.['daybreak']?.Keys?.length);

describe('reading many rows', () => {
  test('takes a hundred a call, and none for none', async () => {
    documents.on(BatchGetCommand).callsFake((input) => ({
      Responses: { daybreak: input.RequestItems.daybreak.Keys },
    }));
    expect(await batchGet(table, keys(230), { consistent: true })).toEqual(keys(230));
    expect(asked()).toEqual([100, 100, 30]);
    expect(await batchGet(table, [], { consistent: true })).toEqual([]);
  });

  test('asks again for what was left unread: a row is absent only if there is none', async () => {
    const [one, two, three] = keys(3);
    const left = (...Keys: unknown[]) => ({ UnprocessedKeys: { daybreak: { Keys: Keys as [] } } });
    documents
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { daybreak: [{ ...one }] }, ...left(two, three) })
      .resolvesOnce({ Responses: { daybreak: [] }, ...left(two, three) })
      .resolvesOnce({ Responses: { daybreak: [{ ...two }] } });
    expect(await batchGet(table, keys(3), { consistent: false })).toEqual([one, two]);
    expect(asked()).toEqual([3, 2, 2]);
  });

  test('fails when the table stays too busy', async () => {
    documents.on(BatchGetCommand).resolves({ UnprocessedKeys: { daybreak: { Keys: keys(1) } } });
    await expect(batchGet(table, keys(1), { consistent: true })).rejects.toThrow(
      'DynamoDB left 1 rows unread after 6 attempts.',
    );
  });
});
