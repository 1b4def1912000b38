import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Interner, JobIdTable, StringTable } from './interner.ts';

test('job ids of any form get numbers in order of first sight and come back unchanged, though days share boards', () => {
  const id = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', '-', '--', '0-', '0--', 'a-b', '0-a-b', 'greenhouse-acme-', 'lever--7'),
    fc
      .tuple(
        fc.constantFrom('greenhouse', 'lever'),
        fc.constantFrom('acme', 'ben-and-jerry', 'ü'),
        fc.oneof(fc.nat(50).map(String), fc.constantFrom('0f3c-11ee', '-', '')),
      )
      .map((parts) => parts.join('-')),
  );
  fc.assert(
    fc.property(fc.array(fc.array(id, { maxLength: 200 }), { maxLength: 3 }), (days) => {
      const boards = new Interner<string>();
      for (const all of days) {
        const ids = new JobIdTable(boards);
        const order = [...new Set(all)];
        expect(all.map((one) => ids.intern(one))).toEqual(all.map((one) => order.indexOf(one)));
        expect(order.map((_, number) => ids.at(number))).toEqual(order);
        expect(ids.at(order.length)).toBe('');
      }
    }),
  );
});

test('strings get numbers in order of first sight, whatever their letters and however many', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', 'a', 'ab', 'ba', 'greenhouse-larkspur-1'),
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
