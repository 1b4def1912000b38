import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';

const READ = /new URL\('(\.[\w./-]+\.(?:tsv|txt|bin))', import\.meta\.url\)/g;

/**
 * Returns the paths of the .tsv, .txt and .bin files that a bundle's modules read next to themselves, from
 * `new URL('./name.tsv', import.meta.url)`. esbuild doesn't add such files to a bundle. Throws if one is in
 * another folder, because a bundle has no folders.
 */
export const findDataFiles = ({ inputs }: Metafile['outputs'][string]): string[] =>
  Object.entries(inputs)
    .filter(([module, { bytesInOutput }]) => bytesInOutput > 0 && !module.includes('node_modules/'))
    .flatMap(([module]) =>
      [...readFileSync(module, 'utf8').matchAll(READ)].map(([, name = '']) => {
        if (dirname(name) !== '.')
          throw new Error(
            `${module} reads ${name}, which a bundle can't have. Read it in a module of that folder.`,
          );
        return join(dirname(module), name);
      }),
    );
