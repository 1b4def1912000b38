import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Invoke } from '../lambda/invoker.ts';
import { failedItemsOf } from './batch-response.ts';
import { invokeWithBackoff } from './invoke-with-backoff.ts';

/** A stream's record as a function's event carries it. */
export interface StreamRecord {
  dynamodb: { SequenceNumber: string; ApproximateCreationDateTime: number; [field: string]: unknown };
  [field: string]: unknown;
}

/** How a stream's batch is dealt with: the properties of its event source mapping. */
export interface StreamBatchOptions {
  functionName: string;
  functionArn: string;
  streamArn: string;
  bisectOnError: boolean;
  reportsItemFailures: boolean;
  /** -1: without end. */
  maximumRetries: number;
  /** -1: never too old. */
  maximumAgeSeconds: number;
  invoke: Invoke;
  /** Gets the record of a batch that is given up. */
  onDiscard(record: unknown): Promise<void>;
  /** Milliseconds before the retry with this number. */
  retryDelayMs(retry: number): number;
  signal: AbortSignal;
}

const sequenceOf = ({ dynamodb }: StreamRecord) => dynamodb.SequenceNumber;

/** What a failure destination gets: DDBStreamBatchInfo names the records, it does not hold them. */
function discardRecord(
  batch: readonly StreamRecord[],
  shardId: string,
  condition: 'RetryAttemptsExhausted' | 'RecordAgeExceeded',
  attempts: number,
  { functionArn, streamArn }: StreamBatchOptions,
) {
  const [first] = batch;
  const last = batch.at(-1);
  const timeOf = (record: StreamRecord | undefined) =>
    new Date((record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000).toISOString();
  return {
    requestContext: { requestId: randomUUID(), functionArn, condition, approximateInvokeCount: attempts },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: new Date().toISOString(),
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: first && sequenceOf(first),
      endSequenceNumber: last && sequenceOf(last),
      approximateArrivalOfFirstRecord: timeOf(first),
      approximateArrivalOfLastRecord: timeOf(last),
      batchSize: batch.length,
      streamArn,
    },
  };
}

/**
 * Hands a batch to the function until nothing of it is left: done, or given up to the failure destination. A reported
 * failure is retried from its record on; any other one whole, or in two halves, which costs no retry.
 * Resolves with false when it was interrupted by `signal`: then nothing must be checkpointed.
 */
export async function deliverBatch(
  batch: readonly StreamRecord[],
  shardId: string,
  options: StreamBatchOptions,
  retriesDone = 0,
): Promise<boolean> {
  const { invoke, functionName, bisectOnError, maximumRetries, maximumAgeSeconds, signal } = options;
  const discard = (
    rest: readonly StreamRecord[],
    condition: 'RetryAttemptsExhausted' | 'RecordAgeExceeded',
    attempts: number,
  ) => options.onDiscard(discardRecord(rest, shardId, condition, attempts, options));
  const tooOld = ({ dynamodb }: StreamRecord) =>
    maximumAgeSeconds >= 0 && Date.now() / 1000 - dynamodb.ApproximateCreationDateTime > maximumAgeSeconds;
  let rest = batch;
  for (let retries = retriesDone; ; retries += 1) {
    if (signal.aborted) return false;
    const old = rest.filter(tooOld);
    if (old.length > 0) await discard(old, 'RecordAgeExceeded', retries);
    rest = rest.filter((record) => !old.includes(record));
    if (rest.length === 0) return true;

    const outcome = await invokeWithBackoff(invoke, functionName, { Records: rest }, { signal });
    if (signal.aborted || !outcome) return false;
    const failed = failedItemsOf(outcome, rest.map(sequenceOf), options.reportsItemFailures);
    if (failed !== 'all') {
      const from = rest.findIndex((record) => failed.includes(sequenceOf(record)));
      if (from < 0) return true;
      rest = rest.slice(from);
    } else if (bisectOnError && rest.length > 1) {
      const middle = Math.ceil(rest.length / 2);
      const firstHalf = await deliverBatch(rest.slice(0, middle), shardId, options, retries);
      return firstHalf && deliverBatch(rest.slice(middle), shardId, options, retries);
    }
    if (maximumRetries >= 0 && retries >= maximumRetries) {
      await discard(rest, 'RetryAttemptsExhausted', retries + 1);
      return true;
    }
    await wait(options.retryDelayMs(retries + 1), undefined, { signal }).catch(() => undefined);
  }
}
