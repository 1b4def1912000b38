import type { Source, SourcePage, SystemCount } from '@daybreak/contract/types.ts';
import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { lenientJson } from '../../platform/lenient-schemas.ts';
import type { Board } from '../../table/board.ts';
import { compareHealth, healthOf, STATES } from './board-health.ts';
import { systemHealth } from './system-health.ts';

const PAGE_SIZE = 100;

/** `nextToken` encodes the last source of the previous page. */
export const SourceQuery = z.object({
  state: z.enum(STATES, `state: Unknown state. Use one of ${STATES.join(', ')}.`).nullish(),
  ats: z.string().max(100).nullish(),
  nextToken: z.string().max(2_000).nullish(),
});
export type SourceQuery = z.infer<typeof SourceQuery>;

/** The sort key of a page's last board. */
const Cursor = z.object({
  sk: z.string(),
  readAt: z.string().nullable(),
  outcome: z.enum(['never', 'read', 'unchanged', 'suspect', 'failed']),
  paused: z.boolean(),
  at: z.coerce.date(),
});

/**
 * Returns a page of 100 sources (boards, as staff see them), worst first, with the number in each state and of each
 * system. Throws `Fault('BadInput')` for an invalid token.
 */
export function listSources(
  boards: readonly Board[],
  { state, ats, nextToken }: SourceQuery,
  now: Date,
): SourcePage {
  const cursor = nextToken ? readToken(nextToken) : undefined;
  const at = cursor?.at ?? now;
  const sources = boards
    .filter((board) => !ats || board.ats === ats)
    .map((board) => ({ board, health: healthOf(board, at) }));
  const remaining = sources
    .filter(({ health }) => !state || health.state === state)
    .filter(({ board }) => !cursor || compareHealth(cursor, board, at) < 0)
    .sort((one, other) => compareHealth(one.board, other.board, at));
  const last = remaining[PAGE_SIZE - 1]?.board;
  return {
    items: remaining.slice(0, PAGE_SIZE).map(({ board }) => toSource(board, now)),
    counts: STATES.map((name) => ({
      state: name,
      sources: sources.filter(({ health }) => health.state === name).length,
    })),
    systems: countSystems(boards, now),
    nextToken: last && remaining.length > PAGE_SIZE ? writeToken({ ...last, at }) : null,
  };
}

/** Paused boards count too, as they do in the states. */
function countSystems(boards: readonly Board[], now: Date): SystemCount[] {
  const polled = new Map(systemHealth(boards, now).map((system) => [system.ats, system]));
  return [...Map.groupBy(boards, ({ ats }) => ats)]
    .map(([ats, { length }]) => {
      const { failing = 0, odd = 0 } = polled.get(ats) ?? {};
      return { ats, sources: length, failing, odd };
    })
    .sort((one, other) => other.sources - one.sources || (one.ats < other.ats ? -1 : 1));
}

function toSource(board: Board, now: Date): Source {
  const { state, age, lastResult, trend } = healthOf(board, now);
  const { ats, slug, company, message, postings, favorite, checkedAt, readAt, lastNewAt } = board;
  const fields = { ats, board: slug, company, message, postings, favorite, checkedAt, readAt, lastNewAt };
  return { ...fields, state, ageMinutes: age, lastResult, trend };
}

const writeToken = (cursor: z.infer<typeof Cursor>): string =>
  Buffer.from(JSON.stringify(Cursor.parse(cursor))).toString('base64url');

function readToken(token: string): z.infer<typeof Cursor> {
  const parsed = lenientJson.pipe(Cursor).safeParse(Buffer.from(token, 'base64url').toString('utf8'));
  if (parsed.success) return parsed.data;
  throw new Fault('BadInput', 'nextToken: Invalid token. Start again from the first page.');
}
