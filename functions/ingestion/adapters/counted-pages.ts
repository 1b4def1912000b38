import * as z from 'zod';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import type { BoardReading } from './adapter.ts';

/** A page of a board that says how many postings it has, as adapters decode it. */
export interface CountedPage {
  /** Null if the vendor leaves it out. */
  readonly total: number | null;
  readonly jobs: readonly unknown[];
}

const CountedPage = z.object({
  total: z.number().int().min(0).nullable().catch(null),
  jobs: z.array(z.unknown()),
});

/** Returns the pages, and the largest total that one of them states. Throws `message` if one is invalid. */
export function readCountedPages(
  pages: readonly unknown[],
  message: string,
): { readonly jobs: unknown[]; readonly total: number | null } {
  const read = z.array(CountedPage).nonempty().safeParse(pages);
  if (!read.success) throw new AnswerError(message);
  return { jobs: read.data.flatMap(({ jobs }) => jobs), total: largestTotal(read.data) };
}

/**
 * Returns the offset after the pages read so far, or undefined after the last page: one that is empty or only repeats what
 * came before it.
 */
export function nextOffset(pages: readonly unknown[], idOf: (raw: unknown) => string): number | undefined {
  const read = pages.map((page) => CountedPage.safeParse(page).data);
  const before = new Set(read.slice(0, -1).flatMap((page) => page?.jobs.map(idOf) ?? []));
  const isNews = read.at(-1)?.jobs.some((raw) => !before.has(idOf(raw)));
  const offset = read.reduce((sum, page) => sum + (page?.jobs.length ?? 0), 0);
  return isNews && offset < (largestTotal(read) ?? Number.POSITIVE_INFINITY) ? offset : undefined;
}

function largestTotal(pages: readonly (CountedPage | undefined)[]): number | null {
  const totals = pages.flatMap((page) => page?.total ?? []);
  return totals.length > 0 ? Math.max(...totals) : null;
}

/** A total that is off by more is no mistake. */
const MOST = 0.9;

/** Drops repeated postings, and says so if fewer than the total were read. `tolerance` is the share that may be missing. */
export function withoutRepeats(reading: BoardReading, total: number | null, tolerance = 0): BoardReading {
  const byId = new Map<string, Posting>();
  for (const posting of reading.postings) if (!byId.has(posting.id)) byId.set(posting.id, posting);
  const ids = new Set([...byId.keys(), ...reading.unreadable.map(({ id }) => id).filter((id) => id !== '')]);
  const read = ids.size + reading.unreadable.filter(({ id }) => id === '').length;
  const isPartial = total !== null && read < total * (1 - tolerance);
  const isIncomplete = total !== null && read < total * MOST;
  return {
    postings: [...byId.values()],
    unreadable: reading.unreadable,
    ...(isPartial ? { partial: `The pages hold ${read} postings and say there are ${total}.` } : {}),
    ...(isIncomplete ? { isIncomplete: true } : {}),
  };
}
