import { expect, test } from '@jest/globals';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import { failedItemsOf } from './batch-response.ts';

const ALL = ['a', 'b', 'c'];
const failures = (...items: unknown[]): InvokeOutcome => ({ payload: { batchItemFailures: items } });

test.each<[string, InvokeOutcome, string[]]>([
  ['an error', { error: { errorType: 'Error', errorMessage: 'no' } }, ALL],
  ['null', { payload: null }, []],
  ['an empty object', { payload: {} }, []],
  ['a null list', { payload: { batchItemFailures: null } }, []],
  ['an empty list', failures(), []],
  ['one item', failures({ itemIdentifier: 'b' }), ['b']],
  ['an empty identifier', failures({ itemIdentifier: '' }), ALL],
  ['a null identifier', failures({ itemIdentifier: 'a' }, { itemIdentifier: null }), ALL],
  ['another key', failures({ messageId: 'a' }), ALL],
  ['an item of another batch', failures({ itemIdentifier: 'z' }), ALL],
  ['a string instead of a list', { payload: { batchItemFailures: 'a' } }, ALL],
])('for a response with %s, %j has the failed items %j', (_, outcome, expected) => {
  expect(failedItemsOf(outcome, ALL)).toEqual(expected);
});
