import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { objectInScript } from './object-in-script.ts';

const MARKER = 'window.data =';

test.each([
  ['<script>window.data = {"a":{"b":1}};</script>', { a: { b: 1 } }],
  ['<script>window.data =\n  {"a":"}{\\"}"}; run({});</script>', { a: '}{"}' }],
  ['window.data = {}', {}],
  ['window.data = {"a":1', undefined],
  ['window.data = {a:1}', undefined],
  ['window.data = null; x = {}', undefined],
  ['window.data =', undefined],
  ['x = {}', undefined],
  ['', undefined],
])('finds the object in %j', (page, expected) => {
  expect(objectInScript(page, MARKER)).toEqual(expected);
});

test('ING-03 finds any object, whatever follows it, and never throws', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(object, fc.string(), fc.nat(50), (value, rest, cut) => {
      const page = `<p>${MARKER} ${JSON.stringify(value)}`;
      expect(objectInScript(`${page};${rest}`, MARKER)).toEqual(JSON.parse(JSON.stringify(value)));
      objectInScript(page.slice(0, -cut), MARKER);
    }),
  );
});
