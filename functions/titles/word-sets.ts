import { fieldOfHead, wordsOf } from './vocabulary.ts';

/** The words that a cell of decisions.tsv means. */
export interface WordSet {
  readonly isAny: boolean;
  readonly words: ReadonlySet<string>;
  /** The field of a row's head is one of the words. */
  readonly hasField: boolean;
  readonly sets: readonly WordSet[];
  /** Words that are none of it, whatever else it has. */
  readonly without: WordSet | undefined;
}

/**
 * Reads words and kinds in angle brackets: at least one of those without '!', if there are any, and none of those with it.
 * '*' is any word, and a name in angle brackets may also be that of a set.
 */
export function readWordSet(text: string, named: ReadonlyMap<string, WordSet>): WordSet {
  const items = text.split(' ');
  const negated = items.filter((item) => item.startsWith('!')).map((item) => item.slice(1));
  const included = items.filter((item) => !item.startsWith('!'));
  return {
    ...unionOf(included, named),
    isAny: included.length === 0 || included.includes('*'),
    without: negated.length === 0 ? undefined : unionOf(negated, named),
  };
}

function unionOf(items: readonly string[], named: ReadonlyMap<string, WordSet>): WordSet {
  const words = new Set<string>();
  const sets: WordSet[] = [];
  for (const item of items) {
    const name = item.startsWith('<') ? item.slice(1, -1) : '';
    const set = named.get(name);
    if (set !== undefined) sets.push(set);
    else if (name === '') words.add(item);
    else if (name !== 'field-of-head') for (const word of wordsOf(name)) words.add(word);
  }
  return { isAny: false, words, hasField: items.includes('<field-of-head>'), sets, without: undefined };
}

/** Whether a word is in a set, beside a head. */
export function hasWord(set: WordSet, word: string, head: string): boolean {
  if (set.without !== undefined && hasWord(set.without, word, head)) return false;
  return (
    set.isAny ||
    set.words.has(word) ||
    (set.hasField && fieldOfHead.get(head) === word) ||
    (set.sets.length > 0 && set.sets.some((one) => hasWord(one, word, head)))
  );
}
