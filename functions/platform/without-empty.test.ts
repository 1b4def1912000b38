import { expect, test } from '@jest/globals';
import { withoutEmpty } from './without-empty.ts';

test('keeps the fields that have a value, zero and empty lists among them', () => {
  const fields = { a: 'text', b: '', c: undefined, d: null, e: false, f: true, g: 0, h: [] };
  expect(withoutEmpty(fields)).toStrictEqual({ a: 'text', f: true, g: 0, h: [] });
});
