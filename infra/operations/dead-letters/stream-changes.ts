import {
  type _Record,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import * as z from 'zod';

/**
 * What Lambda reports of a batch of a stream that it gave up:
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export const GivenUp = z.object({
  DDBStreamBatchInfo: z.object({
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
    streamArn: z.string(),
  }),
});
export type GivenUp = z.infer<typeof GivenUp>;

/** A stream keeps changes for a day. */
export class TooOld extends Error {}

/** A page of a shard may be empty although later ones are not. */
const EMPTY_PAGES = 20;

/** Yields the changes of a batch in their order. Throws TooOld if the stream has dropped them. */
export async function* changesOf(
  streams: DynamoDBStreamsClient,
  { DDBStreamBatchInfo: batch }: GivenUp,
): AsyncGenerator<_Record> {
  const last = BigInt(batch.endSequenceNumber);
  let iterator = await firstIterator(streams, batch);
  for (let empty = 0; iterator !== undefined && empty < EMPTY_PAGES; ) {
    const { Records = [], NextShardIterator } = await streams.send(
      new GetRecordsCommand({ ShardIterator: iterator, Limit: 100 }),
    );
    for (const record of Records) {
      const number = BigInt(record.dynamodb?.SequenceNumber ?? 0);
      if (number > last) return;
      yield record;
      if (number === last) return;
    }
    empty = Records.length > 0 ? 0 : empty + 1;
    iterator = NextShardIterator;
  }
  throw new Error(`the stream ended before change ${batch.endSequenceNumber}`);
}

async function firstIterator(
  streams: DynamoDBStreamsClient,
  { streamArn, shardId, startSequenceNumber }: GivenUp['DDBStreamBatchInfo'],
): Promise<string | undefined> {
  const command = new GetShardIteratorCommand({
    StreamArn: streamArn,
    ShardId: shardId,
    SequenceNumber: startSequenceNumber,
    ShardIteratorType: 'AT_SEQUENCE_NUMBER',
  });
  try {
    return (await streams.send(command)).ShardIterator;
  } catch (error) {
    if (error instanceof TrimmedDataAccessException)
      throw new TooOld('the stream keeps changes for 24 hours and has dropped it', { cause: error });
    throw error;
  }
}

/** A change as Lambda's event for streams has it: binary values in Base64, times in seconds. */
export function asEventRecord({ dynamodb, ...record }: _Record): object {
  return JSON.parse(
    JSON.stringify({ ...record, dynamodb }, function (this: Record<string, unknown>, name, value: unknown) {
      // A Date has become a text before this function gets it.
      const own = this[name];
      if (own instanceof Date) return own.getTime() / 1000;
      return own instanceof Uint8Array ? Buffer.from(own).toString('base64') : value;
    }),
  );
}
