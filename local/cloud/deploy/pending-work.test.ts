import { expect, test } from '@jest/globals';
import type { QueueDepth } from '../services/sqs/queue-depth.ts';
import { createPendingWorkCheck } from './pending-work.ts';

const depth = (name: string, given: Partial<QueueDepth> = {}): QueueDepth => ({
  name,
  arn: `arn:${name}`,
  visible: 0,
  inFlight: 0,
  delayed: 0,
  ...given,
});
const check = (depths: QueueDepth[], given: { idle?: boolean; busy?: number; pending?: number } = {}) => {
  const { idle = true, busy = 0, pending = 0 } = given;
  const activity = {
    name: 'Clerk',
    invocations: 5,
    errors: 0,
    coldStarts: 1,
    busy,
    lastMs: 1,
    lastError: null,
    memoryMb: 512,
    billedMs: 5,
  };
  return createPendingWorkCheck({
    inventory: {
      queues: new Map(['Work', 'Dead'].map((name) => [`http://${name}`, `arn:${name}`])),
      deadLetterQueues: new Set(['arn:Dead']),
    },
    services: { queueDepths: async () => depths },
    functions: { activity: () => [activity], pending: () => pending },
    sources: [{ name: 'Mapping', kind: 'stream', idle: () => idle, delivered: () => 2 }],
  })();
};

test('an idle stack has no names, even with dead letters or messages of other stacks', async () => {
  const depths = [depth('Work'), depth('Dead', { visible: 3 }), depth('Foreign', { visible: 1 })];

  expect(await check(depths)).toEqual({ names: [], activity: 7, postponed: [] });
});

test.each([{ visible: 1 }, { inFlight: 1 }, { delayed: 1 }])('a queue with %j is named', async (given) => {
  expect((await check([depth('Work', given)])).names).toHaveLength(1);
});

test('batches in progress, running functions and pending retries are named', async () => {
  expect((await check([depth('Work')], { idle: false, busy: 2, pending: 1 })).names).toEqual([
    'stream of Mapping: records in progress',
    'function Clerk: 2 running',
    '1 asynchronous invocations, retries included',
  ]);
});

test('messages in flight wait for another attempt if nothing works on them', async () => {
  const hidden = depth('Work', { inFlight: 1 });
  expect((await check([hidden])).postponed).toEqual(['Work']);
  expect((await check([hidden], { busy: 1 })).postponed).toEqual([]);
  expect((await check([depth('Work', { inFlight: 1, visible: 1 })])).postponed).toEqual([]);
});
