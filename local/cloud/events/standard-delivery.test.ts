import { expect, test } from '@jest/globals';
import type { FaultKind } from '../gateway/faults.ts';
import type { Queue } from './queue-mapping.ts';
import { withStandardDelivery } from './standard-delivery.ts';

/** Receives three batches of a queue that has two. */
async function receive(kind: FaultKind | null) {
  const batches = [['a', 'b'], ['c']];
  const queue: Queue = {
    receive: async () =>
      (batches.shift() ?? []).map((messageId) => ({ messageId, receiptHandle: messageId, body: '' })),
    visibilityMs: async () => 1,
    remove: async () => {},
  };
  const kinds = [kind];
  const delivered = withStandardDelivery(queue, () => kinds.shift() ?? null);
  const { signal } = new AbortController();
  const received: string[] = [];
  for (let count = 0; count < 3; count += 1)
    received.push((await delivered.receive(10, 0, signal)).map(({ messageId }) => messageId).join(''));
  return received;
}

test.each([
  [null, ['ab', 'c', '']],
  ['duplicate', ['ab', 'ab', 'c']],
  ['reorder', ['ba', 'c', '']],
] as const)('LOCAL-01 a queue with the fault %s delivers %j', async (kind, batches) => {
  expect(await receive(kind)).toEqual(batches);
});
