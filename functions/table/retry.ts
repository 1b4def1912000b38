import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** Returns the remaining time in milliseconds, such as that of a Lambda invocation. */
export type TimeLeft = () => number;

const MAX_WAIT_MS = 2_000;

/** Left for a last attempt and for reporting its failure. */
const RESERVED_MS = 2_000;

/**
 * Transient codes of errors, of statements and of a transaction's actions:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html,
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchStatementError.html
 */
const RETRYABLE_CODE =
  /^(InternalServerError|ProvisionedThroughputExceeded(Exception)?|RequestLimitExceeded|Throttling(Error|Exception)|TransactionConflict)$/;

export const isRetryableCode = (code: string): boolean => RETRYABLE_CODE.test(code);

/**
 * Whether a call failed only because DynamoDB was busy. A canceled transaction counts if all its codes are transient.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException))
    return error instanceof Error && isRetryableCode(error.name);
  const codes = (error.CancellationReasons ?? []).flatMap(({ Code = 'None' }) =>
    Code === 'None' ? [] : Code,
  );
  return codes.length > 0 && codes.every((code) => isRetryableCode(code) && code !== 'TransactionConflict');
}

/**
 * Waits before the next attempt: full jitter over 50 ms, doubled with each attempt up to 2 s. Returns false at once if
 * too little time would be left for another attempt.
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export async function backOff(attempt: number, timeLeft: TimeLeft): Promise<boolean> {
  const ms = Math.random() * Math.min(MAX_WAIT_MS, 50 * 2 ** attempt);
  if (timeLeft() - ms < RESERVED_MS) return false;
  await wait(ms);
  return true;
}

/** Starts a countdown of `ms` milliseconds. */
export function startCountdown(ms: number): TimeLeft {
  const end = performance.now() + ms;
  return () => end - performance.now();
}

/** Retries a call while DynamoDB is busy and time is left. Throws the error of the last attempt. */
export async function retryWhileTimeLeft<Answer>(
  call: () => Promise<Answer>,
  timeLeft: TimeLeft,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isRetryable(error) || !(await backOff(attempt, timeLeft))) throw error;
    }
  }
}
