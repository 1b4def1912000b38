import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetShardIteratorCommand,
  type Shard,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import { z } from 'zod';
import type { StreamRecord } from '../events/stream-batch.ts';
import type { Stream } from '../events/stream-mapping.ts';
import { localAuthorization } from '../services/upstream.ts';
import { region } from '../template/environment.ts';

const image = z.unknown().optional();
const recordSchema = z.object({
  eventID: z.string(),
  eventName: z.string(),
  eventVersion: z.string(),
  dynamodb: z.object({
    /** Epoch seconds. */
    ApproximateCreationDateTime: z.number().optional(),
    Keys: image,
    NewImage: image,
    OldImage: image,
    SequenceNumber: z.string(),
    SizeBytes: z.number(),
    StreamViewType: z.string(),
  }),
  userIdentity: z.object({ PrincipalId: z.string(), Type: z.string() }).nullish(),
});
const getRecordsResponse = z.object({
  Records: z.array(recordSchema),
  NextShardIterator: z.string().nullish(),
});

/** Bypasses the SDK, which parses every attribute: the wire format is already that of Lambda's events. */
async function getRecords(url: string, ShardIterator: string, Limit: number) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDBStreams_20120810.GetRecords',
      authorization: localAuthorization('dynamodb'),
    },
    body: JSON.stringify({ ShardIterator, Limit }),
  });
  if (!response.ok) throw new Error(`Couldn't read the stream: ${await response.text()}`);
  return getRecordsResponse.parse(await response.json());
}

/**
 * DynamoDB Local truncates creation times to the minute. Returns the latest possible time, so that no record
 * looks too old.
 */
const creationTime = (minute = Date.now() / 1000) => Math.min(Date.now() / 1000, minute + 59.999);

/** The record in the form of Lambda's events. */
function recordOf(record: z.infer<typeof recordSchema>, eventSourceARN: string): StreamRecord {
  const { dynamodb, userIdentity, ...event } = record;
  return {
    ...event,
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    dynamodb: {
      ...dynamodb,
      ApproximateCreationDateTime: creationTime(dynamodb.ApproximateCreationDateTime),
    },
    ...(userIdentity
      ? { userIdentity: { principalId: userIdentity.PrincipalId, type: userIdentity.Type } }
      : {}),
    eventSourceARN,
  };
}

/** Reads a table's stream directly from DynamoDB Local at `url`, which has its own region in ARNs. */
export function createPolledStream(client: DynamoDBStreamsClient, url: string, streamArn: string): Stream {
  const StreamArn = streamArn.replace(`:${region}:`, ':ddblocal:');
  const stream: Stream = {
    async shards() {
      const shards: Shard[] = [];
      let ExclusiveStartShardId: string | undefined;
      do {
        const command = new DescribeStreamCommand({ StreamArn, ExclusiveStartShardId });
        const { StreamDescription } = await client.send(command);
        shards.push(...(StreamDescription?.Shards ?? []));
        ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
      } while (ExclusiveStartShardId);
      return shards.map(({ ShardId = '', ParentShardId }) => ({
        shardId: ShardId,
        parentShardId: ParentShardId,
      }));
    },
    async iterator(ShardId, position) {
      const startAfter =
        position.type === 'AFTER_SEQUENCE_NUMBER' ? { SequenceNumber: position.sequenceNumber } : {};
      const command = new GetShardIteratorCommand({
        StreamArn,
        ShardId,
        ShardIteratorType: position.type,
        ...startAfter,
      });
      try {
        return (await client.send(command)).ShardIterator ?? '';
      } catch (error) {
        if (!(error instanceof TrimmedDataAccessException)) throw error;
        return stream.iterator(ShardId, { type: 'TRIM_HORIZON' });
      }
    },
    async read(iterator, limit) {
      const { Records, NextShardIterator } = await getRecords(url, iterator, limit);
      return {
        records: Records.map((record) => recordOf(record, streamArn)),
        next: NextShardIterator ?? null,
      };
    },
  };
  return stream;
}
