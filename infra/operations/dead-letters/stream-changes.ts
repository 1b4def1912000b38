import {
  type _Record,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import * as z from 'zod';

/**
 * Lambda's record of a failed stream batch:
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export const FailedBatch = z.object({
  DDBStreamBatchInfo: z.object({
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
    streamArn: z.string(),
  }),
});
export type FailedBatch = z.infer<typeof FailedBatch>;

/** The stream has trimmed the changes, which it keeps for 24 hours. */
export class TrimmedError extends Error {}

/** A page of a shard may be empty although more records follow. */
const MAX_EMPTY_PAGES = 20;

/** Yields the changes of a batch in order. Throws `TrimmedError` if the stream no longer has them. */
export async function* readChanges(
  streams: DynamoDBStreamsClient,
  { DDBStreamBatchInfo: batch }: FailedBatch,
): AsyncGenerator<_Record> {
  const last = BigInt(batch.endSequenceNumber);
  let iterator = await firstIterator(streams, batch);
  for (let empty = 0; iterator !== undefined && empty < MAX_EMPTY_PAGES; ) {
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
  { streamArn, shardId, startSequenceNumber }: FailedBatch['DDBStreamBatchInfo'],
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
      throw new TrimmedError('the stream keeps changes for 24 hours and has dropped it', { cause: error });
    throw error;
  }
}

/** Converts a change to Lambda's event format: binary values in Base64, times in epoch seconds. */
export function toLambdaRecord({ dynamodb, ...record }: _Record): object {
  return JSON.parse(
    JSON.stringify({ ...record, dynamodb }, function (this: Record<string, unknown>, name, value: unknown) {
      // `value` of a Date is already a string.
      const original = this[name];
      if (original instanceof Date) return original.getTime() / 1000;
      return original instanceof Uint8Array ? Buffer.from(original).toString('base64') : value;
    }),
  );
}
