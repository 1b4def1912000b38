import { expect, test } from '@jest/globals';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import { failedItemsOf } from './batch-response.ts';

const ids = ['a', 'b', 'c'];
const failures = (...items: unknown[]): InvokeOutcome => ({ payload: { batchItemFailures: items } });

test.each<[string, InvokeOutcome, 'all' | string[]]>([
  ['an error', { error: { errorType: 'Error', errorMessage: 'no' } }, 'all'],
  ['null', { payload: null }, []],
  ['an empty object', { payload: {} }, []],
  ['a null list', { payload: { batchItemFailures: null } }, []],
  ['an empty list', failures(), []],
  ['one item', failures({ itemIdentifier: 'b' }), ['b']],
  ['an empty identifier', failures({ itemIdentifier: '' }), 'all'],
  ['a null identifier', failures({ itemIdentifier: 'a' }, { itemIdentifier: null }), 'all'],
  ['another key', failures({ messageId: 'a' }), 'all'],
  ['an item of another batch', failures({ itemIdentifier: 'z' }), 'all'],
  ['a list that is none', { payload: { batchItemFailures: 'a' } }, 'all'],
])('of a batch answered with %s, what failed is %j', (_, outcome, expected) => {
  expect(failedItemsOf(outcome, ids, true)).toEqual(expected);
});

test('without ReportBatchItemFailures a batch succeeds or fails as a whole', () => {
  expect(failedItemsOf(failures({ itemIdentifier: 'b' }), ids, false)).toEqual([]);
  expect(failedItemsOf({ error: { errorType: 'Error', errorMessage: 'no' } }, ids, false)).toBe('all');
});
