import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { entityOf, keyOf, parseKey, parseRow, type Row, serializeRow } from './row.ts';
import { RowChecksums } from './row-checksums.ts';

const key = { pk: { S: 'JOB#1' }, sk: { S: 'JOB' } };

/** Any DynamoDB value. Some attributes are named like types. */
const { value } = fc.letrec<{ value: Row[string] }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string().map((S) => ({ S })),
    fc.integer().map((N) => ({ N: String(N) })),
    fc.uint8Array().map((B) => ({ B })),
    fc.boolean().map((BOOL) => ({ BOOL })),
    fc.constant({ NULL: true as const }),
    fc.uniqueArray(fc.string(), { minLength: 1 }).map((SS) => ({ SS: SS.toSorted() })),
    fc.array(tie('value'), { maxLength: 4 }).map((L) => ({ L })),
    fc.dictionary(fc.constantFrom('B', 'BS', 'S', 'SS', 'name'), tie('value')).map((M) => ({ M })),
  ),
}));

describe('OPS-01 a row in a backup', () => {
  test('OPS-01 survives serializing and parsing, whatever it contains', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('B', 'BS', 'a', 'b'), value), (attributes) => {
        const row = { ...attributes, ...key };
        expect(serializeRow(parseRow(serializeRow(row)))).toBe(serializeRow(row));
        expect({ ...parseRow(serializeRow(row)) }).toEqual({ ...row });
      }),
    );
  });

  test('OPS-01 has the same line in any order of attributes and set elements', () => {
    const row = { ...key, a: { M: { x: { N: '1' }, y: { S: 'é' } } }, set: { SS: ['b', 'a'] } };
    const reordered = { set: { SS: ['a', 'b'] }, a: { M: { y: { S: 'é' }, x: { N: '1' } } }, ...key };
    expect(serializeRow(row)).toBe(serializeRow(reordered));
  });

  test('OPS-01 keeps special characters in its key', () => {
    const odd = { pk: { S: 'POSTING#lever:a\nb"' }, sk: { S: '1\n2' } };
    expect([parseKey(keyOf(odd)), entityOf(keyOf(odd))]).toEqual([odd, 'POSTING']);
  });

  test('OPS-01 without a key is rejected', () => {
    expect(() => parseRow('{"pk":{"S":"JOB#1"}}')).toThrow();
  });
});

test('OPS-01 checksums do not depend on the order of rows', () => {
  const rows = ['1', '2', '3'].map((id) => ({ pk: { S: `JOB#${id}` }, sk: { S: 'JOB' } }));
  const summarize = (some: readonly Row[]) => {
    const checksums = new RowChecksums();
    for (const row of some) checksums.add(row);
    return checksums.summarize();
  };
  expect(summarize(rows)).toEqual(summarize(rows.toReversed()));
  expect(summarize(rows).all.sha256).not.toBe(summarize(rows.slice(1)).all.sha256);
  expect(summarize(rows).entities['JOB']?.count).toBe(3);
});
