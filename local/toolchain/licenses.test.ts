import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

/** Licenses allowed for deployed packages: none requires us to publish our source. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
  // Covers only its own files, which we don't change.
  'MPL-2.0',
];

/** Returns whether an SPDX expression allows use: one side of an OR, both sides of an AND. */
function isAllowed(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAllowed);
  if (inner.includes(' AND ')) return inner.split(' AND ').every(isAllowed);
  return ALLOWED.includes(inner);
}

test('OPS-01 every package that is deployed has a license that allows it', async () => {
  const args = ['-r', 'licenses', 'list', '--prod', '--json'];
  const { stdout } = await promisify(execFile)('pnpm', args, { maxBuffer: 10_000_000 });
  const byLicense = JSON.parse(stdout) as Record<string, { name: string }[]>;
  expect(Object.keys(byLicense)).toContain('MIT');
  const refused = Object.entries(byLicense).filter(([license]) => !isAllowed(license));
  expect(refused.map(([license, packages]) => [license, packages.map(({ name }) => name)])).toEqual([]);
});
