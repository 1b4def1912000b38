import type { LambdaClient } from '@aws-sdk/client-lambda';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { localTables } from '../fixtures/streamed-table.ts';
import type { Letter } from './letter.ts';
import { routeAgain } from './route-again.ts';

let tables: Awaited<ReturnType<typeof localTables>>;
let batch: (from: number, to: number) => Letter;
beforeAll(async () => {
  tables = await localTables();
  const { name, streamArn } = await tables.create();
  for (const id of ['a', 'b', 'c', 'd'])
    await tables.put(name, {
      pk: { S: `JOB#${id}` },
      sk: { S: 'JOB' },
      matchVersion: { N: '1' },
      posting: { B: Buffer.from('in words') },
    });
  const { shardId, records } = await tables.changes(streamArn);
  const number = (at: number) => records[at]?.dynamodb?.SequenceNumber;
  batch = (from, to) =>
    letter({
      DDBStreamBatchInfo: {
        shardId,
        streamArn,
        startSequenceNumber: number(from),
        endSequenceNumber: number(to),
      },
    });
});

const letter = (body: unknown): Letter => ({
  id: 'the-letter',
  body: JSON.stringify(body),
  receipt: '',
  sentAt: 0,
  attributes: {},
  group: undefined,
  trace: undefined,
});

/** A router that remembers what it was given; `fails` has it fail. */
function routerOf({ fails = false } = {}) {
  const routed: { Records: [{ eventName: string; dynamodb: Record<string, object> }] }[] = [];
  const send = async ({ input }: { input: { Payload: string } }) => {
    routed.push(JSON.parse(input.Payload));
    return fails ? { FunctionError: 'Unhandled' } : {};
  };
  // Nothing else of the client is used.
  const lambda = { send } as unknown as LambdaClient;
  return { routed, route: routeAgain({ streams: tables.streams, lambda, functionName: 'router' }) };
}

describe('OPS-01 changes that the stream’s reader gave up', () => {
  test('OPS-01 are read from the stream again and routed one by one, as Lambda shows them', async () => {
    const { routed, route } = routerOf();

    expect(await route([batch(1, 2)])).toEqual(new Map([['the-letter', undefined]]));

    const changes = routed.map(({ Records: [record] }) => record);
    expect(changes.map(({ eventName, dynamodb }) => [eventName, dynamodb['Keys']])).toEqual([
      ['INSERT', { pk: { S: 'JOB#b' }, sk: { S: 'JOB' } }],
      ['INSERT', { pk: { S: 'JOB#c' }, sk: { S: 'JOB' } }],
    ]);
    expect(changes[0]?.dynamodb['NewImage']).toMatchObject({
      matchVersion: { N: '1' },
      posting: { B: Buffer.from('in words').toString('base64') },
    });
  });

  test('OPS-01 stay while the reader still fails', async () => {
    const { route } = routerOf({ fails: true });
    const problem = (await route([batch(0, 0)])).get('the-letter');
    expect(problem).toContain('router still fails');
  });

  test('OPS-01 that SQS will never accept are to be discarded', async () => {
    const { routed, route } = routerOf();
    const problem = (await route([letter({ pk: 'JOB#1', sk: 'JOB', reason: 'Bad text.' })])).get(
      'the-letter',
    );
    expect([problem, routed]).toEqual([expect.stringContaining('Discard it.'), []]);
  });

  test('OPS-01 that lie in a shard that is gone stay, with the reason', async () => {
    const { route } = routerOf();
    const gone = JSON.parse(batch(0, 0).body);
    gone.DDBStreamBatchInfo.shardId = 'shardId-00000000000000000000-00000000';
    expect((await route([letter(gone)])).get('the-letter')).toBeTruthy();
  });
});
