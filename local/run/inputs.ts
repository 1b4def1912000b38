import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const isLeftOut = (name: string) => folders.has(name) || /\.test\.tsx?$|\.generated\.\w+$/.test(name);
const folders = new Set(['node_modules', 'dist', '.local', 'cdk.out', 'test-data']);

async function filesUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const inner = entries
    .filter(({ name }) => !isLeftOut(name))
    .map(({ name }) => filesUnder(join(path, name)));
  return (await Promise.all(inner)).flat();
}

/**
 * Hashes the names and contents of all files under the paths, except tests, test data, and installed, built or
 * generated files, whose sources count.
 */
export async function hashOf(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesUnder))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries())
    hash
      .update(`${file}\0`)
      .update(contents[index] ?? '')
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Runs `work` unless its last run had the same inputs and `output` still exists. Returns whether it ran. */
export async function whenChanged(
  stamp: string,
  inputs: readonly string[],
  output: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const hash = await hashOf(inputs);
  const known = await readFile(stamp, 'utf8').catch(() => '');
  if (known === hash && existsSync(output)) return false;
  // Interrupted work may leave partial output, so the old stamp is removed first.
  await rm(stamp, { force: true });
  await work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
  return true;
}
