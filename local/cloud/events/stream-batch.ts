import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Invoke } from '../lambda/invoker.ts';
import { invokeWithBackoff } from './invoke-with-backoff.ts';

/** A stream's record in a function's event. */
export interface StreamRecord {
  dynamodb: { SequenceNumber: string; ApproximateCreationDateTime: number; [field: string]: unknown };
  [field: string]: unknown;
}

/** How a mapping delivers a batch of a stream. */
export interface StreamBatchOptions {
  functionName: string;
  functionArn: string;
  streamArn: string;
  bisectOnError: boolean;
  /** -1 for no limit. */
  maximumRetries: number;
  invoke: Invoke;
  /** Sends the record of a discarded batch to the failure destination. */
  onDiscard(record: unknown): Promise<void>;
  /** The delay before a retry; the first is number 1. */
  retryDelayMs(retry: number): number;
  signal: AbortSignal;
}

/** The failure destination's record. It names the stream's records and does not contain them. */
function discardRecord(
  batch: readonly StreamRecord[],
  shardId: string,
  attempts: number,
  { functionArn, streamArn }: StreamBatchOptions,
) {
  const [first] = batch;
  const last = batch.at(-1);
  const timeOf = (record: StreamRecord | undefined) =>
    new Date((record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000).toISOString();
  return {
    requestContext: {
      requestId: randomUUID(),
      functionArn,
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: attempts,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: new Date().toISOString(),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: first?.dynamodb.SequenceNumber,
      endSequenceNumber: last?.dynamodb.SequenceNumber,
      approximateArrivalOfFirstRecord: timeOf(first),
      approximateArrivalOfLastRecord: timeOf(last),
      batchSize: batch.length,
      streamArn,
    },
  };
}

/**
 * Delivers a batch until the function succeeds or the retries are used up, and then discards it. With
 * `bisectOnError`, a failed batch is split in two, which does not count as a retry. Resolves with false if
 * `signal` interrupted it; then the batch must not be checkpointed.
 */
export async function deliverBatch(
  batch: readonly StreamRecord[],
  shardId: string,
  options: StreamBatchOptions,
  retriesDone = 0,
): Promise<boolean> {
  const { invoke, functionName, bisectOnError, maximumRetries, signal } = options;
  for (let retries = retriesDone; !signal.aborted; retries += 1) {
    const outcome = await invokeWithBackoff(invoke, functionName, { Records: batch }, { signal });
    if (signal.aborted || !outcome) return false;
    if (!('error' in outcome)) return true;
    if (bisectOnError && batch.length > 1) {
      const middle = Math.ceil(batch.length / 2);
      const isFirstHalfDone = await deliverBatch(batch.slice(0, middle), shardId, options, retries);
      return isFirstHalfDone && deliverBatch(batch.slice(middle), shardId, options, retries);
    }
    if (maximumRetries >= 0 && retries >= maximumRetries) {
      await options.onDiscard(discardRecord(batch, shardId, retries + 1, options));
      return true;
    }
    await wait(options.retryDelayMs(retries + 1), undefined, { signal }).catch(() => undefined);
  }
  return false;
}
