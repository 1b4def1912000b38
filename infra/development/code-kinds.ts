import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { functionBuild, functionEntries, moduleName, readBundles } from '../platform/bundle-functions.ts';
import { resolverBuild } from '../platform/bundle-resolver.ts';
import { incrementalBuild } from './incremental-build.ts';

/** The build of an entry. */
export interface Built {
  /** The deployed contents, by file name. */
  readonly outputs: ReadonlyMap<string, Uint8Array>;
  /** The files it depends on, as paths from the repository's root. */
  readonly inputs: ReadonlySet<string>;
}

/** Code of one kind, built as a deployment builds it. */
export interface CodeKind {
  readonly entries: readonly string[];
  /** Builds some of the entries. Rejects with esbuild's BuildFailure for an error in the code. */
  build(entries: readonly string[]): Promise<ReadonlyMap<string, Built>>;
  close(): Promise<void>;
}

/** Lambda handlers and worker threads, with their source maps and data files. */
export async function functionCode(): Promise<CodeKind> {
  const entries = functionEntries();
  const { build, close } = await incrementalBuild(entries, (some) => ({
    ...functionBuild(some),
    logLevel: 'silent' as const,
  }));
  return {
    entries,
    close,
    async build(some) {
      const built = new Map<string, Built>();
      for (const [entry, { code, map, output, dataFiles }] of readBundles(some, await build(some))) {
        const name = `${moduleName(entry)}.mjs`;
        const outputs = new Map([
          [name, code],
          [`${name}.map`, map],
        ]);
        for (const file of dataFiles) outputs.set(basename(file), new Uint8Array(await readFile(file)));
        built.set(entry, { outputs, inputs: new Set([...Object.keys(output.inputs), ...dataFiles]) });
      }
      return built;
    },
  };
}

/** The resolvers and pipeline steps of the API. */
export async function resolverCode(): Promise<CodeKind> {
  const entries = globSync('functions/**/*.{resolver,step}.ts', { exclude: ['**/node_modules'] });
  const { build, close } = await incrementalBuild(entries, resolverBuild);
  return {
    entries,
    close,
    async build(some) {
      const { outputFiles, metafile } = await build(some);
      return new Map(
        some.map((entry) => {
          const path = `bundles/${entry}.js`;
          const file = outputFiles.find((one) => one.path.endsWith(`/${path}`));
          const output = metafile.outputs[path];
          if (!file || !output) throw new Error(`esbuild wrote no ${path}.`);
          return [
            entry,
            {
              outputs: new Map([['resolver.js', file.contents]]),
              inputs: new Set(Object.keys(output.inputs)),
            },
          ];
        }),
      );
    },
  };
}
