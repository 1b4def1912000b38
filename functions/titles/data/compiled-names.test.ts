import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { compileNames, namesWithHead } from '../occupations.ts';
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
  const [line = ''] = compileNames()
    .split('\n')
    .filter((one) => one.startsWith('tester\t'));
  expect(JSON.stringify([...(namesWithHead('tester') ?? [])])).toBe(line.slice('tester\t'.length));
  expect(line).toContain('"penetration"');
});
