import { readCompiledNames } from './data/compiled-names.ts';
import { rankOf } from './frequency.ts';
import { type Name, readNames } from './read-occupations.ts';

/** Names by their rarest word. */
type NamesByWord = ReadonlyMap<string, readonly Name[]>;

/** The key of names without words. */
export const NO_WORD = '';

/** The key of names without words of jobs that have some: a 'Buyer' is a procurement specialist, a 'Media Buyer' isn't. */
export const ALONE = '=';

/** The names of each head as JSON. Most titles need those of few heads. */
let compiled: ReadonlyMap<string, string> | undefined;
const namesByHead = new Map<string, NamesByWord>();

/** Returns the names of data/occupations.txt with a head, as data/names.generate.ts compiled them, or else from the file itself. */
export function namesWithHead(head: string): NamesByWord | undefined {
  const known = namesByHead.get(head);
  if (known !== undefined) return known;
  compiled ??= new Map(linesOf(readCompiledNames() ?? compileNames()));
  const json = compiled.get(head);
  if (json === undefined) return undefined;
  const names: NamesByWord = new Map(JSON.parse(json));
  namesByHead.set(head, names);
  return names;
}

/** Parses every name in data/occupations.txt. A line of the result has a head, a tab and its names. */
export const compileNames = (): string =>
  [...indexNames(readNames())].map(([head, byWord]) => `${head}\t${JSON.stringify([...byWord])}`).join('\n');

const linesOf = (text: string): [head: string, json: string][] =>
  text.split('\n').map((line) => {
    const at = line.indexOf('\t');
    return [line.slice(0, at), line.slice(at + 1)];
  });

function indexNames(names: readonly Name[]): ReadonlyMap<string, NamesByWord> {
  const byHead = new Map<string, Map<string, Name[]>>();
  for (const name of names) {
    const byWord = byHead.get(name.head) ?? new Map<string, Name[]>();
    byHead.set(name.head, byWord);
    const rarest =
      name.words.toSorted((one, two) => rankOf(two) - rankOf(one))[0] ??
      (name.common.words.length > 0 ? ALONE : NO_WORD);
    const sameWord = byWord.get(rarest) ?? [];
    sameWord.push(name);
    byWord.set(rarest, sameWord);
  }
  return byHead;
}
