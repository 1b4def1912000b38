import { readFileSync } from 'node:fs';
import { type LoadHookContext, registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from '@jest/types';
import { transformSync } from 'esbuild';

/** Test files and their fixtures, and entries of functions, which read the environment when they are loaded. */
const RELOADED = /\.(test|handler)\.ts$|\/fixtures\//;

/** Which test file a module was loaded for. */
const FILE = /[?&]file=(\d+)/;

function readSource(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.ts')) return stripTypeScriptTypes(text);
  return transformSync(text, { loader: 'tsx', jsx: 'automatic', sourcefile: path, sourcemap: 'inline' }).code;
}

/**
 * Makes Node.js load modules as Jest would: types are stripped, `@jest/globals` and `moduleNameMapper` are resolved,
 * and each test file has its own instances of RELOADED, of what prepares it, and of replaced libraries. Returns a
 * function to call when a test file begins.
 */
export function installModuleHooks({
  rootDir,
  moduleNameMapper,
  setupFilesAfterEnv,
}: Config.ProjectConfig): () => void {
  const root = `${pathToFileURL(rootDir).href}/`;
  const replacements = moduleNameMapper.map(([pattern, path]) => ({
    pattern: new RegExp(pattern),
    url: pathToFileURL(String(path)).href,
  }));
  const prepared = new Set([
    ...setupFilesAfterEnv.map((path) => pathToFileURL(path).href),
    ...replacements.map(({ url }) => url),
  ]);
  const isOwn = (url: string) => url.startsWith(root) && !url.includes('/node_modules/');
  const sources = new Map<string, string>();
  let file = 0;

  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@jest/globals')
        return { url: new URL('./jest-globals.ts', import.meta.url).href, shortCircuit: true };
      const { parentURL = '' } = context;
      // A replacement imports the library itself.
      const replacement = replacements.find(
        ({ pattern, url }) => pattern.test(specifier) && !parentURL.startsWith(url),
      );
      const resolved = next(replacement?.url ?? specifier, context);
      const isReloaded = isOwn(resolved.url) && RELOADED.test(resolved.url);
      if (!isReloaded && !prepared.has(resolved.url)) return resolved;
      const [, loadedFor = file] = FILE.exec(parentURL) ?? [];
      return { ...resolved, url: `${resolved.url}?file=${loadedFor}` };
    },
    load(url, context: LoadHookContext, next) {
      if (!isOwn(url) || !/\.tsx?(\?|$)/.test(url)) return next(url, context);
      const path = fileURLToPath(url);
      const source = sources.get(path) ?? readSource(path);
      sources.set(path, source);
      return { format: 'module', source, shortCircuit: true };
    },
  });
  return () => {
    file += 1;
  };
}
