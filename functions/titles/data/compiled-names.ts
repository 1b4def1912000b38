import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The names of occupations.txt as names.generate.ts parsed them. */
const file = new URL('./names.generated.txt', import.meta.url);
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A bundle has no sources to compare with. The bundler runs names.generate.ts first. */
const isBundled = !import.meta.url.endsWith('.ts');

const SOURCES = [
  'functions/titles/*.ts',
  'functions/titles/data/*.{ts,tsv,txt}',
  'functions/places/territor*',
  'contract/{fold,join-initials}.ts',
];

/** The files on which the names depend, from the repository's root: the vocabulary, and the code that parses titles. */
export const nameSources = (): string[] =>
  globSync(SOURCES, {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.generated.txt'],
  }).sort();

const readSources = (): string =>
  nameSources()
    .map((path) => `${path}\0${readFileSync(root + path, 'utf8')}\0`)
    .join('');

/** Returns the content of the compiled file. Its first line tells from which sources the names were compiled. */
export const sealNames = (names: string, sources = readSources()): string =>
  `${hash('sha1', sources)}\n${names}`;

/** Returns the names in a compiled file, or undefined if they were compiled from other sources. */
export const openNames = (content: string, sources = readSources()): string | undefined =>
  content.startsWith(`${hash('sha1', sources)}\n`) ? withoutFirstLine(content) : undefined;

const withoutFirstLine = (content: string): string => content.slice(content.indexOf('\n') + 1);

/** Returns the compiled names, or undefined if there are none or one of the sources has changed since. */
export function readCompiledNames(): string | undefined {
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file, 'utf8');
  return isBundled ? withoutFirstLine(content) : openNames(content);
}
