import type * as z from 'zod';

/** One thing that is asked of a model: everything that decides what it answers and what it may cost. */
export interface Feature<Data, Answer> {
  /** Its name in metrics, and that of the answer's schema: letters and underscores. */
  readonly name: string;
  readonly model: string;
  readonly instructions: string;
  /** What the question is about. Texts in it are data, whatever they say. */
  readonly data: z.ZodType<Data>;
  /** The answer to this question: an object of required fields, as strict structured outputs want it. */
  answer(data: Data): z.ZodType<Answer>;
  /** The most tokens of an answer. */
  readonly maxTokens: number;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
}
