import { isBuiltin } from 'node:module';
import type { Bundle } from './bundle-functions.ts';

/** The size budget of a function's bundle. Data files and worker threads, which load on demand, do not count. */
export const MAX_BUNDLE_BYTES = 850_000;

/** The budget for importing a function's bundle in a new process, as `pnpm bench bundles` measures it (median). */
export const MAX_IMPORT_MS = 250;

/** Returns a sentence for each function bundle over the budget and for each static import that a bundle lacks. */
export const checkBundles = (bundles: ReadonlyMap<string, Bundle>): string[] =>
  [...bundles]
    .filter(([entry]) => entry.endsWith('.handler.ts'))
    .flatMap(([entry, { code, output }]) => [
      ...(code.byteLength > MAX_BUNDLE_BYTES
        ? [`${entry}: the bundle is ${code.byteLength} bytes; the limit is ${MAX_BUNDLE_BYTES}.`]
        : []),
      ...output.imports
        .filter(({ kind, path }) => kind !== 'dynamic-import' && !isBuiltin(path))
        .map(({ path }) => `${entry}: the bundle imports ${path} but does not include it.`),
    ]);
