import { expect, test } from '@jest/globals';
import { queriedPartitions } from './leading-keys.ts';

test.each([
  ['pk = :p', undefined, ['job#1']],
  ['#k = :p AND begins_with(sk, :s)', { '#k': 'pk' }, ['job#1']],
  ['(sk=:s) and (pk=:p)', undefined, ['job#1']],
  ['other = :p', undefined, []],
])('finds the partition of a Query with %s', (KeyConditionExpression, ExpressionAttributeNames, expected) => {
  const ExpressionAttributeValues = { ':p': { S: 'job#1' }, ':s': { S: 'x' } };
  const body = { KeyConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues };
  expect(queriedPartitions(body, 'pk')).toEqual(expected);
});
