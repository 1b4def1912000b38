import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { PeopleTable } from './people-table.ts';

/** Hashes in every part of the range, many of them the same. */
const hash = fc.oneof(fc.constantFrom(0, 1, 2 ** 31, 2 ** 32 - 2, 2 ** 32 - 1), fc.nat(2 ** 32 - 1));

/** People, whose hash follows from who they are, with values in any order. */
const entries = fc
  .array(hash, { minLength: 1, maxLength: 20 })
  .chain((hashes) =>
    fc
      .array(fc.record({ person: fc.nat(hashes.length - 1), value: fc.nat(9) }), { maxLength: 60 })
      .map((puts) =>
        puts.map(({ person, value }) => ({ hash: hashes[person] ?? 0, sub: `person-${person}`, value })),
      ),
  );

test('a table of people has each of them once, in the order of their hashes, with the best value and the first of equals', () => {
  fc.assert(
    fc.property(entries, (puts) => {
      // given
      const table = new PeopleTable<{ value: number; at: number }>(puts.length);
      // when
      for (const [at, { hash, sub, value }] of puts.entries())
        table.put(hash, sub, { value, at }, (one, other) => one.value > other.value);
      const found: unknown[] = [];
      table.forEach((sub, { value, at }) => {
        found.push([sub, value, at]);
      });
      // then
      const expected = Map.groupBy(
        puts.map((put, at) => ({ ...put, at })),
        ({ sub }) => sub,
      )
        .values()
        .flatMap((own) => own.toSorted((one, other) => other.value - one.value).slice(0, 1))
        .toArray()
        .sort((one, other) => one.hash - other.hash || (one.sub < other.sub ? -1 : 1));
      expect(found).toEqual(expected.map(({ sub, value, at }) => [sub, value, at]));
    }),
    { numRuns: 500 },
  );
});
