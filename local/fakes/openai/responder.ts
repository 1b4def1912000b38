import type { StrictSchema } from './request.ts';

/**
 * `obeys`: follows instructions in its data (prompt injection). `invents`: adds facts that aren't in its
 * data.
 */
export interface ModelTraits {
  readonly obeys: boolean;
  readonly invents: boolean;
}

/** Answers a request's data in the schema's shape. Deterministic. */
export type Responder = (
  data: unknown,
  schema: StrictSchema,
  character?: ModelTraits,
) => Record<string, unknown>;
