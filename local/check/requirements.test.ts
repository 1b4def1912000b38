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

const cited = testFiles.flatMap((file) =>
  (readFileSync(file, 'utf8').match(IDS) ?? []).flatMap((ids) => ids.split(' ')).map((id) => ({ id, file })),
);

test('each row of docs/requirements.tsv is one id and one sentence', () => {
  expect(header).toEqual(['id', 'requirement']);
  expect(new Set(requirements).size).toBe(rows.length);
  for (const row of rows)
    expect(row).toEqual([expect.stringMatching(/^[A-Z]+-\d{2}$/), expect.stringMatching(/[.?!]"?$/)]);
});

test('every id in the title of a test is a row of docs/requirements.tsv', () => {
  expect(cited.filter(({ id }) => !requirements.includes(id))).toEqual([]);
});

test('every row of docs/requirements.tsv is in the title of a test', () => {
  const proven = new Set(cited.map(({ id }) => id));
  expect(requirements.filter((id) => !proven.has(id))).toEqual([]);
});
