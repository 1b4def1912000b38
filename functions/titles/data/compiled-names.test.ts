import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { compileNames, namesWithHead } from '../occupations.ts';
import { wordOf } from '../word.ts';
import { nameSources, openNames, sealNames } from './compiled-names.ts';

test('MATCH-01 compiled names are used until a line of the vocabulary or of the parser changes', () => {
  const sources = nameSources()
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
  const compiled = sealNames('engineer\t[]', sources);
  expect(openNames(compiled, sources)).toBe('engineer\t[]');
  expect(openNames(compiled, `${sources}Prompt Engineer: Prompt Writer\n`)).toBeUndefined();
});

test('MATCH-01 compiled names are the names of the dictionary', () => {
  const names = [...namesWithHead(wordOf('tester')).values()].flat();
  const [line = ''] = compileNames()
    .split('\n')
    .filter((one) => one.startsWith('tester\t'));
  const compiled = names.map(({ words }) => words.map(({ text }) => text).join(' '));
  const rows: unknown[][] = JSON.parse(line.slice('tester\t'.length));
  expect(compiled.sort()).toEqual(rows.map(([words]) => words).sort());
  expect(compiled).toContain('data warehouse');
});

test('MATCH-01 names are compiled again when any module or file changes on which they depend', async () => {
  const { metafile } = await build({
    entryPoints: ['functions/titles/occupations.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
  });
  const modules = Object.keys(metafile.inputs);
  const files = modules.flatMap((module) =>
    [...readFileSync(module, 'utf8').matchAll(/new URL\('\.\/([\w-]+\.(?:tsv|txt))'/g)].map(([, name = '']) =>
      join(dirname(module), name),
    ),
  );
  expect(files).toContain('functions/titles/data/occupations.txt');
  const known = nameSources();
  expect([...modules, ...files].filter((path) => !known.includes(path))).toEqual([]);
});
