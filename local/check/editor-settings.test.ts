import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import * as z from 'zod';

const Engine = z.object({ version: z.string(), onFail: z.string() });
const Manifest = z.object({ devEngines: z.object({ runtime: Engine, packageManager: Engine }) });
const Biome = z.object({ formatter: z.object({ indentStyle: z.string(), lineWidth: z.number() }) });

const read = (file: string) => readFileSync(file, 'utf8');

test('editors indent and wrap like Biome', () => {
  const { formatter } = Biome.parse(JSON.parse(read('biome.json')));
  const [, everyFile = ''] = read('.editorconfig').split(/^\[.*\]$/m);
  const settings = Object.fromEntries(
    everyFile
      .trim()
      .split('\n')
      .map((line) => line.split(' = ')),
  );
  expect(settings).toMatchObject({
    indent_style: formatter.indentStyle,
    // Biome's default.
    indent_size: '2',
    max_line_length: String(formatter.lineWidth),
  });
});

test('every tool is given the Node.js and pnpm that npm start fetches', () => {
  const [, node = ''] = /NODE_MAJOR = (\d+)/.exec(read('local/toolchain/node-and-pnpm.mjs')) ?? [];
  const [, pnpm = ''] = /PNPM_MAJOR = (\d+)/.exec(read('local/toolchain/node-and-pnpm.mjs')) ?? [];
  const { devEngines } = Manifest.parse(JSON.parse(read('package.json')));
  // With any other `onFail`, npm on Node.js 20 warns or refuses to run npm start.
  expect(devEngines.runtime).toEqual({ version: node, onFail: 'ignore' });
  expect(devEngines.packageManager).toEqual({ version: pnpm, onFail: 'ignore' });
  expect(read('.nvmrc')).toBe(`${node}\n`);
  expect(read('.devcontainer/devcontainer.json')).toContain(`javascript-node:${node}-`);
  expect(read('.devcontainer/devcontainer.json')).toContain(`pnpm@${pnpm} `);
});
