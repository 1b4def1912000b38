import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench } from './bench.ts';

/** The rooms that may hold benches. */
const ROOMS = '{functions,infra,web,e2e}';

/** Every bench file of the repository, in the order of their paths. */
export const benchFiles = (): string[] =>
  globSync(`${ROOMS}/**/*.bench.ts`, { exclude: ['**/node_modules/**'] }).sort();

/** Loads what a file exports as `bench`. Throws a sentence when there is no such thing in it. */
export async function loadBench(file: string): Promise<Bench> {
  const module: { bench?: Partial<Bench> } = await import(pathToFileURL(resolve(file)).href);
  const { bench } = module;
  if (typeof bench?.name !== 'string' || typeof bench.run !== 'function')
    throw new Error(`${file} exports no bench: export const bench = { name, run }.`);
  // Only its name and its run are known here; what run gives is parsed where it is used.
  return bench as Bench;
}
