import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Texts } from './texts.ts';

test('texts have numbers in the order of first sight, whatever their letters and however many', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', 'a', 'ab', 'ba', 'greenhouse-larkspur-1'),
    fc.nat(2_000).map(String),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3_000, size: 'max' }), (all) => {
      const texts = new Texts();
      const order: string[] = [];
      for (const one of all) {
        if (!order.includes(one)) order.push(one);
        expect(texts.of(one)).toBe(order.indexOf(one));
      }
      expect(order.map((_, number) => texts.at(number))).toEqual(order);
      expect(texts.size).toBe(order.length);
      expect(texts.at(order.length)).toBe('');
    }),
    { numRuns: 30 },
  );
});
