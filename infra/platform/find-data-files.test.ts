import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findDataFiles } from './find-data-files.ts';

const givenOutput = (bytesByModule: Record<string, number>) => ({
  bytes: 0,
  imports: [],
  exports: [],
  inputs: Object.fromEntries(
    Object.entries(bytesByModule).map(([module, bytesInOutput]) => [module, { bytesInOutput }]),
  ),
});

test('finds the files that the modules of a bundle read', () => {
  const files = findDataFiles(
    givenOutput({ 'functions/postings/words/known-employers.ts': 900, 'functions/titles/title.ts': 400 }),
  );
  expect(files).toEqual(['functions/postings/words/known-employers.tsv']);
  expect(files.every((file) => existsSync(file))).toBe(true);
});

test('leaves out the files of modules that tree shaking has removed', () => {
  expect(findDataFiles(givenOutput({ 'functions/places/gazetteer/gazetteer.ts': 0 }))).toEqual([]);
});

test('refuses a module that reads a file in another folder', () => {
  const module = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'read-words.ts');
  writeFileSync(module, "readFileSync(new URL('./vocabulary/words.txt', import.meta.url))");
  expect(() => findDataFiles(givenOutput({ [module]: 90 }))).toThrow(/reads \.\/vocabulary\/words\.txt/);
});
