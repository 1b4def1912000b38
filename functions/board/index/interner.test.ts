import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { StringTable } from './interner.ts';

test('strings get numbers in order of first sight, whatever their letters and however many', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', 'a', 'ab', 'ba', '1kt1gw6g02egahba'),
    fc.nat(2_000).map(String),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3_000, size: 'max' }), (all) => {
      const table = new StringTable();
      const order: string[] = [];
      for (const one of all) {
        if (!order.includes(one)) order.push(one);
        expect(table.intern(one)).toBe(order.indexOf(one));
      }
      expect(order.map((_, number) => table.at(number))).toEqual(order);
      expect(table.size).toBe(order.length);
      expect(table.at(order.length)).toBe('');
    }),
    { numRuns: 30 },
  );
});
