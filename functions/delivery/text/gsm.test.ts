import { expect, test } from '@jest/globals';
import { gsmLength, toGsm } from './gsm.ts';

test.each([
  ['Senior Engineer – “Café” Team', 'Senior Engineer - "Café" Team'],
  ['Développeur·se…', 'Développeur-se...'],
  ['Škoda São Paulo', 'Skoda Sao Paulo'],
  ['C++ [Remote] {x}', 'C++ [Remote] {x}'],
  ['エンジニア Tokyo', 'Tokyo'],
])('MATCH-02 spells %j in the characters of a plain text', (line, spelled) => {
  expect(toGsm(line)).toBe(spelled);
});

test('MATCH-02 counts the characters that take twice the room', () => {
  expect(gsmLength('a[b]€')).toBe(8);
});
