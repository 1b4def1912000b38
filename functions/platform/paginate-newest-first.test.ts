import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { paginateNewestFirst } from './paginate-newest-first.ts';

interface Row {
  readonly sk: string;
  readonly minute: number;
}

const timeOf = ({ minute }: Row) => new Date(minute * 60_000).toISOString();
const page = (rows: readonly Row[], token: string | null) =>
  paginateNewestFirst(rows, timeOf, { token, size: 30, itemName: 'alerts' });

/** Reads all pages; more rows come before each page after the first. */
function readAll(rows: Row[], moreRows: (page: number) => Row[]): string[] {
  const seen: string[] = [];
  let token: string | null = null;
  let pages = 0;
  do {
    const { items, nextToken } = page(rows, token);
    seen.push(...items.map(({ sk }) => sk));
    token = nextToken;
    pages += 1;
    rows.push(...moreRows(pages));
  } while (token !== null);
  return seen;
}

describe('pages of rows', () => {
  test('are newest first', () => {
    const rows = [
      { sk: 'old', minute: 1 },
      { sk: 'new', minute: 9 },
      { sk: 'mid', minute: 5 },
    ];
    expect(page(rows, null)).toEqual({ items: [rows[1], rows[2], rows[0]], nextToken: null });
  });

  test('contain each row once while new ones arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 150 }), fc.nat(20), (minutes, more) => {
        const rows = minutes.map((minute, number) => ({ sk: `row-${number}`, minute }));
        const known = rows.map(({ sk }) => sk).sort();
        const seen = readAll(rows, (number) =>
          number > 5
            ? []
            : Array.from({ length: more }, (_, index) => ({
                sk: `new-${number}-${index}`,
                minute: 60 + number,
              })),
        );
        expect(seen.filter((sk) => sk.startsWith('row-')).sort()).toEqual(known);
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  test.each(['', 'x', Buffer.from('[1,2]').toString('base64url')])('refuse an invalid token: %j', (token) => {
    expect(() => page([], token)).toThrow('nextToken: There is no such page of alerts.');
  });
});
