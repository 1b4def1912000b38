import { expect, test } from '@jest/globals';
import { territoryRows } from './territory-rows.ts';

const words = territoryRows.map(({ word }) => word);

test('MATCH-01 a territory has one line', () => {
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word, at) => words.indexOf(word) < at)).toEqual([]);
});

test('MATCH-01 every part of a territory is a territory, or the code of a country or state', () => {
  const parts = territoryRows.flatMap((row) => row.parts);
  const isCode = (part: string) => /^[A-Z]{2}(?:-[A-Z]{2})?$/.test(part);
  expect(parts.filter((part) => !words.includes(part) && !isCode(part))).toEqual([]);
});

test('MATCH-01 the first part of a country is its code', () => {
  const countries = territoryRows.filter(({ kind }) => kind === 'country');
  const codes = countries.map(({ parts }) => parts[0] ?? '');
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(countries.length);
});
