import { expect, test } from '@jest/globals';
import {
  broaderRows,
  fieldRows,
  headRows,
  impliedRows,
  phraseLines,
  spellingRows,
  territoryRows,
  toolRows,
  wordRows,
} from './title-data.ts';

const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) < at);
const firstCells = (rows: readonly (readonly string[])[]) => rows.map(([first = '']) => first);

test.each([
  ['words.tsv', firstCells(wordRows)],
  ['fields.tsv', firstCells(fieldRows)],
  ['heads.tsv', firstCells(headRows)],
  ['broader.tsv', firstCells(broaderRows)],
  ['implied.tsv', firstCells(impliedRows)],
  ['territories.tsv', firstCells(territoryRows)],
  ['tools.tsv', firstCells(toolRows)],
  ['spellings.tsv', spellingRows.map(([written = '', , place = '']) => `${written} ${place}`)],
  ['phrases.txt', phraseLines.map((line) => line.split(' = ')[0] ?? '')],
])('MATCH-01 %s says everything about a word in one line', (_, keys) => {
  expect(keys.length).toBeGreaterThan(2);
  expect(repeated(keys)).toEqual([]);
});

test('MATCH-01 every part of a territory is a territory', () => {
  const names = new Set(firstCells(territoryRows));
  const parts = territoryRows.flatMap(([, , listed = '']) => listed.split(' ').filter((part) => part !== ''));
  expect(parts.filter((part) => !names.has(part))).toEqual([]);
});
