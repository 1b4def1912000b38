import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Ids } from './ids.ts';
import { Interner } from './interner.ts';

test('ids of whatever form have numbers in the order of first sight, and come back as they were, though days share boards', () => {
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
        const ids = new Ids(boards);
        const order = [...new Set(all)];
        expect(all.map((one) => ids.of(one))).toEqual(all.map((one) => order.indexOf(one)));
        expect(order.map((_, number) => ids.at(number))).toEqual(order);
        expect(ids.at(order.length)).toBe('');
      }
    }),
  );
});
