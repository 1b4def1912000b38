import { expect, test } from '@jest/globals';
import { itemSize, transactionUnits } from './write-units.ts';

const put = (kilobytes: number) => ({
  Put: { TableName: 'things', Item: { pk: { S: 'k' }, x: { S: 'y'.repeat(kilobytes * 1024 - 200) } } },
});
const update = { Update: { TableName: 'things' } };
const check = { ConditionCheck: { TableName: 'things' } };
const elsewhere = { Update: { TableName: 'others' } };

test.each([
  ['one item of 1 KB', [put(1)], 4, 2],
  ['one item of 3 KB', [put(3)], 12, 6],
  ['two items of 1 KB, which DynamoDB Local counts as one', [put(1), put(1)], 4, 4],
  ['an item of 3 KB and one of 1 KB', [put(3), put(1)], 16, 8],
  ['an update of an item of 3 KB', [update], 12, 6],
  ['three small actions', [put(1), update, check], 4, 6],
  ['an item of 3 KB with a small update', [put(3), update], 16, 8],
  ['a delete of a missing item', [{ Delete: { TableName: 'things' } }], 2, 2],
  ['a small action next to one on another table', [put(1), elsewhere], 4, 2],
])('%s', (_, items, reported, expected) => {
  expect(transactionUnits(items, 'things', reported)).toBe(expected);
});

test('an item is as large as its names and values', () => {
  const item = {
    name: { S: 'grün' },
    count: { N: '-1200' },
    flag: { BOOL: true },
    bytes: { B: Buffer.from('four').toString('base64') },
    list: { L: [{ S: 'ab' }, { M: { a: { N: '7' } } }] },
    tags: { SS: ['x', 'yz'] },
  };
  expect(itemSize(item)).toBe(
    4 + 5 + (5 + 3) + (4 + 1) + (5 + 4) + (4 + 3 + (1 + 2) + (1 + 3 + (1 + 2) + 1)) + (4 + 3),
  );
});
