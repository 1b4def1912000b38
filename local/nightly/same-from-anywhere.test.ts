import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { differingFiles } from './same-from-anywhere.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assemblies-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function assembly(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, name, file, '..'), { recursive: true });
    await writeFile(join(folder, name, file), text);
  }
  return join(folder, name);
}

test('OPS-01 assemblies are compared byte for byte, except for what stays on the machine', async () => {
  const same = { 'Stack.template.json': '{}', 'asset.1/index.mjs': 'a' };
  const one = await assembly('one', {
    ...same,
    'asset.1/index.mjs.map': 'AAC',
    'Stack.metadata.json': '/one',
  });
  const other = await assembly('other', {
    ...same,
    'asset.1/index.mjs.map': 'AAD',
    'Stack.metadata.json': '/other',
  });
  const more = await assembly('more', { ...same, 'asset.2/index.mjs': 'a' });

  expect(await differingFiles(one, one)).toEqual([]);
  expect(await differingFiles(one, other)).toEqual(['asset.1/index.mjs.map']);
  expect(await differingFiles(one, more)).toEqual(['asset.1/index.mjs.map', 'asset.2/index.mjs']);
});
