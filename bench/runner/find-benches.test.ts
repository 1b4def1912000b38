import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findBenchFiles } from './find-benches.ts';

test('every benchmark has a name of its own, and a row in the README', () => {
  const readme = readFileSync('bench/README.md', 'utf8');
  // Reads names from the text, because importing all benchmarks would load the browser, the bundler and the gazetteer.
  const names = findBenchFiles().map((file) => /^ {2}name: '(.+)',$/m.exec(readFileSync(file, 'utf8'))?.[1]);

  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !readme.includes(`| \`pnpm bench ${name}`))).toEqual([]);
});
