import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Built, CodeKind } from './code-kind.ts';

/** A file whose content replaces another content wherever that is deployed. */
export interface CodeSwap {
  /** The deployed content: its length in bytes, and its SHA-256 in hexadecimal digits. */
  readonly size: number;
  readonly sha256: string;
  readonly file: string;
  /** New files, which belong in the same folder. */
  readonly beside: readonly string[];
}

type Identity = Pick<CodeSwap, 'size' | 'sha256'>;

const identities = new WeakMap<Uint8Array, Identity>();

/** Many functions have the same data files and chunks, so their identities are remembered. */
function identify(content: Uint8Array): Identity {
  const known = identities.get(content);
  if (known) return known;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const identity = { size: content.byteLength, sha256 };
  identities.set(content, identity);
  return identity;
}

/** Builds code incrementally, and knows what each change replaces. */
export interface CodeBuilder {
  /**
   * Builds what depends on these files, paths from the repository's root, and writes the new contents. Rejects with
   * esbuild's BuildFailure; the next call builds the failed entries again.
   */
  rebuild(changed: readonly string[]): Promise<CodeSwap[]>;
  close(): Promise<void>;
}

/** Learns what is deployed. Later builds write new contents under `folder`. */
export async function createCodeBuilder(kinds: readonly CodeKind[], folder: string): Promise<CodeBuilder> {
  const inputs = new Map<string, ReadonlySet<string>>();
  const deployed = new Map<string, Identity>();
  const failed = new Set<string>();
  let builds = 0;

  /** Writes a file of the current build, unless another entry has, and returns its path. */
  const write = async (name: string, content: Uint8Array, { sha256 }: Identity): Promise<string> => {
    const path = join(folder, String(builds), sha256, name);
    if (existsSync(path)) return path;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  };
  /** Writes an entry's contents that differ from the deployed ones, and those that are new. */
  const swapEntry = async (entry: string, { outputs }: Built): Promise<CodeSwap[]> => {
    const swaps: Omit<CodeSwap, 'beside'>[] = [];
    const beside: string[] = [];
    for (const [name, content] of outputs) {
      const key = `${entry} ${name}`;
      const identity = identify(content);
      const replaced = deployed.get(key);
      deployed.set(key, identity);
      if (replaced?.sha256 === identity.sha256) continue;
      const file = await write(name, content, identity);
      if (replaced) swaps.push({ ...replaced, file });
      else beside.push(file);
    }
    return swaps.map((swap) => ({ ...swap, beside }));
  };
  /** Writes nothing unless every kind builds: a swap that isn't returned would be forgotten. */
  const build = async (isAffected: (entry: string) => boolean): Promise<CodeSwap[]> => {
    const all: [entry: string, built: Built][] = [];
    for (const kind of kinds) {
      const entries = kind.entries.filter(isAffected);
      for (const entry of entries) failed.add(entry);
      if (entries.length > 0) all.push(...(await kind.build(entries)));
    }
    const swaps: CodeSwap[] = [];
    for (const [entry, built] of all) {
      swaps.push(...(await swapEntry(entry, built)));
      inputs.set(entry, built.inputs);
      failed.delete(entry);
    }
    return swaps;
  };

  for (const kind of kinds)
    for (const [entry, built] of await kind.buildDeployed()) {
      for (const [name, content] of built.outputs) deployed.set(`${entry} ${name}`, identify(content));
      inputs.set(entry, built.inputs);
    }
  return {
    rebuild(changed) {
      builds += 1;
      return build(
        (entry) => failed.has(entry) || changed.some((path) => inputs.get(entry)?.has(path) === true),
      );
    },
    async close() {
      await Promise.all(kinds.map((kind) => kind.close()));
    },
  };
}
