import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compareFound } from './agreement.ts';

function writeFound(name: string, text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'found-')), name);
  writeFileSync(file, text);
  return file;
}

test('counts the people that both found, job by job', async () => {
  const ours = writeFound('ours', '1 2 3 4\n\n5\n');
  const theirs = writeFound('theirs', '4 1\n5\n\n');

  expect(await compareFound(ours, theirs)).toEqual({ found: 3, recall: 2 / 5, precision: 2 / 3 });
});

test('refuses files with different numbers of jobs', async () => {
  const [ours, theirs] = [writeFound('ours', '1\n2\n'), writeFound('theirs', '1\n')];

  await expect(compareFound(ours, theirs)).rejects.toThrow('different numbers of jobs');
});
