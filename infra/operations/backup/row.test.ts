import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { attributesOf, entityOf, keyOf, lineOf, type Row, rowOf } from './row.ts';
import { RowSums } from './row-sums.ts';

const key = { pk: { S: 'JOB#1' }, sk: { S: 'JOB' } };

/** Any value of DynamoDB, with attributes that are named like types. */
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

describe('OPS-01 a row of a backup', () => {
  test('OPS-01 is read as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('B', 'BS', 'a', 'b'), value), (attributes) => {
        const row = { ...attributes, ...key };
        expect(lineOf(rowOf(lineOf(row)))).toBe(lineOf(row));
        expect({ ...rowOf(lineOf(row)) }).toEqual({ ...row });
      }),
    );
  });

  test('OPS-01 gives one line for equal rows, in whatever order attributes and sets are', () => {
    const one = { ...key, a: { M: { x: { N: '1' }, y: { S: 'é' } } }, set: { SS: ['b', 'a'] } };
    const other = { set: { SS: ['a', 'b'] }, a: { M: { y: { S: 'é' }, x: { N: '1' } } }, ...key };
    expect(lineOf(one)).toBe(lineOf(other));
  });

  test('OPS-01 is known by its whole key, line breaks too', () => {
    const odd = { pk: { S: 'POSTING#lever:a\nb"' }, sk: { S: '1\n2' } };
    expect([attributesOf(keyOf(odd)), entityOf(keyOf(odd))]).toEqual([odd, 'POSTING']);
  });

  test('OPS-01 that lacks a key is refused', () => {
    expect(() => rowOf('{"pk":{"S":"JOB#1"}}')).toThrow();
  });
});

test('OPS-01 the sums of rows depend on what they are, not on their order', () => {
  const rows = ['1', '2', '3'].map((id) => ({ pk: { S: `JOB#${id}` }, sk: { S: 'JOB' } }));
  const sumsOf = (some: readonly Row[]) => {
    const sums = new RowSums();
    for (const row of some) sums.add(row);
    return sums.sums();
  };
  expect(sumsOf(rows)).toEqual(sumsOf(rows.toReversed()));
  expect(sumsOf(rows).all.sha256).not.toBe(sumsOf(rows.slice(1)).all.sha256);
  expect(sumsOf(rows).entities['JOB']?.count).toBe(3);
});
