import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Built, CodeKind } from './code-kinds.ts';

/** A file whose content replaces another content wherever that is deployed. */
export interface CodeSwap {
  /** The deployed content: its length in bytes, and its SHA-256 in hexadecimal digits. */
  readonly size: number;
  readonly sha256: string;
  readonly file: string;
}

type Identity = Omit<CodeSwap, 'file'>;

const identify = (content: Uint8Array): Identity => ({
  size: content.byteLength,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** Builds code incrementally, and knows what each change replaces. */
export interface CodeBuilder {
  /**
   * Builds what depends on these files, paths from the repository's root, and writes the new contents. Rejects with
   * esbuild's BuildFailure; the next call builds the failed entries again.
   */
  rebuild(changed: readonly string[]): Promise<CodeSwap[]>;
  close(): Promise<void>;
}

/** Builds all code once. Later builds write new contents under `folder`. */
export async function createCodeBuilder(kinds: readonly CodeKind[], folder: string): Promise<CodeBuilder> {
  const inputs = new Map<string, ReadonlySet<string>>();
  const deployed = new Map<string, Identity>();
  const failed = new Set<string>();
  let builds = 0;

  /** Writes an entry's contents that differ from the deployed ones. */
  const write = async (entry: string, built: Built): Promise<CodeSwap[]> => {
    const swaps: CodeSwap[] = [];
    for (const [name, content] of built.outputs) {
      const key = `${entry} ${name}`;
      const identity = identify(content);
      const replaced = deployed.get(key);
      deployed.set(key, identity);
      if (replaced === undefined || replaced.sha256 === identity.sha256) continue;
      const path = join(folder, String(builds), entry.replaceAll('/', '.'));
      await mkdir(path, { recursive: true });
      await writeFile(join(path, name), content);
      swaps.push({ ...replaced, file: join(path, name) });
    }
    return swaps;
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
      swaps.push(...(await write(entry, built)));
      inputs.set(entry, built.inputs);
      failed.delete(entry);
    }
    return swaps;
  };

  await build(() => true);
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
