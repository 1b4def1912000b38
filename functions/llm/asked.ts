import * as z from 'zod';

/**
 * The ways in which asking fails. Another try may help: 'down' (not reached, or broken), 'slow' (no answer in time),
 * 'refused' (the key, the model or the request is not accepted), 'over the limit', 'nonsense' (an answer that is none,
 * or broken off). None will: 'declined' (the model will not speak of this).
 */
export type Failure = z.infer<typeof Failure>;
const Failure = z.enum(['down', 'slow', 'refused', 'over the limit', 'nonsense', 'declined']);

/** Tokens that the provider counted, and charges. */
export interface Usage {
  readonly input: number;
  readonly output: number;
}

/** What came of asking as it is handed from one function to another; its tokens are counted where it was asked. */
export const handedOn = <Answer>(answer: z.ZodType<Answer>) =>
  z.union([z.object({ answer }), z.object({ failed: Failure, why: z.string() })]);

export type HandedOn<Answer> = z.infer<ReturnType<typeof handedOn<Answer>>>;

/** What came of asking. `why` is for the log; `retryAfter`: seconds that the provider wants to be left alone. */
export type Asked<Answer> =
  | { readonly answer: Answer; readonly usage: Usage }
  | {
      readonly failed: Failure;
      readonly why: string;
      readonly usage: Usage;
      readonly retryAfter?: number;
    };

/** What a failed asking costs that the provider has not counted. */
export const NOTHING: Usage = { input: 0, output: 0 };
