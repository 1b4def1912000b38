import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { newColumns, onBoardSinceAt, putRow, STILL_OPEN } from './day-columns.ts';

const instant = fc.nat({ max: 86_399_999 });
const codes = fc.tuple(fc.nat({ max: 255 }));
/** On both sides of the two-byte limit. */
const numbers = fc.tuple(fc.oneof(fc.nat({ max: 20 }), fc.constantFrom(65_535, 65_536, 2 ** 32 - 1)));
/** The columns of one job. */
const anyFacts = fc.record({
  role: codes,
  jobType: codes,
  remote: codes,
  title: numbers,
  company: numbers,
  industry: numbers,
  specializations: numbers,
  places: numbers,
  facts: numbers,
  asks: numbers,
  pay: numbers,
});
const anyVersion = fc.record({ detected: instant, from: instant, facts: anyFacts, at: fc.constant(0) });

test('columns return each job as it was last put, however many there are and however large their numbers', () => {
  const puts = fc.array(fc.tuple(anyVersion, fc.option(fc.nat())), { maxLength: 900, size: 'max' });
  fc.assert(
    fc.property(puts, (all) => {
      const columns = newColumns(0, String);
      const expected: (typeof all)[number][0][] = [];
      for (const [version, over] of all) {
        const index = over === null || expected.length === 0 ? expected.length : over % expected.length;
        putRow(columns, index, version);
        expected[index] = version;
      }
      expect(columns.size).toBe(expected.length);
      for (const [index, { detected, from, facts }] of expected.entries()) {
        const names = Object.keys(facts) as (keyof typeof facts)[];
        expect(names.map((name) => columns[name][index])).toEqual(names.flatMap((name) => facts[name]));
        expect(columns.detected[index]).toBe(detected);
        expect(onBoardSinceAt(columns, index)).toBe(from);
        expect(columns.until[index]).toBe(STILL_OPEN);
      }
    }),
    { numRuns: 40 },
  );
});
