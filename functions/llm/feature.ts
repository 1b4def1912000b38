import type * as z from 'zod';

/** The models in use. All of them support structured outputs. */
export const MODELS = {
  /** Reads and classifies short texts, thousands a day. */
  fast: 'gpt-4.1-mini',
  /** Writes prose that a person reads as it streams. */
  strong: 'gpt-4.1',
} as const;

/** One use of a model: everything that decides its answers and their cost. */
export interface Feature<Data, Answer> {
  /** Names the feature in metrics and the answer's schema: letters and underscores. */
  readonly name: string;
  readonly model: string;
  readonly instructions: string;
  /** The input. Text in it is data, never an instruction. */
  readonly data: z.ZodType<Data>;
  /** The answer's schema: an object whose fields are all required, as strict structured outputs demand. */
  answer(data: Data): z.ZodType<Answer>;
  readonly maxTokens: number;
  /** In milliseconds. */
  readonly timeout: number;
}
