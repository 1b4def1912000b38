import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bench, samePlace } from './labels.bench.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'labels-'));
  writeFileSync(
    join(folder, 'roles.tsv'),
    'job_title\trole\ttype\tseniority\nData Engineer\tEn\tFu\tmid\nData Engineer\tOp\tFu\tmid\n',
  );
  writeFileSync(
    join(folder, 'places.tsv'),
    'location_string\texpected\tremote\thybrid\nRemote - Bangalore\t[{"city":"Bengaluru","state":"","country":"IN"}]\ttrue\tfalse\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the bench scores a folder of labels and names the rows still wrong', async () => {
  const { rows, notes } = await bench.run({ folder });
  expect(rows.map(({ what, value, ok }) => [what, value, ok])).toEqual([
    ['labels: role', '50.0 % (1 of 2)', false],
    ['labels: job type', '100.0 % (2 of 2)', true],
    ['labels: seniority', '100.0 % (2 of 2)', true],
    ['labels: places exact', '100.0 % (1 of 1)', true],
    ['labels: remote', '100.0 % (1 of 1)', true],
    ['labels: hybrid', '100.0 % (1 of 1)', true],
  ]);
  expect(notes).toEqual(["role of 'Data Engineer': Op, read as En"]);
});

test('a folder without labels is skipped aloud', async () => {
  const { rows, notes } = await bench.run({ folder: join(folder, 'absent') });
  expect(rows).toEqual([]);
  expect(notes?.[0]).toMatch(/skipped/);
});

test('ING-02 what is read into the labelled rows keeps its budget', async () => {
  const { rows, notes } = await bench.run({});
  if (rows.length === 0) return console.info(notes?.[0]);
  expect(rows.filter(({ ok }) => !ok)).toEqual([]);
});

test('places are compared as the labels are meant', () => {
  const aliases = new Map([['bangalore IN', 'bengaluru']]);
  const same = (one: [string, string, string], other: [string, string, string]) => {
    const place = ([city, state, country]: [string, string, string]) => ({ city, state, country });
    return samePlace(place(one), place(other), aliases);
  };
  expect(same(['Bangalore', '', 'IN'], ['Bengaluru', 'Karnataka', 'IN'])).toBe(true);
  expect(same(['Montréal', 'QC', 'CA'], ['montreal', 'QC', 'CA'])).toBe(true);
  expect(same(['Portland', 'OR', 'US'], ['Portland', 'ME', 'US'])).toBe(false);
  expect(same(['London', 'England', 'GB'], ['London', '', 'GB'])).toBe(true);
  expect(same(['', '', 'HK'], ['Hong Kong', '', 'HK'])).toBe(true);
});
