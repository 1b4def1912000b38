import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type CodeBuilder, createCodeBuilder } from './code-builder.ts';
import type { CodeKind } from './code-kinds.ts';
import { incrementalBuild } from './incremental-build.ts';

let folder: string;
let builder: CodeBuilder;

/** Two made-up entries, one of which imports a shared file. */
async function givenKind(): Promise<CodeKind> {
  const entries = ['one.ts', 'two.ts'];
  const { build, close } = await incrementalBuild(entries, (some) => ({
    entryPoints: [...some],
    absWorkingDir: folder,
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  }));
  return {
    entries,
    close,
    async build(some) {
      const { outputFiles, metafile } = await build(some);
      return new Map(
        some.map((entry) => {
          const name = entry.replace('.ts', '.js');
          const content = outputFiles.find(({ path }) => path.endsWith(name))?.contents ?? new Uint8Array();
          const inputs = new Set(Object.keys(metafile.outputs[`out/${name}`]?.inputs ?? {}));
          return [entry, { outputs: new Map([[name, content]]), inputs }];
        }),
      );
    },
  };
}

const write = (name: string, text: string) => writeFile(join(folder, name), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'code-'));
  await write('shared.ts', "export const word = 'first';");
  await write('one.ts', "import { word } from './shared.ts'; console.log(word);");
  await write('two.ts', "console.log('two');");
  builder = await createCodeBuilder([await givenKind()], join(folder, 'built'));
});

afterEach(async () => {
  await builder.close();
  await rm(folder, { recursive: true });
});

test('LOCAL-01 a change of an imported file replaces the entry that contains it', async () => {
  await write('shared.ts', "export const word = 'second';");

  const [swap, ...others] = await builder.rebuild(['shared.ts']);

  expect(others).toEqual([]);
  expect(await readFile(swap?.file ?? '', 'utf8')).toContain('second');
});

test('LOCAL-01 a swap names the content that the last one wrote', async () => {
  await write('shared.ts', "export const word = 'second';");
  const [first] = await builder.rebuild(['shared.ts']);
  const written = await readFile(first?.file ?? '');
  await write('shared.ts', "export const word = 'third';");

  const [second] = await builder.rebuild(['shared.ts']);

  const sha256 = createHash('sha256').update(written).digest('hex');
  expect(second).toMatchObject({ size: written.byteLength, sha256 });
});

test('LOCAL-01 a file that no entry contains, and one whose code stays the same, replace nothing', async () => {
  await write('one.ts', "import { word } from './shared.ts'; /* why */ console.log(word);");

  expect(await builder.rebuild(['elsewhere.ts', 'one.ts'])).toEqual([]);
});

test('LOCAL-01 an entry that failed is built again with the next change, whatever that is', async () => {
  await write('one.ts', "import { word } from './missing.ts'; console.log(word);");
  await expect(builder.rebuild(['one.ts'])).rejects.toMatchObject({ errors: [expect.anything()] });
  await write('missing.ts', "export const word = 'found';");

  const [swap] = await builder.rebuild(['missing.ts']);

  expect(await readFile(swap?.file ?? '', 'utf8')).toContain('found');
});
