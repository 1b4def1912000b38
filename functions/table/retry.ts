import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** How long the caller may still take, in milliseconds: what is left of a function's run, for example. */
export type TimeLeft = () => number;

/** The longest wait between two tries, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/** What is kept for a last try and for reporting its failure, in milliseconds. */
const RESERVED_MS = 2_000;

/**
 * Codes that say nothing against a row, of errors, of statements and of a transaction's actions:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html,
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchStatementError.html
 */
const RETRYABLE_CODE =
  /^(InternalServerError|ProvisionedThroughputExceeded(Exception)?|RequestLimitExceeded|Throttling(Error|Exception)|TransactionConflict)$/;

/** Whether DynamoDB was too busy, by the code it gave. */
export const isRetryableCode = (code: string): boolean => RETRYABLE_CODE.test(code);

/** Whether a call failed because DynamoDB was too busy; a transaction, because it was for one of its actions. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException))
    return error instanceof Error && isRetryableCode(error.name);
  const codes = (error.CancellationReasons ?? []).flatMap(({ Code = 'None' }) =>
    Code === 'None' ? [] : Code,
  );
  return codes.length > 0 && codes.every((code) => isRetryableCode(code) && code !== 'TransactionConflict');
}

/**
 * Waits before the next try: for a random part of 50 ms, doubled each turn up to 2 s, so that many who were refused
 * together don't come back together. Returns false, at once, when too little time would be left for a try.
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export async function backOff(turn: number, timeLeft: TimeLeft): Promise<boolean> {
  const ms = Math.random() * Math.min(MAX_WAIT_MS, 50 * 2 ** turn);
  if (timeLeft() - ms < RESERVED_MS) return false;
  await wait(ms);
  return true;
}

/** The time left of a span that begins now, in milliseconds. */
export function startCountdown(ms: number): TimeLeft {
  const end = performance.now() + ms;
  return () => end - performance.now();
}

/** Repeats a call while DynamoDB is too busy for it and time is left; throws what the last try threw. */
export async function retryWhileTimeLeft<Answer>(
  call: () => Promise<Answer>,
  timeLeft: TimeLeft,
): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isRetryable(error) || !(await backOff(turn, timeLeft))) throw error;
    }
  }
}
