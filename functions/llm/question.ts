import * as z from 'zod';
import type { Failure } from './asked.ts';

/** A question on its way to the provider. `about` and `version` come back with the answer, for who asked. */
export const Question = z.object({
  feature: z.string(),
  about: z.string(),
  version: z.string(),
  data: z.unknown(),
});
export type Question = z.infer<typeof Question>;

/** A question's end: its answer, or null where the provider has none to give. */
export const Answered = z.object({
  feature: z.string(),
  about: z.string(),
  version: z.string(),
  answer: z.unknown(),
});
export type Answered = z.infer<typeof Answered>;

/** An answer that is none is asked for again so often; then the question has none. */
const NONSENSE_BORNE = 3;

/** Whether asking again can help, after so many tries. */
export const isFinal = (failed: Failure, tries: number): boolean =>
  failed === 'declined' || (failed === 'nonsense' && tries >= NONSENSE_BORNE);

const FIRST = 5;
const LONGEST = 3_600;

/** Seconds until a question is asked again: 5, doubled with each try up to an hour, and never less than wanted. */
export const pauseAfter = (tries: number, retryAfter = 0): number =>
  Math.min(LONGEST, Math.max(retryAfter, FIRST * 2 ** Math.min(tries - 1, 20)));
