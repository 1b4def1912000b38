import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench } from './bench.ts';

/** Returns paths relative to the repository, sorted. */
export const findBenchFiles = (): string[] =>
  globSync('bench/**/*.bench.ts', { exclude: ['**/node_modules/**'] }).sort();

/** Throws if the file doesn't export a `bench`. */
export async function loadBench(file: string): Promise<Bench> {
  const module: { bench?: Partial<Bench> } = await import(pathToFileURL(resolve(file)).href);
  const { bench } = module;
  if (typeof bench?.name !== 'string' || typeof bench.help !== 'string' || typeof bench.run !== 'function')
    throw new Error(`${file} exports no benchmark. Add: export const bench: Bench = { name, help, run }.`);
  // The types of its members are checked above. The result of run is parsed where it is used.
  return bench as Bench;
}
