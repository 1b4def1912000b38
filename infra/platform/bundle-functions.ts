import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { findDataFiles } from './find-data-files.ts';

/** Nothing is written here: the paths in the source maps lead from this folder to the repository's root. */
const OUT = 'bundles';
const PREACT = './functions/node_modules/preact';

/** How a handler and everything it imports become the one ES module that Lambda runs. */
const options = {
  bundle: true,
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  charset: 'utf8',
  jsx: 'automatic',
  logLevel: 'warning',
  // The SDK's ES modules can be tree-shaken, its CommonJS files can't.
  mainFields: ['module', 'main'],
  // Lambda passes credentials in environment variables, so the SDK never loads its other credential providers.
  external: [
    '@aws-sdk/credential-provider-http',
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
    '@smithy/credential-provider-imds',
  ],
  // Preact renders the React components of e-mails to the same HTML and makes the bundle 216 kB smaller.
  alias: {
    react: `${PREACT}/compat`,
    'react/jsx-runtime': `${PREACT}/jsx-runtime`,
    'react-dom/server': './functions/node_modules/preact-render-to-string',
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
  },
} satisfies BuildOptions;

/** The module's name without its extension, as Lambda's `handler` setting or `new Worker` refers to it. */
export const moduleName = (entry: string): string =>
  entry.endsWith('.handler.ts') ? 'index' : basename(entry, '.ts');

export interface Bundle {
  readonly code: Uint8Array;
  readonly map: Uint8Array;
  readonly output: Metafile['outputs'][string];
  /** The paths, from the repository's root, of the files that the code reads next to itself. */
  readonly dataFiles: readonly string[];
}

/** The handlers and worker threads, as paths from the repository's root. */
export const functionEntries = (): string[] =>
  globSync('functions/**/*.{handler,worker}.ts', { exclude: ['**/node_modules'] });

/** The build of these entries into one ES module each. One build for all of them parses shared files once. */
export const functionBuild = (entries: readonly string[]) =>
  ({
    ...options,
    entryPoints: entries.map((entry) => ({ in: entry, out: `${entry}/${moduleName(entry)}` })),
    outdir: OUT,
    outExtension: { '.js': '.mjs' },
    metafile: true,
    write: false,
  }) satisfies BuildOptions;

/** Runs the script next to each generated data file, which writes it unless it is up to date. */
export function generateData(dataFiles: readonly string[]): void {
  const scripts = dataFiles
    .filter((file) => file.endsWith('.generated.txt'))
    .map((file) => file.replace(/ated\.txt$/, 'ate.ts'));
  for (const script of new Set(scripts))
    execFileSync(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * Bundles every Lambda handler and worker thread: 4 s instead of 21 s for one build each. Also brings the data that
 * they read up to date. Returns the bundles by entry.
 */
export async function bundleFunctions(): Promise<ReadonlyMap<string, Bundle>> {
  const entries = functionEntries();
  const { outputFiles, metafile } = await build(functionBuild(entries));
  const files = new Map(outputFiles.map(({ path, contents }) => [relative('.', path), contents]));
  const bundles = new Map(
    entries.map((entry): [string, Bundle] => {
      const path = `${OUT}/${entry}/${moduleName(entry)}.mjs`;
      const [code, map, output] = [files.get(path), files.get(`${path}.map`), metafile.outputs[path]];
      if (!code || !map || !output) throw new Error(`esbuild wrote no ${path}.`);
      return [entry, { code, map, output, dataFiles: findDataFiles(output) }];
    }),
  );
  generateData([...bundles.values()].flatMap(({ dataFiles }) => dataFiles));
  return bundles;
}
