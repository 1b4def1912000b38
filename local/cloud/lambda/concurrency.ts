import { AwsError } from '../gateway/aws-error.ts';

/** What Lambda answers when the account's concurrent executions are all in use. */
export class TooManyRequests extends AwsError {
  constructor() {
    // https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html#API_Invoke_Errors
    super(429, 'TooManyRequestsException', 'Rate Exceeded.', { Reason: 'ConcurrentInvocationLimitExceeded' });
  }
}

/** For callers to which a throttled function is one without an outcome: returns null, and throws every other error. */
export function unlessThrottled(error: unknown): null {
  if (error instanceof TooManyRequests) return null;
  throw error;
}

/** The concurrent executions of an account, all its functions together. */
export interface Concurrency {
  /** Runs `work` if there is room, and throws TooManyRequests if there is none: a synchronous invocation. */
  atOnce<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` as soon as there is room, oldest first: an event in Lambda's own queue. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes the count of concurrent executions; `limit` is read at each invocation. */
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
    async atOnce(work) {
      if (running >= limit()) throw new TooManyRequests();
      return run(work);
    },
    async inTurn(work) {
      while (running >= limit()) await new Promise<void>((resolve) => waiting.push(resolve));
      return run(work);
    },
  };
}
