import type { Source, SourcePage } from '@daybreak/contract/types.ts';
import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { lenientJson } from '../../platform/lenient-schemas.ts';
import type { Board } from '../../table/board.ts';
import { healthOf, STATES, worstFirst } from './health.ts';

/** Sources on a page. */
const PAGE = 100;

/** What staff ask for; a token stands for the last source of the page before. */
export const SourceQuery = z.object({
  state: z.enum(STATES, `state: There is no such state; they are ${STATES.join(', ')}.`).nullish(),
  nextToken: z.string().max(2_000).nullish(),
});
export type SourceQuery = z.infer<typeof SourceQuery>;

/** Where a page ended: enough of its last board to tell what comes after it. */
const Place = z.object({
  sk: z.string(),
  readAt: z.string().nullable(),
  outcome: z.enum(['never', 'read', 'unchanged', 'suspect', 'failed']),
  paused: z.boolean(),
  at: z.coerce.date(),
});

/**
 * A page of sources, worst first, with the number in each state. A source that was read between two pages has moved
 * to its new place. Throws BadInput on a token that is none of ours.
 */
export function sourcePage(
  boards: readonly Board[],
  { state, nextToken }: SourceQuery,
  now: Date,
): SourcePage {
  const place = nextToken ? readToken(nextToken) : undefined;
  const at = place?.at ?? now;
  const sources = boards.map((board) => ({ board, health: healthOf(board, at) }));
  const found = sources
    .filter(({ health }) => !state || health.state === state)
    .filter(({ board }) => !place || worstFirst(place, board, at) < 0)
    .sort((one, other) => worstFirst(one.board, other.board, at));
  const last = found[PAGE - 1]?.board;
  return {
    items: found.slice(0, PAGE).map(({ board }) => shownSource(board, now)),
    counts: STATES.map((name) => ({
      state: name,
      sources: sources.filter(({ health }) => health.state === name).length,
    })),
    nextToken: last && found.length > PAGE ? writeToken({ ...last, at }) : null,
  };
}

function shownSource(board: Board, now: Date): Source {
  const { state, age, lastResult, trend } = healthOf(board, now);
  const { ats, slug, company, message, postings, favourite, checkedAt, readAt, lastNewAt } = board;
  const facts = { ats, board: slug, company, message, postings, favourite, checkedAt, readAt, lastNewAt };
  return { ...facts, state, ageMinutes: age, lastResult, trend };
}

const writeToken = (place: z.infer<typeof Place>): string =>
  Buffer.from(JSON.stringify(Place.parse(place))).toString('base64url');

function readToken(token: string): z.infer<typeof Place> {
  const read = lenientJson.pipe(Place).safeParse(Buffer.from(token, 'base64url').toString('utf8'));
  if (read.success) return read.data;
  throw new Fault('BadInput', 'nextToken: This is no next page of ours. Please start from the first page.');
}
