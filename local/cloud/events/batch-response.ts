import { z } from 'zod';
import type { InvokeOutcome } from '../lambda/invoker.ts';

const response = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string().min(1) })).nullish(),
});

/**
 * Returns the identifiers of a batch's failed items under ReportBatchItemFailures. A missing, null or empty list means
 * success. An identifier that is empty, null, unknown or under another key fails the whole batch ("Implementing partial
 * batch responses", Lambda developer guide).
 */
export function failedItemsOf(outcome: InvokeOutcome, identifiers: readonly string[]): readonly string[] {
  if ('error' in outcome) return identifiers;
  const parsed = response.safeParse(outcome.payload ?? {});
  if (!parsed.success) return identifiers;
  const failed = (parsed.data.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier);
  return failed.every((identifier) => identifiers.includes(identifier)) ? failed : identifiers;
}
