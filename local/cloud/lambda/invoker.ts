/** The payload that a function returned (null for an Event invocation), or the error that it threw. */
export type InvokeOutcome =
  | { payload: unknown }
  | { error: { errorType: string; errorMessage: string; stackTrace?: string[] } };

/**
 * Invokes a function by name or ARN. 'RequestResponse', the default, resolves when the run has ended. 'Event'
 * resolves at once with a null payload, and Lambda retries a failed run. Throws if the function does not
 * exist, and TooManyRequests if all concurrent executions of the account are in use.
 */
export type Invoke = (
  functionName: string,
  payload: unknown,
  options?: { type?: 'RequestResponse' | 'Event' },
) => Promise<InvokeOutcome>;
