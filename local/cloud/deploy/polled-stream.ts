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
const recorded = z.object({
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
const answered = z.object({ Records: z.array(recorded), NextShardIterator: z.string().nullish() });

/**
 * GetRecords without the SDK, which reads each attribute of each image: on the wire they are already as an event has
 * them.
 */
async function getRecords(url: string, ShardIterator: string, Limit: number) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDBStreams_20120810.GetRecords',
      authorization: localAuthorization('dynamodb'),
    },
    body: JSON.stringify({ ShardIterator, Limit }),
  });
  if (!answer.ok) throw new Error(`The stream could not be read: ${await answer.text()}`);
  return answered.parse(await answer.json());
}

/**
 * DynamoDB Local cuts creation times to the minute. The latest time that fits is given instead, so that no record
 * seems older than it is.
 */
const creationTime = (cut = Date.now() / 1000) => Math.min(Date.now() / 1000, cut + 59.999);

/** A record as Lambda's event for DynamoDB streams shows it. */
function recordOf(record: z.infer<typeof recorded>, eventSourceARN: string): StreamRecord {
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

/** A table's stream as event source mappings read it, straight from DynamoDB Local at `url`, which has a region of its own. */
export function polledStream(client: DynamoDBStreamsClient, url: string, streamArn: string): Stream {
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
