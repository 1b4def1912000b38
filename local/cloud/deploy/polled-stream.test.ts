import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPolledStream } from './polled-stream.ts';

const ARN = 'arn:aws:dynamodb:us-east-1:000000000000:table/Rows/stream/1';
const removal = {
  eventID: '1',
  eventName: 'REMOVE',
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: 'ddblocal',
  userIdentity: { PrincipalId: 'dynamodb.amazonaws.com', Type: 'Service' },
  dynamodb: {
    ApproximateCreationDateTime: 0,
    Keys: { pk: { S: 'a' } },
    OldImage: { bytes: { B: 'AQI=' }, list: { L: [{ N: '1' }] }, nothing: { NULL: true } },
    SequenceNumber: '7',
    SizeBytes: 3,
    StreamViewType: 'NEW_AND_OLD_IMAGES',
  },
};

/** A fake DynamoDB Local with one removal, which refuses unknown iterators. */
const requests: unknown[] = [];
const server = createServer(async (request, response) => {
  const body = (await json(request)) as { ShardIterator: string };
  requests.push(body);
  const known = body.ShardIterator === 'iterator';
  response
    .writeHead(known ? 200 : 400)
    .end(
      JSON.stringify(
        known ? { Records: [removal], NextShardIterator: 'next' } : { __type: 'ExpiredIteratorException' },
      ),
    );
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => void server.close());

// `read` doesn't use the client.
const open = () =>
  createPolledStream(
    new DynamoDBStreamsClient({}),
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ARN,
  );

test('LOCAL-01 a record has the form of Lambda’s events', async () => {
  expect(await open().read('iterator', 5)).toEqual({
    next: 'next',
    records: [
      {
        eventID: '1',
        eventName: 'REMOVE',
        eventVersion: '1.1',
        awsRegion: 'us-east-1',
        eventSource: 'aws:dynamodb',
        eventSourceARN: ARN,
        userIdentity: { principalId: 'dynamodb.amazonaws.com', type: 'Service' },
        dynamodb: { ...removal.dynamodb, ApproximateCreationDateTime: 59.999 },
      },
    ],
  });
  expect(requests).toEqual([{ ShardIterator: 'iterator', Limit: 5 }]);
});

test('LOCAL-01 an error of the stream is reported', async () => {
  await expect(open().read('old', 5)).rejects.toThrow('ExpiredIteratorException');
});
