import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds `entry` for Node into `folder` as `<name>.mjs`; whole: with all it imports, for where nothing is installed. */
export async function buildForNode(
  entry: string,
  folder: string,
  { name, whole }: { name: string; whole: boolean },
): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    ssr: whole ? { noExternal: true } : {},
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      minify: whole,
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
    const file = await buildForNode(entry, folder, { name: 'render', whole: false });
    // What the entry exports is known to who names it.
    return await work((await import(pathToFileURL(file).href)) as Exports);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
