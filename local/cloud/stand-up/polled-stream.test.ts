import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { expect, test } from '@jest/globals';
import { polledStream } from './polled-stream.ts';

test('LOCAL-01 a record is shown as Lambda shows it: plain attributes, epoch seconds, the ARN and region of AWS', async () => {
  const asked: unknown[] = [];
  const client = {
    async send({ input }: { input: object }) {
      asked.push(input);
      return {
        NextShardIterator: 'next',
        Records: [
          {
            ...{ eventID: '1', eventName: 'REMOVE', eventVersion: '1.1', awsRegion: 'ddblocal' },
            userIdentity: { PrincipalId: 'dynamodb.amazonaws.com', Type: 'Service' },
            dynamodb: {
              ApproximateCreationDateTime: new Date(0),
              Keys: { pk: { S: 'a' } },
              OldImage: {
                bytes: { B: new Uint8Array([1, 2]) },
                list: { L: [{ N: '1' }] },
                nothing: { NULL: true },
              },
              ...{ SequenceNumber: '7', SizeBytes: 3, StreamViewType: 'NEW_AND_OLD_IMAGES' },
            },
          },
        ],
      };
    },
  };
  const arn = 'arn:aws:dynamodb:us-east-1:000000000000:table/Rows/stream/1';
  // The stream calls nothing of the client but `send`.
  const stream = polledStream(client as unknown as DynamoDBStreamsClient, arn);

  expect(await stream.read('iterator', 5)).toEqual({
    next: 'next',
    records: [
      {
        ...{ eventID: '1', eventName: 'REMOVE', eventVersion: '1.1', awsRegion: 'us-east-1' },
        ...{ eventSource: 'aws:dynamodb', eventSourceARN: arn },
        userIdentity: { principalId: 'dynamodb.amazonaws.com', type: 'Service' },
        dynamodb: {
          ApproximateCreationDateTime: 59.999,
          Keys: { pk: { S: 'a' } },
          OldImage: { bytes: { B: 'AQI=' }, list: { L: [{ N: '1' }] }, nothing: { NULL: true } },
          ...{ SequenceNumber: '7', SizeBytes: 3, StreamViewType: 'NEW_AND_OLD_IMAGES' },
        },
      },
    ],
  });
  expect(asked).toEqual([{ ShardIterator: 'iterator', Limit: 5 }]);
});
