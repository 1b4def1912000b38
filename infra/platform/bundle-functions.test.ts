import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { COMPILED_NAMES, nameSources } from '../../functions/titles/data/compiled-names.ts';
import { functionBuild, readBundles } from './bundle-functions.ts';

test('MATCH-01 names of occupations are compiled again when any module or file changes on which they depend', async () => {
  const entry = 'functions/titles/occupations.ts';
  const bundle = readBundles([entry], await build(functionBuild([entry]))).get(entry);
  const read = [...Object.keys(bundle?.output.inputs ?? {}), ...(bundle?.dataFiles ?? [])];
  expect(read).toContain('functions/titles/data/occupations.txt');
  const known = [...nameSources(), COMPILED_NAMES];
  expect(read.filter((path) => !known.includes(path))).toEqual([]);
});
