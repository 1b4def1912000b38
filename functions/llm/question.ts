import * as z from 'zod';
import type { Completion, FailureReason } from './completion.ts';

/** A message on the questions queue. `about` and `version` are returned with the answer. */
export const Question = z.object({
  feature: z.string(),
  about: z.string(),
  version: z.string(),
  data: z.unknown(),
});
export type Question = z.infer<typeof Question>;

/** A message on the answers queue. `answer` is null if the model has none to give. */
export const AnsweredQuestion = z.object({
  feature: z.string(),
  about: z.string(),
  version: z.string(),
  answer: z.unknown(),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

const MAX_INVALID_ANSWERS = 3;

/** Whether retrying is pointless after this many attempts. */
const isFinal = (failed: FailureReason, attempts: number): boolean =>
  failed === 'declined' || (failed === 'invalid answer' && attempts >= MAX_INVALID_ANSWERS);

const MIN_DELAY_SECONDS = 5;
const MAX_DELAY_SECONDS = 3_600;

/** Exponential backoff: 5 seconds, doubled with each attempt up to an hour, and at least `retryAfter` seconds. */
export const retryDelaySeconds = (attempts: number, retryAfter = 0): number =>
  Math.min(MAX_DELAY_SECONDS, Math.max(retryAfter, MIN_DELAY_SECONDS * 2 ** Math.min(attempts - 1, 20)));

export interface Deps {
  /** Requests and meters a completion. Throws for an unknown feature or invalid data. */
  complete(feature: string, data: unknown): Promise<Completion<unknown>>;
  sendAnswer(answered: AnsweredQuestion): Promise<void>;
  /** Hides the question on its queue for some seconds. */
  postpone(seconds: number): Promise<void>;
}

/** Answers one question of the queue. Throws if the provider fails, so that SQS delivers the question again. */
export async function answerQuestion(
  deps: Deps,
  { feature, about, version, data }: Question,
  attempts: number,
): Promise<void> {
  const completion = await deps.complete(feature, data);
  if ('answer' in completion) return deps.sendAnswer({ feature, about, version, answer: completion.answer });
  if (isFinal(completion.failed, attempts)) return deps.sendAnswer({ feature, about, version, answer: null });
  await deps.postpone(retryDelaySeconds(attempts, completion.retryAfter));
  throw new Error(`The provider failed (${completion.failed}) on attempt ${attempts}: ${completion.why}`);
}
