import { z } from 'zod';
import type { InvokeOutcome } from '../lambda/invoker.ts';

const response = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string().min(1) })).nullish(),
});

/**
 * The items of a batch that failed, given what the function's run came to. Without ReportBatchItemFailures it is all
 * or nothing. With it, a missing, null or empty list is success; an identifier that is empty, null, of another key
 * or of no item of the batch fails the whole batch ("Implementing partial batch responses" of AWS's manual).
 */
export function failedItemsOf(
  outcome: InvokeOutcome,
  identifiers: readonly string[],
  reportsItemFailures: boolean,
): 'all' | readonly string[] {
  if ('error' in outcome) return 'all';
  if (!reportsItemFailures || outcome.payload === null || outcome.payload === undefined) return [];
  const parsed = response.safeParse(outcome.payload);
  if (!parsed.success) return 'all';
  const failed = (parsed.data.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  return failed.every((identifier) => identifiers.includes(identifier)) ? failed : 'all';
}
