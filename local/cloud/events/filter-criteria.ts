import { z } from 'zod';
import { compilePattern } from './event-pattern.ts';

/** A mapping's FilterCriteria. */
export const filterCriteria = z.object({ Filters: z.array(z.object({ Pattern: z.string() })).default([]) });

/** The test that filter criteria stand for: any of the patterns; without patterns, everything passes. */
export function compileFilter(criteria?: z.infer<typeof filterCriteria>): (record: unknown) => boolean {
  const patterns = (criteria?.Filters ?? []).map(({ Pattern }) => compilePattern(JSON.parse(Pattern)));
  return (record) => patterns.length === 0 || patterns.some((matches) => matches(record));
}

/** A queue's message as patterns see it: its body is the JSON it holds, or else its text. */
export function withParsedBody<T extends { body: string }>(record: T): Omit<T, 'body'> & { body: unknown } {
  try {
    return { ...record, body: JSON.parse(record.body) };
  } catch {
    return record;
  }
}
