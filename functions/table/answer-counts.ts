import * as z from 'zod';

/**
 * How many alerts of a saved title were called irrelevant in a week, or how many a kind of setting would have
 * prevented; `taken` is how often that setting was taken over.
 */
export const AnswerCounts = z.object({
  pk: z.string(),
  sk: z.string(),
  notRelevant: z.number().default(0),
  taken: z.number().default(0),
});
export type AnswerCounts = z.infer<typeof AnswerCounts>;
