import { fieldRows, wordRows } from './data/title-data.ts';

const kinds = new Map<string, Set<string>>();
const known = new Set<string>();
for (const [word = '', list = ''] of wordRows) {
  known.add(word);
  for (const kind of list.split(', ')) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(word));
}

/** Returns the words of a kind, as in data/words.tsv. Throws if no word has it. */
export function wordsOf(kind: string): ReadonlySet<string> {
  const words = kinds.get(kind);
  if (words === undefined) throw new Error(`No word in words.tsv is of the kind '${kind}'.`);
  return words;
}

/** Whether words.tsv has a word; it lacks most names of products, teams and companies. */
export const isKnown = (word: string): boolean => known.has(word);

/** Returns every word of words.tsv and every field. */
export const allWords = (): string[] => [...known, ...fieldOfHead.values()];

const fields = fieldRows.map(([head = '', field = '']): [string, string] => [head, field]);

/** The field in which a head works: 'engineering' for 'engineer'. */
export const fieldOfHead: ReadonlyMap<string, string> = new Map(fields);

/** The head that a field implies, which is the first one with this field. */
export const headOfField: ReadonlyMap<string, string> = new Map(
  fields.toReversed().map(([head, field]) => [field, head]),
);
