import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as Record_,
  type Shard,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import type { StreamRecord } from '../events/stream-batch.ts';
import type { Stream } from '../events/stream-mapping.ts';
import { region } from '../template/environment.ts';

/** An attribute as a function's event carries it: bytes are base64. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

const image = (name: string, item: Record<string, AttributeValue> | undefined) =>
  item ? { [name]: plain(item) } : {};

/**
 * DynamoDB Local cuts creation times to the minute. The latest time that fits is given instead, so that no record
 * seems older than it is.
 */
const creationTime = (cut: Date | undefined) =>
  Math.min(Date.now(), (cut?.getTime() ?? Date.now()) + 59_999) / 1000;

/** A record as Lambda's event for DynamoDB streams shows it. */
function recordOf(record: Record_, eventSourceARN: string): StreamRecord {
  const { dynamodb = {}, userIdentity } = record;
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    dynamodb: {
      ApproximateCreationDateTime: creationTime(dynamodb.ApproximateCreationDateTime),
      ...image('Keys', dynamodb.Keys),
      ...image('NewImage', dynamodb.NewImage),
      ...image('OldImage', dynamodb.OldImage),
      SequenceNumber: dynamodb.SequenceNumber ?? '',
      SizeBytes: dynamodb.SizeBytes,
      StreamViewType: dynamodb.StreamViewType,
    },
    ...(userIdentity
      ? { userIdentity: { principalId: userIdentity.PrincipalId, type: userIdentity.Type } }
      : {}),
    eventSourceARN,
  };
}

/** A table's stream as event source mappings read it, straight from DynamoDB Local, which has a region of its own. */
export function polledStream(client: DynamoDBStreamsClient, streamArn: string): Stream {
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
      const after =
        position.type === 'AFTER_SEQUENCE_NUMBER' ? { SequenceNumber: position.sequenceNumber } : {};
      const command = new GetShardIteratorCommand({
        StreamArn,
        ShardId,
        ShardIteratorType: position.type,
        ...after,
      });
      try {
        return (await client.send(command)).ShardIterator ?? '';
      } catch (error) {
        if (!(error instanceof TrimmedDataAccessException)) throw error;
        return stream.iterator(ShardId, { type: 'TRIM_HORIZON' });
      }
    },
    async read(ShardIterator, Limit) {
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator, Limit }),
      );
      return {
        records: Records.map((record) => recordOf(record, streamArn)),
        next: NextShardIterator ?? null,
      };
    },
  };
  return stream;
}
