import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LEVELS } from '../../table/codes.ts';
import { spellWord } from '../spell-word.ts';
import { wordsOf } from '../vocabulary.ts';
import {
  broaderRows,
  decisionRows,
  fieldRows,
  headRows,
  impliedRows,
  levelRows,
  phraseLines,
  readFunctionRows,
  readOccupations,
  spellingRows,
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
  ['tools.tsv', firstCells(toolRows)],
  ['spellings.tsv', spellingRows.map(([written = '', , place = '']) => `${written} ${place}`)],
  [
    'functions.tsv',
    readFunctionRows().map(
      ([term = '', code = '', , beside = '']) => `${term} ${term === 'set' ? code : beside}`,
    ),
  ],
  ['phrases.txt', phraseLines.map((line) => line.split(' = ')[0] ?? '')],
])('MATCH-01 %s says everything about a word in one line', (_, keys) => {
  expect(keys.length).toBeGreaterThan(2);
  expect(repeated(keys)).toEqual([]);
});

/** The modules of the title model, without tests. */
const code = globSync('functions/titles/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
  readFileSync(file, 'utf8'),
);

const kindsRead = () => {
  const named = code.flatMap((text) => [...text.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind));
  const listed = [...decisionRows, ...impliedRows]
    .flat()
    .join(' ')
    .matchAll(/<([a-z-]+)>/g);
  const expanded = readOccupations()
    .join(' ')
    .matchAll(/\{([a-z-]+)\}/g);
  return new Set([...named, ...[...listed, ...expanded].map(([, kind]) => kind)]);
};

test('MATCH-01 every kind of word is read, and described in the README', () => {
  const kinds = [...new Set(wordRows.flatMap(([, list = '']) => list.split(', ')))];
  const read = kindsRead();
  expect(kinds.filter((kind) => !read.has(kind))).toEqual([]);
  const readme = readFileSync('functions/titles/data/README.md', 'utf8');
  expect(kinds.filter((kind) => !readme.includes(`\`${kind}\``))).toEqual([]);
});

test('MATCH-01 no word of a vocabulary is in code, apart from levels', () => {
  const levels = new Set([...LEVELS, ...levelRows.map(([, level]) => level)]);
  const words = new Set(
    [...firstCells(wordRows), ...firstCells(toolRows)].filter((word) => !levels.has(word)),
  );
  const literals = code.flatMap((text) => {
    const statements = text.replace(
      /\/\*[\s\S]*?\*\/|\/\/.*|\b(?:kind|wordsOf|textsOf|decider)\([^)]*\)/g,
      '',
    );
    return [...statements.matchAll(/'([^'\n]{2,})'/g)].map(([, literal = '']) => literal);
  });
  expect(literals.length).toBeGreaterThan(100);
  expect(literals.filter((literal) => words.has(literal))).toEqual([]);
});

test('MATCH-01 no word that rules another one out is dropped as noise', () => {
  const rivals = impliedRows.flatMap(([, , list = '']) => list.split(' '));
  expect(rivals.filter((rival) => wordsOf('noise').some(({ text }) => text === rival))).toEqual([]);
});

const joined = new Set(phraseLines.flatMap((line) => line.split(' = ')[1]?.split(' ') ?? []));

test('MATCH-01 every term with a function is in the spelling of titles as they are read', () => {
  const terms = readFunctionRows().flatMap(([term = '']) => (term === 'set' ? [] : [term]));
  const isSpelled = (word: string) => joined.has(word) || spellWord(word).join(' ') === word;
  expect(terms.length).toBeGreaterThan(1_000);
  expect(terms.filter((term) => !term.split(' ').every(isSpelled))).toEqual([]);
});

test.each([
  ['words.tsv', firstCells(wordRows)],
  ['tools.tsv', firstCells(toolRows)],
  ['broader.tsv', broaderRows.flat().flatMap((cell) => cell.split(' '))],
  ['implied.tsv', firstCells(impliedRows)],
])('MATCH-01 every word in %s is in the spelling of titles as they are read', (_, all) => {
  const words = all.filter((word) => /^[a-z]+$/.test(word));
  expect(words.length).toBeGreaterThan(10);
  expect(words.filter((word) => !joined.has(word) && !spellWord(word).includes(word))).toEqual([]);
});

test('MATCH-01 no sector in tools.tsv is a word that names a job of its own', () => {
  const sectors = toolRows.filter(([, kind]) => kind === 'sector').map(([word = '']) => word);
  const jobs = new Set(
    ['discipline', 'craft', 'physical', 'built'].flatMap((kind) => wordsOf(kind).map(({ text }) => text)),
  );
  expect(sectors.length).toBeGreaterThan(5);
  expect(sectors.filter((word) => jobs.has(word))).toEqual([]);
});
