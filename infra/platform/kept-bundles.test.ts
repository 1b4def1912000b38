import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Bundle } from './bundle-functions.ts';
import { keptBundles } from './kept-bundles.ts';

const bundle: Bundle = {
  code: new TextEncoder().encode('export {}'),
  map: new Uint8Array([123, 125]),
  output: { bytes: 9, imports: [], exports: [], inputs: {} },
  dataFiles: ['functions/titles/data/words.tsv'],
};
const build = jest.fn(async () => new Map([['functions/read.handler.ts', bundle]]));

let folder: string;

beforeEach(async () => {
  build.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('LOCAL-01 bundles of the same sources are built once', async () => {
  const file = join(folder, 'new', 'sources-1.bin');
  const built = await keptBundles(file, build);
  const kept = await keptBundles(file, build);
  expect(kept).toEqual(built);
  expect(new TextDecoder().decode(kept.get('functions/read.handler.ts')?.code)).toBe('export {}');
  expect(build).toHaveBeenCalledTimes(1);
  await keptBundles(join(folder, 'sources-2.bin'), build);
  expect(build).toHaveBeenCalledTimes(2);
});

test('LOCAL-01 without a file, each synthesis builds them', async () => {
  await keptBundles(undefined, build);
  await keptBundles(undefined, build);
  expect(build).toHaveBeenCalledTimes(2);
});
