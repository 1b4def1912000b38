import { expect, test } from '@jest/globals';
import { decodeAsks, encodeAsks } from './job-asks.ts';

test.each([
  [{ skills: [], years: null }, ''],
  [{ skills: ['Golang', 'C++'], years: 8 }, '8|Golang|C++'],
  [{ skills: ['CI/CD'], years: null }, '|CI/CD'],
  [{ skills: [], years: 0 }, '0'],
  [{ skills: [], years: 1.5 }, '1.5'],
])('FIT-01 what a job asks for is kept as a short text: %j', (asks, text) => {
  expect(encodeAsks(asks)).toBe(text);
  expect(decodeAsks(text)).toEqual(asks);
});
