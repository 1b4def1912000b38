import { AwsError } from '../gateway/aws-error.ts';

/** Lambda's error when all concurrent executions of the account are in use. */
export class TooManyRequests extends AwsError {
  constructor() {
    // https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html#API_Invoke_Errors
    super(429, 'TooManyRequestsException', 'Rate Exceeded.', { Reason: 'ConcurrentInvocationLimitExceeded' });
  }
}

/** Returns null for TooManyRequests and throws every other error. */
export function nullIfThrottled(error: unknown): null {
  if (error instanceof TooManyRequests) return null;
  throw error;
}

/** The concurrent executions of an account, across all functions. */
export interface Concurrency {
  /** Runs `work`, or throws TooManyRequests if the limit is reached. For synchronous invocations. */
  runNow<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` as soon as the limit allows, oldest first. For events in Lambda's own queue. */
  runInOrder<T>(work: () => Promise<T>): Promise<T>;
}

/** Calls `limit` at each invocation. */
export function accountConcurrency(limit: () => number): Concurrency {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  return {
    async runNow(work) {
      if (running >= limit()) throw new TooManyRequests();
      return run(work);
    },
    async runInOrder(work) {
      while (running >= limit()) await new Promise<void>((resolve) => waiting.push(resolve));
      return run(work);
    },
  };
}
