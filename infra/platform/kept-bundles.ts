import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Bundle, bundleFunctions, generateData } from './bundle-functions.ts';

/**
 * Returns the bundles that a file keeps, or builds them and keeps them there. Its name has to change with the
 * sources: a synthesis on a development machine names it, one for a deployment doesn't and always builds.
 */
export async function keptBundles(
  file: string | undefined,
  build: () => Promise<ReadonlyMap<string, Bundle>> = bundleFunctions,
): Promise<ReadonlyMap<string, Bundle>> {
  if (file === undefined) return build();
  if (existsSync(file)) {
    // Written below.
    const kept = deserialize(await readFile(file)) as ReadonlyMap<string, Bundle>;
    generateData([...kept.values()].flatMap(({ dataFiles }) => dataFiles));
    return kept;
  }
  const bundles = await build();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, serialize(bundles));
  await rename(draft, file);
  return bundles;
}
