import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type JobRow, newColumns, onBoardSinceAt, putRow, rowAt, STILL_OPEN } from './day-columns.ts';

const instant = fc.nat({ max: 86_399_999 });
const code = fc.nat({ max: 255 });
/** On both sides of the two-byte limit. */
const number = fc.oneof(fc.nat({ max: 20 }), fc.constantFrom(65_535, 65_536, 2 ** 32 - 1));
const row: fc.Arbitrary<JobRow> = fc.record({
  detected: instant,
  role: code,
  jobType: code,
  seniority: code,
  remote: code,
  title: number,
  company: number,
  industry: number,
  specializations: number,
  places: number,
  pay: number,
});

test('columns return each job as it was last put, however many there are and however large their numbers', () => {
  const puts = fc.array(fc.tuple(row, instant, fc.option(fc.nat())), { maxLength: 900, size: 'max' });
  fc.assert(
    fc.property(puts, (all) => {
      const columns = newColumns(0, String);
      const expected: (JobRow & { from: number })[] = [];
      for (const [one, from, over] of all) {
        const index = over === null || expected.length === 0 ? expected.length : over % expected.length;
        putRow(columns, index, one, from);
        expected[index] = { ...one, from };
      }
      expect(columns.size).toBe(expected.length);
      const read = expected.map((_, index) => ({
        ...rowAt(columns, index),
        from: onBoardSinceAt(columns, index),
      }));
      expect(read).toEqual(expected);
      expect(expected.every((_, index) => columns.until[index] === STILL_OPEN)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
