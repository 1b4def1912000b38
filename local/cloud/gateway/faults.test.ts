import { expect, test } from '@jest/globals';
import { createFaults } from './faults.ts';

test('a rule applies to its service and action, or to any with a star', () => {
  const faults = createFaults();
  faults.add({ service: 'dynamodb', action: 'PutItem', kind: 'throttle' });
  faults.add({ service: '*', action: '*', kind: 'delay', delayMs: 5 });
  expect(faults.pick('dynamodb', 'PutItem', 'Reader')?.kind).toBe('throttle');
  expect(faults.pick('dynamodb', 'GetItem', 'Reader')?.kind).toBe('delay');
  faults.clear();
  expect(faults.pick('dynamodb', 'PutItem', 'Reader')).toBeNull();
});

test('a rule with rate r applies if the random number is below r', () => {
  const numbers = [0, 0.29, 0.3, 0.99];
  const faults = createFaults(() => numbers.shift() ?? 1);
  faults.add({ service: 'sqs', rate: 0.3, kind: 'error' });
  expect([1, 2, 3, 4].map(() => faults.pick('sqs', 'SendMessage', 'Reader') !== null)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a rule applies to its first calls whatever its rate', () => {
  const faults = createFaults(() => 0.9);
  faults.add({ service: 'sqs', first: 2, rate: 0.3, kind: 'error' });
  const hits = [1, 2, 3].map(() => faults.pick('sqs', 'SendMessage', 'Reader') !== null);
  expect(hits).toEqual([true, true, false]);
});

test('a delay ends when the rules are cleared', async () => {
  const faults = createFaults();
  const rule = faults.add({ service: 's3', kind: 'delay', delayMs: 60_000 });
  const delayed = faults.delay(rule);
  faults.clear();
  await delayed;
});

test('an invalid rule is refused', () => {
  expect(() => createFaults().add({ service: 'sqs', kind: 'error', rate: 2 })).toThrow();
});

test('LOCAL-01 duplicates and reorders batches of queues, and no calls', () => {
  const faults = createFaults();
  faults.add({ service: 'sqs', kind: 'duplicate', caller: 'AlertsDeliver' });
  expect(faults.pick('sqs', 'ReceiveMessage', 'AlertsDeliver')).toBeNull();
  expect(faults.pickDelivery('AlertsDeliver1')?.kind).toBe('duplicate');
  expect(faults.pickDelivery('FeedsRead2')).toBeNull();
});

test('LOCAL-01 applies a fault to the calls of one role', () => {
  const faults = createFaults();
  faults.add({ service: 'dynamodb', caller: 'AlertsDeliver', kind: 'error' });
  expect(faults.pick('dynamodb', 'GetItem', 'AlertsDeliverRole1')?.kind).toBe('error');
  expect(faults.pick('dynamodb', 'GetItem', 'FeedsReadRole2')).toBeNull();
});
