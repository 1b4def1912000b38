import * as z from 'zod';
import { Fault } from './fault.ts';

/** Where a row stands among others: its time, ISO 8601 in UTC, and its own key where times are the same. */
interface Position {
  readonly at: string;
  readonly sk: string;
}

const PositionToken = z.tuple([z.string(), z.string()]);

const encodeToken = ({ at, sk }: Position): string =>
  Buffer.from(JSON.stringify([at, sk])).toString('base64url');

function decodeToken(token: string, what: string): Position {
  try {
    const [at, sk] = PositionToken.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
    return { at, sk };
  } catch (error) {
    throw new Fault('BadInput', `nextToken: This is no page of ${what}. Please start from the first.`, {
      cause: error,
    });
  }
}

const isAfter = (one: Position, other: Position): boolean =>
  one.at === other.at ? one.sk > other.sk : one.at < other.at;

/**
 * A page of rows, newest first, and the token of the next: no row comes twice, and none is left out, while new ones
 * come. `what` names the rows to a person. Throws BadInput for a token that is none.
 */
export function paginateNewestFirst<Row extends { readonly sk: string }>(
  rows: readonly Row[],
  timeOf: (row: Row) => string,
  { token, size, what }: { readonly token: string | null; readonly size: number; readonly what: string },
): { readonly items: readonly Row[]; readonly nextToken: string | null } {
  const after = token === null ? undefined : decodeToken(token, what);
  const standing = (row: Row): Position => ({ at: timeOf(row), sk: row.sk });
  const sorted = rows
    .filter((row) => after === undefined || isAfter(standing(row), after))
    .sort((one, other) => (isAfter(standing(one), standing(other)) ? 1 : -1));
  const items = sorted.slice(0, size);
  const last = items.at(-1);
  return { items, nextToken: last && sorted.length > size ? encodeToken(standing(last)) : null };
}
