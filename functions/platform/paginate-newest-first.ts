import * as z from 'zod';
import { Fault } from './fault.ts';

/** A row's place in the order: its time (ISO 8601, UTC), then its key. */
interface Position {
  readonly at: string;
  readonly sk: string;
}

const PositionToken = z.tuple([z.string(), z.string()]);

const encodeToken = ({ at, sk }: Position): string =>
  Buffer.from(JSON.stringify([at, sk])).toString('base64url');

function decodeToken(token: string, itemName: string): Position {
  try {
    const [at, sk] = PositionToken.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
    return { at, sk };
  } catch (error) {
    throw new Fault(
      'BadInput',
      `nextToken: There is no such page of ${itemName}. Start from the first page.`,
      {
        cause: error,
      },
    );
  }
}

const isAfter = (one: Position, other: Position): boolean =>
  one.at === other.at ? one.sk > other.sk : one.at < other.at;

/**
 * Returns a page of rows, newest first, and the token of the next page. Rows added between two pages neither repeat nor
 * hide others. `itemName` is the plural for error messages. Throws `Fault('BadInput')` for an invalid token.
 */
export function paginateNewestFirst<Row extends { readonly sk: string }>(
  rows: readonly Row[],
  timeOf: (row: Row) => string,
  {
    token,
    size,
    itemName,
  }: { readonly token: string | null; readonly size: number; readonly itemName: string },
): { readonly items: readonly Row[]; readonly nextToken: string | null } {
  const after = token === null ? undefined : decodeToken(token, itemName);
  const positionOf = (row: Row): Position => ({ at: timeOf(row), sk: row.sk });
  const sorted = rows
    .filter((row) => after === undefined || isAfter(positionOf(row), after))
    .sort((one, other) => (isAfter(positionOf(one), positionOf(other)) ? 1 : -1));
  const items = sorted.slice(0, size);
  const last = items.at(-1);
  return { items, nextToken: last && sorted.length > size ? encodeToken(positionOf(last)) : null };
}
