import type { StrictSchema } from './request.ts';

/**
 * What a model may have of its own. `obeys`: it does what texts in its data tell it to. `invents`: it adds what its data
 * do not say.
 */
export interface Character {
  readonly obeys: boolean;
  readonly invents: boolean;
}

/** Answers a question's data in the shape of the schema; the same data, the same answer. */
export type Answerer = (
  data: unknown,
  schema: StrictSchema,
  character?: Character,
) => Record<string, unknown>;
