import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { bundleOptions } from './bundle-options.ts';
import { ASKING, type LeftOut, leftOut, leftOutUnlessAsking } from './left-out.ts';
import { slimPackages } from './slim-packages.ts';

/** Nothing is written there: paths in the maps of the code lead from it to the repository's root. */
const OUT = 'bundles';

/** What Lambda, or the code that starts a thread, calls the module without its ending. */
export const moduleName = (entry: string): string =>
  entry.endsWith('.handler.ts') ? 'index' : basename(entry, '.ts');

/** What one module of ours was bundled into. */
export interface Bundle {
  readonly code: Uint8Array;
  readonly map: Uint8Array;
  /** How much of each file is in the code, and what it imports when it runs. */
  readonly made: Metafile['outputs'][string];
}

/**
 * Every function and every thread as one ES module each, by its file from the repository's root. All in one build, so
 * that what they share is read once.
 */
export async function bundleFunctions(): Promise<ReadonlyMap<string, Bundle>> {
  const entries = globSync('functions/**/*.{handler,worker}.ts', { exclude: ['**/node_modules'] });
  const bundles = await bundle(entries, [...leftOut, leftOutUnlessAsking]);
  const asking = [...bundles].filter(([, { made }]) => ASKING in made.inputs).map(([entry]) => entry);
  return new Map([...bundles, ...(await bundle(asking, leftOut))]);
}

async function bundle(entries: readonly string[], out: readonly LeftOut[]): Promise<Map<string, Bundle>> {
  const { outputFiles, metafile } = await build({
    ...bundleOptions,
    entryPoints: entries.map((entry) => ({ in: entry, out: `${entry}/${moduleName(entry)}` })),
    outdir: OUT,
    outExtension: { '.js': '.mjs' },
    plugins: [slimPackages(out)],
    metafile: true,
    write: false,
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [relative('.', path), contents]));
  return new Map(
    entries.map((entry) => {
      const path = `${OUT}/${entry}/${moduleName(entry)}.mjs`;
      const [code, map, made] = [files.get(path), files.get(`${path}.map`), metafile.outputs[path]];
      if (!code || !map || !made) throw new Error(`esbuild made no ${path}.`);
      return [entry, { code, map, made }];
    }),
  );
}
