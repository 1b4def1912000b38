import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bench } from './labels.bench.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'labels-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, ...lines: string[][]) =>
  writeFileSync(join(folder, file), `${lines.map((cells) => cells.join('\t')).join('\n')}\n`);

describe('pnpm bench labels FOLDER', () => {
  test('scores the sets in the folder, lists misses, and names missing files', async () => {
    // given
    write(
      'roles.tsv',
      ['job_title', 'role', 'type', 'seniority'],
      ['Data Engineer', 'En', 'Fu', 'mid'],
      ['Data Engineer', 'Op', 'Fu', 'mid'],
    );
    write(
      'places.tsv',
      ['location_string', 'expected', 'remote', 'hybrid'],
      ['Remote - Bangalore', '[{"city":"Bengaluru","state":"","country":"IN"}]', 'true', 'false'],
    );
    write(
      'title_pairs.tsv',
      ['saved_position', 'job_title', 'label', 'why'],
      ['Data Engineer', 'Senior Data Engineer', 'y', 'a level added'],
      ['Data Engineer', 'Data Engineer II', 'n', 'a wrong label'],
    );
    const hourly = { min: 40, max: 45, currency: 'USD', unit: 'hour', place: '', ote: false };
    const single = { min: 20, max: 20, currency: 'USD', period: 'Hourly', label: '' };
    write(
      'pay.tsv',
      ['posting', 'job_title', 'places', 'stated', 'text', 'expected'],
      ['1', 'Analyst', '["Austin, TX"]', '[]', '["Pay: $40 - $45 an hour"]', JSON.stringify([hourly])],
      ['2', 'Clerk', '["Austin, TX"]', JSON.stringify([single]), '[]', JSON.stringify([hourly])],
    );
    // when
    const { rows, notes } = await bench.run({ folder });
    // then
    expect(rows.map(({ metric, value, ok }) => [metric, value, ok])).toEqual([
      ['title pairs, precision', '50.0% (1 of 2)', false],
      ['title pairs, recall', '100.0% (1 of 1)', true],
      ['places, exact match', '100.0% (1 of 1)', true],
      ['places, remote', '100.0% (1 of 1)', true],
      ['places, hybrid', '100.0% (1 of 1)', true],
      ['roles, role', '50.0% (1 of 2)', false],
      ['roles, job type', '100.0% (2 of 2)', true],
      ['roles, seniority', '100.0% (2 of 2)', true],
      ['pay, shown ranges that are right', '50.0% (1 of 2)', false],
      ['pay, stated ranges that are shown', '50.0% (1 of 2)', false],
    ]);
    expect(notes).toEqual([
      `Not scored: ${folder} has no title_pairs_midcareer.tsv.`,
      `Not scored: ${folder} has no user_cases.tsv.`,
      "title pairs, precision: false alert, 'Data Engineer' and 'Data Engineer II'",
      "roles, role: 'Data Engineer' is Op, read as En",
      expect.stringMatching(
        /^pay, shown ranges that are right: 'Clerk' \(2\) shows .*"max":20.* states .*"max":45/,
      ),
      expect.stringMatching(
        /^pay, stated ranges that are shown: 'Clerk' \(2\) states .*"max":45.* shows .*"max":20/,
      ),
    ]);
  });

  test('fails on a folder without labeled sets and on a set without its columns', async () => {
    const absent = join(folder, 'absent');
    await expect(bench.run({ folder: absent })).rejects.toThrow(
      /absent has no labeled set\. Choose a folder/,
    );
    mkdirSync(absent);
    writeFileSync(join(absent, 'roles.tsv'), 'title\trole\n');
    await expect(bench.run({ folder: absent })).rejects.toThrow(
      /has no column job_title, type, seniority\.$/,
    );
  });
});
