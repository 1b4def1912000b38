import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Leaves out what the entry would only fetch later, except what is `needed`: the other pages and what a browser runs. */
const without = (needed: RegExp): Plugin => ({
  name: 'leave-out',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !needed.test(specifier) ? { id: specifier, external: true } : null,
});

/**
 * The part of react-dom/server that renders to a text: the package's own entry brings its streaming twin along, and
 * with it twice the time to load.
 */
const serverAlone = {
  'react-dom/server': resolve('node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
};

/**
 * Builds `entry` for Node into `folder` as `<name>.mjs`. With `whole` it holds all it imports, for where nothing is
 * installed, and of what it fetches later only what `whole` matches.
 */
export async function buildForNode(
  entry: string,
  folder: string,
  { name, whole }: { name: string; whole?: RegExp },
): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), ...(whole ? [without(whole)] : [])],
    resolve: { alias: whole ? serverAlone : {} },
    define: whole ? { 'process.env.NODE_ENV': '"production"' } : {},
    ssr: whole ? { noExternal: true } : {},
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      minify: whole !== undefined,
      rolldownOptions: {
        output: {
          entryFileNames: `${name}.mjs`,
          assetFileNames: 'assets/[name]-[hash][extname]',
          ...(whole ? { codeSplitting: false } : {}),
        },
      },
    },
  });
  return join(folder, `${name}.mjs`);
}

/** Builds `entry` for Node, hands what it exports to `work`, and leaves nothing behind. */
export async function withBuilt<Exports, Result>(
  entry: string,
  work: (exports: Exports) => Promise<Result>,
): Promise<Result> {
  // Below the packages, so that what the entry imports is found.
  const folder = await mkdtemp(join('node_modules', '.render-'));
  try {
    const file = await buildForNode(entry, folder, { name: 'render' });
    // What the entry exports is known to who names it.
    return await work((await import(pathToFileURL(file).href)) as Exports);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
