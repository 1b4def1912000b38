import * as z from 'zod';
import type { Posting } from '../../postings/posting.ts';
import type { Reading } from './adapter.ts';

/**
 * Reads a board's raw postings one by one, so that a broken one costs no neighbour. `idOf` finds the id of one that
 * the schema refuses, that it is not taken to be gone; '' where it has none.
 */
export function readingOf<Raw extends z.ZodType>(
  raws: readonly unknown[],
  schema: Raw,
  posting: (raw: z.infer<Raw>) => Posting,
  idOf: (raw: unknown) => string = idField,
): Reading {
  const postings: Posting[] = [];
  const unreadable: { id: string; why: string }[] = [];
  for (const raw of raws) {
    const parsed = schema.safeParse(raw);
    if (parsed.success) postings.push(posting(parsed.data));
    else unreadable.push({ id: idOf(raw), why: z.prettifyError(parsed.error).split('\n').join('; ') });
  }
  return { postings, unreadable };
}

const WithId = z.object({ id: z.union([z.number(), z.string()]) });

const idField = (raw: unknown): string => WithId.safeParse(raw).data?.id.toString() ?? '';
