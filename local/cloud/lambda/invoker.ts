/** What an invocation came to: what the function returned (null for an asynchronous one), or what it threw. */
export type InvokeOutcome =
  | { payload: unknown }
  | { error: { errorType: string; errorMessage: string; stackTrace?: string[] } };

/**
 * Invokes a function by its name or ARN. 'RequestResponse' (the default) answers when the run has ended; 'Event'
 * answers at once with a null payload, and the run is retried and dead-lettered as the function's configuration says.
 * Throws when there is no such function, and TooManyRequests when
 * the account's concurrent executions are all in use.
 */
export type Invoke = (
  functionName: string,
  payload: unknown,
  options?: { type?: 'RequestResponse' | 'Event' },
) => Promise<InvokeOutcome>;
