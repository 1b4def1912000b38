import { util } from '@aws-appsync/utils';
import { isPossibleSortKey } from './is-possible-sort-key.ts';

const PAGE_SIZE = 30;

/** A token is the sort key of the last row on the page before. */
const TOKEN_PREFIX = 'before:';

/**
 * Queries a page of a partition whose sort keys begin with a time, newest first. Rows added between two pages neither
 * repeat nor hide others. `itemName` is the plural for error messages. BadInput for an invalid token.
 */
export function queryNewest(pk: string, nextToken: string | null | undefined, itemName: string) {
  const before = decodeToken(nextToken, itemName);
  return {
    operation: 'Query',
    query:
      before === null
        ? { expression: 'pk = :pk', expressionValues: util.dynamodb.toMapValues({ ':pk': pk }) }
        : {
            expression: 'pk = :pk AND sk < :before',
            expressionValues: util.dynamodb.toMapValues({ ':pk': pk, ':before': before }),
          },
    scanIndexForward: false,
    // One more than a page shows whether there is another.
    limit: PAGE_SIZE + 1,
  };
}

/** Splits the rows of `queryNewest` into a page and the token of the next one, which is null at the end. */
export function toPage<Row extends { readonly sk: string }>(
  rows: Row[],
): { rows: Row[]; nextToken: string | null } {
  const page = rows.slice(0, PAGE_SIZE);
  const nextToken = rows.length > PAGE_SIZE ? `${TOKEN_PREFIX}${page[PAGE_SIZE - 1]?.sk}` : null;
  return { rows: page, nextToken };
}

function decodeToken(token: string | null | undefined, itemName: string): string | null {
  if (token === null || token === undefined) return null;
  const before = token.slice(TOKEN_PREFIX.length);
  if (!token.startsWith(TOKEN_PREFIX) || !isPossibleSortKey(before))
    util.error(`nextToken: There is no such page of ${itemName}. Start from the first page.`, 'BadInput');
  return before;
}
