import { readFileSync } from 'node:fs';
import { createRequire, type LoadHookContext, registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from '@jest/types';
import { transformSync } from 'esbuild';

/** The exports of a module, by name. */
type Exports = Readonly<Record<string, unknown>>;

/** Returns the exports of a module in place of its own. */
export type MockFactory = () => Exports;

/**
 * Test files and their fixtures, entries of functions, which read the environment when they are loaded, and the site,
 * which reads its page.
 */
const RELOADED = /\.(test|handler)\.tsx?$|\/fixtures\/|\/web\//;

/** Libraries that keep the first page that they meet, or that there was none: then they act as on a server. */
const KEEPS_PAGE =
  /\/node_modules\/(@testing-library\/user-event|@tanstack\/[^/]+|react-hook-form|wouter|posthog-js|@?aws-amplify)\//;

/** Test files that mock what others share have instances of all modules but the runner's. */
const ISOLATED = /\.isolated\.test\.tsx?$/;
const RUNNER = new URL('.', import.meta.url).href;

/** Which test file a module was loaded for, and how often that file had reset its modules. */
const LOADED_FOR = /[?&]file=(\d+)\.(\d+)/;

/** The current test file, and what it mocks: exports by the address of a module. */
const current = { file: 0, resets: 0, isIsolated: false, mocks: new Map<string, Exports>() };

/** Called when a test file begins. */
export function beginTestFile(path: string): void {
  current.file += 1;
  current.resets = 0;
  current.isIsolated = ISOLATED.test(path);
  current.mocks.clear();
}

/** Makes the current test file load its modules again. */
export function forgetModules(): void {
  current.resets += 1;
}

/** Replaces a module for the current test file. `importer` is the address of the module that names it. */
export function mockModule(specifier: string, importer: string, create: MockFactory): void {
  const path = createRequire(withoutQuery(importer)).resolve(specifier);
  current.mocks.set(pathToFileURL(path).href, create());
}

/** Returns the exports of a mocked module. */
export const mockedExports = (url: string): Exports => current.mocks.get(withoutQuery(url)) ?? {};

const withoutQuery = (url: string): string => url.replace(/\?.*/, '');

/** Returns the source of a module that exports what `mockedExports` returns. */
function mockSource(url: string): string {
  const names = Object.keys(mockedExports(url));
  return `
    import { mockedExports } from ${JSON.stringify(import.meta.url)};
    const exported = mockedExports(import.meta.url);
    ${names.map((name, at) => `const value${at} = exported[${JSON.stringify(name)}];`).join('\n')}
    export { ${names.map((name, at) => `value${at} as ${name}`).join()} };
  `;
}

function readSource(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.ts')) return stripTypeScriptTypes(text);
  return transformSync(text, { loader: 'tsx', jsx: 'automatic', sourcefile: path, sourcemap: 'inline' }).code;
}

/**
 * Makes Node.js load modules as Jest would: types are stripped, `@jest/globals` and `moduleNameMapper` are resolved, mocks
 * replace modules, and each test file has its own instances of RELOADED, of what prepares it, and of replaced libraries.
 */
export function installModuleHooks({
  rootDir,
  moduleNameMapper,
  setupFilesAfterEnv,
}: Config.ProjectConfig): void {
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
  const isReloaded = (url: string) =>
    prepared.has(url) ||
    KEEPS_PAGE.test(url) ||
    (isOwn(url) && (RELOADED.test(url) || (current.isIsolated && !url.startsWith(RUNNER))));
  const sources = new Map<string, string>();

  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (specifier === '@jest/globals') {
        const url = new URL(`./jest-globals.ts?importer=${encodeURIComponent(parentURL)}`, import.meta.url);
        return { url: url.href, shortCircuit: true };
      }
      // A replacement imports the library itself.
      const replacement = replacements.find(
        ({ pattern, url }) => pattern.test(specifier) && !parentURL.startsWith(url),
      );
      const resolved = next(replacement?.url ?? specifier, context);
      if (current.mocks.has(resolved.url))
        return { ...resolved, url: `${resolved.url}?mock=${loadedFor(parentURL)}` };
      return isReloaded(resolved.url)
        ? { ...resolved, url: `${resolved.url}?file=${loadedFor(parentURL)}` }
        : resolved;
    },
    load(url, context: LoadHookContext, next) {
      if (url.includes('?mock=')) return { format: 'module', source: mockSource(url), shortCircuit: true };
      if (!isOwn(url) || !/\.tsx?(\?|$)/.test(url)) return next(url, context);
      const path = fileURLToPath(url);
      const source = sources.get(path) ?? readSource(path);
      sources.set(path, source);
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** Returns what a module is loaded for that another one imports: the other's test file, or else the current one. */
function loadedFor(parentURL: string): string {
  const now = `${current.file}.${current.resets}`;
  const [, file = current.file, resets = 0] = LOADED_FOR.exec(parentURL) ?? [];
  return Number(file) === current.file ? now : `${file}.${resets}`;
}
