import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A file of the repository. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Returns the files that git knows or would add and that match one of the patterns. */
export const filesLike = (...patterns: string[]): Source[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Returns the relative imports of a file, as paths from the repository's root. */
export const importsOf = ({ file, text }: Source): string[] =>
  [...text.matchAll(/^(?:import|export)\b[^'"]*?from '(\.[^']+)'/gm)].map(([, path]) =>
    normalize(join(dirname(file), path ?? '')),
  );
