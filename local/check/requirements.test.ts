import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const [header, ...rows] = readFileSync('docs/requirements.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

const requirements = rows.map(([id = '']) => id);

const testFiles = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
  { encoding: 'utf8' },
)
  .trimEnd()
  .split('\n');

/** Matches the ids that a title begins with, such as those of 'API-02 AI-01 asks nothing'. */
const IDS = /(?<=['"`])[A-Z]{2,}-\d{2}\b(?: [A-Z]{2,}-\d{2}\b)*/g;

/** Matches the title of a journey that only the nightly run has. */
const NIGHTLY_TITLE = /(['"`])(?:(?!\1).)*\1,\s*NIGHTLY\b/g;

const citedIn = (text: string): string[] => (text.match(IDS) ?? []).flatMap((ids) => ids.split(' '));

const files = testFiles.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const cited = files.flatMap(({ file, text }) => citedIn(text).map((id) => ({ id, file })));

test('each row of docs/requirements.tsv is one id and one sentence', () => {
  expect(header).toEqual(['id', 'requirement']);
  expect(new Set(requirements).size).toBe(rows.length);
  for (const row of rows)
    expect(row).toEqual([expect.stringMatching(/^[A-Z]+-\d{2}$/), expect.stringMatching(/[.?!]"?$/)]);
});

test('every id in the title of a test is a row of docs/requirements.tsv', () => {
  expect(cited.filter(({ id }) => !requirements.includes(id))).toEqual([]);
});

test('every row of docs/requirements.tsv is in the title of a test that npm test runs', () => {
  const proven = new Set(files.flatMap(({ text }) => citedIn(text.replace(NIGHTLY_TITLE, ''))));
  expect(requirements.filter((id) => !proven.has(id))).toEqual([]);
});
