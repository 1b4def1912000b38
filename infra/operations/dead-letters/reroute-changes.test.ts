import type { LambdaClient } from '@aws-sdk/client-lambda';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openLocalTables } from '../fixtures/streamed-table.ts';
import type { DeadLetter } from './dead-letter.ts';
import { rerouteChanges } from './reroute-changes.ts';

let tables: Awaited<ReturnType<typeof openLocalTables>>;
let batch: (from: number, to: number) => DeadLetter;
beforeAll(async () => {
  tables = await openLocalTables();
  const { name, streamArn } = await tables.create();
  for (const id of ['a', 'b', 'c', 'd'])
    await tables.put(name, {
      pk: { S: `JOB#${id}` },
      sk: { S: 'JOB' },
      matchVersion: { N: '1' },
      posting: { B: Buffer.from('in words') },
    });
  const { shardId, records } = await tables.readStream(streamArn);
  const number = (at: number) => records[at]?.dynamodb?.SequenceNumber;
  batch = (from, to) =>
    givenMessage({
      DDBStreamBatchInfo: {
        shardId,
        streamArn,
        startSequenceNumber: number(from),
        endSequenceNumber: number(to),
      },
    });
});

const givenMessage = (body: unknown): DeadLetter => ({
  id: 'the-message',
  body: JSON.stringify(body),
  receiptHandle: '',
  sentAt: 0,
  attributes: {},
  group: undefined,
  trace: undefined,
});

/** Creates a fake router that records its events, and fails if `fails` is set. */
function createRouter({ fails = false } = {}) {
  const events: { Records: [{ eventName: string; dynamodb: Record<string, object> }] }[] = [];
  const send = async ({ input }: { input: { Payload: string } }) => {
    events.push(JSON.parse(input.Payload));
    return fails ? { FunctionError: 'Unhandled' } : {};
  };
  // rerouteChanges only calls `send`.
  const lambda = { send } as unknown as LambdaClient;
  return { events, reroute: rerouteChanges({ streams: tables.streams, lambda, functionName: 'router' }) };
}

describe('OPS-01 rerouteChanges', () => {
  test('OPS-01 reads the changes from the stream again and sends them to the router one by one', async () => {
    const { events, reroute } = createRouter();

    expect(await reroute([batch(1, 2)])).toEqual(new Map([['the-message', undefined]]));

    const changes = events.map(({ Records: [record] }) => record);
    expect(changes.map(({ eventName, dynamodb }) => [eventName, dynamodb['Keys']])).toEqual([
      ['INSERT', { pk: { S: 'JOB#b' }, sk: { S: 'JOB' } }],
      ['INSERT', { pk: { S: 'JOB#c' }, sk: { S: 'JOB' } }],
    ]);
    expect(changes[0]?.dynamodb['NewImage']).toMatchObject({
      matchVersion: { N: '1' },
      posting: { B: Buffer.from('in words').toString('base64') },
    });
  });

  test('OPS-01 returns an error while the router still fails', async () => {
    const { reroute } = createRouter({ fails: true });
    const error = (await reroute([batch(0, 0)])).get('the-message');
    expect(error).toContain('router still fails');
  });

  test('OPS-01 advises discarding a change that SQS rejected', async () => {
    const { events, reroute } = createRouter();
    const error = (await reroute([givenMessage({ pk: 'JOB#1', sk: 'JOB', reason: 'Bad text.' })])).get(
      'the-message',
    );
    expect([error, events]).toEqual([expect.stringContaining('Discard it.'), []]);
  });

  test('OPS-01 returns an error if the shard no longer exists', async () => {
    const { reroute } = createRouter();
    const gone = JSON.parse(batch(0, 0).body);
    gone.DDBStreamBatchInfo.shardId = 'shardId-00000000000000000000-00000000';
    expect((await reroute([givenMessage(gone)])).get('the-message')).toBeTruthy();
  });
});
