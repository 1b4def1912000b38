import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { mockTable } from '../table/fixtures/mock-table.ts';
import { watcherIndex } from './watcher-index.ts';
import { sizeOf } from './watcher-page.ts';

const partition = { key: 'engineer', place: 'country:us' };

test('OPS-01 a query of a throttled partition is retried', async () => {
  const { documents, table } = mockTable();
  const throttled = Object.assign(new Error('Throughput exceeds …'), { name: 'ThrottlingException' });
  documents.on(QueryCommand).rejectsOnce(throttled).rejectsOnce(throttled).resolves({ Items: [] });
  const found = await watcherIndex(table).query(partition, { from: '0', to: 'g' }, 10);
  expect([sizeOf(found), found.more]).toEqual([0, false]);
  expect(documents.commandCalls(QueryCommand)).toHaveLength(3);
});
