import { basename, relative } from 'node:path';
import type { BuildResult } from 'esbuild';

/** An entry's code in a finished build. */
export interface LinkedEntry {
  readonly code: Uint8Array;
  /** The code that it imports, by file name. */
  readonly chunks: ReadonlyMap<string, Uint8Array>;
  /** The paths of all of this, as the build's metafile names them. */
  readonly paths: readonly string[];
  /** The files that are part of it, as paths from the repository's root. */
  readonly modules: readonly string[];
}

/** Returns a function that finds an entry in a build. */
export function linkedEntries({
  outputFiles,
  metafile: { outputs },
}: BuildResult<{ write: false; metafile: true }>): (entry: string) => LinkedEntry {
  const files = new Map(outputFiles.map(({ path, contents }) => [relative('.', path), contents]));
  const mains = new Map(Object.entries(outputs).map(([path, { entryPoint }]) => [entryPoint, path]));
  const reach = (path: string, reached: Set<string>) => {
    // What isn't an output is external.
    if (reached.has(path) || !outputs[path]) return reached;
    reached.add(path);
    for (const imported of outputs[path].imports) reach(imported.path, reached);
    return reached;
  };
  const contentOf = (path: string) => {
    const content = files.get(path);
    if (!content) throw new Error(`esbuild wrote no ${path}.`);
    return content;
  };
  return (entry) => {
    const main = mains.get(entry) ?? entry;
    const paths = [...reach(main, new Set())];
    const chunks = paths.filter((path) => path !== main);
    return {
      code: contentOf(main),
      chunks: new Map(chunks.map((path) => [basename(path), contentOf(path)])),
      paths,
      modules: paths.flatMap((path) => Object.keys(outputs[path]?.inputs ?? {})),
    };
  };
}
