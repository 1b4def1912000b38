import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { functionBuild, functionEntries, generateData, moduleName } from '../platform/bundle-functions.ts';
import { findDataFiles } from '../platform/find-data-files.ts';
import { keptBundles } from '../platform/kept-bundles.ts';
import type { Built, CodeKind } from './code-kind.ts';
import { incrementalBuild } from './incremental-build.ts';
import { type LinkedEntry, linkedEntries } from './linked-entries.ts';

/** Code that functions share becomes a chunk, which esbuild prints once instead of up to 50 times. */
const functionBuildInChunks = (entries: readonly string[]) =>
  ({
    ...functionBuild(entries),
    // All in one folder, as a function's files are.
    entryPoints: entries.map((entry) => ({ in: entry, out: entry.replaceAll('/', '.') })),
    splitting: true,
    minify: false,
    sourcemap: 'inline',
    logLevel: 'silent',
  }) satisfies BuildOptions;

interface LinkedFunction extends Omit<LinkedEntry, 'paths'> {
  readonly entry: string;
  readonly dataFiles: readonly string[];
}

/** Adds the data files to linked code. */
async function completeFunctions(functions: readonly LinkedFunction[]): Promise<ReadonlyMap<string, Built>> {
  const paths = new Set(functions.flatMap(({ dataFiles }) => dataFiles));
  const contents = new Map(
    await Promise.all([...paths].map(async (path) => [path, await readFile(path)] as const)),
  );
  return new Map(
    functions.map(({ entry, code, chunks, modules, dataFiles }) => {
      const outputs = new Map([[`${moduleName(entry)}.mjs`, code], ...chunks]);
      for (const path of dataFiles) outputs.set(basename(path), contents.get(path) ?? new Uint8Array());
      return [entry, { outputs, inputs: new Set([...modules, ...dataFiles]) }];
    }),
  );
}

/** Lambda handlers and worker threads, with their data files. `bundlesFile` keeps the bundles that are deployed. */
export async function functionCode(bundlesFile: string): Promise<CodeKind> {
  const entries = functionEntries();
  const { build, close } = await incrementalBuild(entries, functionBuildInChunks);
  return {
    entries,
    close,
    async buildDeployed() {
      const bundles = await keptBundles(bundlesFile);
      return completeFunctions(
        [...bundles].map(([entry, { code, output, dataFiles }]) => ({
          entry,
          code,
          chunks: new Map(),
          modules: Object.keys(output.inputs),
          dataFiles,
        })),
      );
    },
    async build(some) {
      const result = await build(some);
      const dataFiles = new Map(
        Object.entries(result.metafile.outputs).map(([path, output]) => [path, findDataFiles(output)]),
      );
      generateData([...dataFiles.values()].flat());
      const entryOf = linkedEntries(result);
      return completeFunctions(
        some.map((entry) => {
          const linked = entryOf(entry);
          return { entry, ...linked, dataFiles: linked.paths.flatMap((path) => dataFiles.get(path) ?? []) };
        }),
      );
    },
  };
}
