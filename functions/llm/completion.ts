import * as z from 'zod';

/**
 * The ways a completion can fail. A retry may help with 'unavailable' (unreachable, or a server error),
 * 'timeout', 'rejected' (the key, the model or the request was refused), 'rate limited' and 'invalid answer'
 * (not in the schema, or cut off). It does not help with 'declined': the model refused.
 */
export type FailureReason = z.infer<typeof FailureReason>;
const FailureReason = z.enum([
  'unavailable',
  'timeout',
  'rejected',
  'rate limited',
  'invalid answer',
  'declined',
]);

/** The tokens that the provider bills. */
export interface TokenUsage {
  readonly input: number;
  readonly output: number;
}

/** The usage of a request for which the provider reported none. */
export const NO_USAGE: TokenUsage = { input: 0, output: 0 };

/** The result of one request to a model. `why` is for the log; `retryAfter` is in seconds. */
export type Completion<Answer> =
  | { readonly answer: Answer; readonly usage: TokenUsage }
  | {
      readonly failed: FailureReason;
      readonly why: string;
      readonly usage: TokenUsage;
      readonly retryAfter?: number;
    };

/** Parses a completion that another function passed on; usage is recorded where the request was made. */
export const completionPayload = <Answer>(answer: z.ZodType<Answer>) =>
  z.union([z.object({ answer }), z.object({ failed: FailureReason, why: z.string() })]);

export type CompletionPayload<Answer> = z.infer<ReturnType<typeof completionPayload<Answer>>>;
