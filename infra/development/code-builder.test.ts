import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { build as esbuild } from 'esbuild';
import { type CodeBuilder, createCodeBuilder } from './code-builder.ts';
import type { CodeKind } from './code-kind.ts';
import { incrementalBuild } from './incremental-build.ts';
import { linkedEntries } from './linked-entries.ts';

let folder: string;
let builder: CodeBuilder;

const pathOf = (name: string) => relative('.', join(folder, name));

/** Two made-up entries, which import a shared file. */
async function givenKind(): Promise<CodeKind> {
  const entries = ['one.ts', 'two.ts'].map(pathOf);
  const optionsOf = (entryPoints: readonly string[], splitting: boolean) => ({
    entryPoints: [...entryPoints],
    outdir: join(folder, 'out'),
    bundle: true,
    splitting,
    format: 'esm' as const,
    write: false as const,
    metafile: true as const,
    logLevel: 'silent' as const,
  });
  const builtOf = (some: readonly string[], result: Parameters<typeof linkedEntries>[0]) => {
    const entryOf = linkedEntries(result);
    return new Map(
      some.map((entry) => {
        const { code, chunks, modules } = entryOf(entry);
        return [entry, { outputs: new Map([['index.mjs', code], ...chunks]), inputs: new Set(modules) }];
      }),
    );
  };
  const { build, close } = await incrementalBuild(entries, (some) => optionsOf(some, true));
  return {
    entries,
    close,
    buildDeployed: async () => builtOf(entries, await esbuild(optionsOf(entries, false))),
    build: async (some) => builtOf(some, await build(some)),
  };
}

const write = (name: string, text: string) => writeFile(join(folder, name), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'code-'));
  await write('shared.ts', "export const word = 'first';");
  await write('one.ts', "import { word } from './shared.ts'; console.log(word);");
  await write('two.ts', "import { word } from './shared.ts'; console.log('two', word);");
  builder = await createCodeBuilder([await givenKind()], join(folder, 'built'));
});

afterEach(async () => {
  await builder.close();
  await rm(folder, { recursive: true });
});

test('LOCAL-01 a change of a file that one entry has replaces that entry', async () => {
  await write('one.ts', "console.log('changed');");

  const [swap, ...others] = await builder.rebuild([pathOf('one.ts')]);

  expect(others).toEqual([]);
  expect(await readFile(swap?.file ?? '', 'utf8')).toContain('changed');
  expect(swap?.beside).toEqual([]);
});

test('LOCAL-01 a change of a shared file replaces every entry, with the shared code beside it', async () => {
  await write('shared.ts', "export const word = 'second';");

  const swaps = await builder.rebuild([pathOf('shared.ts')]);

  expect(swaps).toHaveLength(2);
  const [chunk = ''] = swaps[0]?.beside ?? [];
  expect(swaps[1]?.beside).toEqual([chunk]);
  expect(await readFile(chunk, 'utf8')).toContain('second');
  for (const { file } of swaps) expect(await readFile(file, 'utf8')).toContain(`./${basename(chunk)}`);
});

test('LOCAL-01 a swap names the content that the last one wrote', async () => {
  await write('one.ts', "console.log('second');");
  const [first] = await builder.rebuild([pathOf('one.ts')]);
  const written = await readFile(first?.file ?? '');
  await write('one.ts', "console.log('third');");

  const [second] = await builder.rebuild([pathOf('one.ts')]);

  const sha256 = createHash('sha256').update(written).digest('hex');
  expect(second).toMatchObject({ size: written.byteLength, sha256 });
});

test('LOCAL-01 a file that no entry contains, and one whose code stays the same, replace nothing', async () => {
  await write('one.ts', "console.log('first');");
  await builder.rebuild([pathOf('one.ts')]);
  await write('one.ts', "/* why */ console.log('first');");

  expect(await builder.rebuild([pathOf('elsewhere.ts'), pathOf('one.ts')])).toEqual([]);
});

test('LOCAL-01 an entry that failed is built again with the next change, whatever that is', async () => {
  await write('one.ts', "import { word } from './missing.ts'; console.log(word);");
  await expect(builder.rebuild([pathOf('one.ts')])).rejects.toMatchObject({ errors: [expect.anything()] });
  await write('missing.ts', "export const word = 'found';");

  const [swap] = await builder.rebuild([pathOf('missing.ts')]);

  expect(await readFile(swap?.file ?? '', 'utf8')).toContain('found');
});
