import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Excludes dynamic imports except of `needed` source files: other pages and browser-only code. */
const externalizeExcept = (needed: readonly string[]): Plugin => ({
  name: 'leave-out',
  enforce: 'pre',
  resolveDynamicImport: (specifier) => {
    if (typeof specifier !== 'string') return null;
    const file = specifier.replace(/^[./]+/, '/');
    return needed.some((module) => module.endsWith(file)) ? null : { id: specifier, external: true };
  },
});

/**
 * Only the string renderer of react-dom/server: its default entry also loads the streaming one, which doubles
 * load time.
 */
const stringRendererAlias = {
  'react-dom/server': resolve('node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
};

/**
 * Builds `entry` for Node as `<folder>/<name>.mjs`. With `whole` it bundles all packages, and of the dynamic
 * imports only those of these source files.
 */
export async function buildForNode(
  entry: string,
  folder: string,
  { name, whole }: { name: string; whole?: readonly string[] },
): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), ...(whole ? [externalizeExcept(whole)] : [])],
    resolve: { alias: whole ? stringRendererAlias : {} },
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

/** Builds and imports `entry`, passes its exports to `work` and deletes the build. */
export async function withBuiltModule<Exports, Result>(
  entry: string,
  work: (exports: Exports) => Promise<Result>,
): Promise<Result> {
  // Inside node_modules, so that package imports resolve.
  const folder = await mkdtemp(join('node_modules', '.render-'));
  try {
    const file = await buildForNode(entry, folder, { name: 'render' });
    // The caller names the type of the entry's exports.
    return await work((await import(pathToFileURL(file).href)) as Exports);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
