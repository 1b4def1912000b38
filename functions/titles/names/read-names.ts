import { readFileSync } from 'node:fs';
import { parsePlainTitle } from '../parse-plain-title.ts';
import { spellWord } from '../spelling.ts';
import type { Role } from '../title.ts';
import { wordsByFrequency } from '../vocabulary/words-by-frequency.ts';
import { platformNames } from './platforms.ts';

/** A head and the words before it. */
interface NamedRole {
  readonly head: string;
  readonly words: readonly string[];
  readonly levels: readonly string[];
}

/** Another name of a job. */
export interface Name extends NamedRole {
  readonly common: NamedRole;
  /** A person who saves this name wants all names of the job, not only this one. */
  readonly isSame: boolean;
}

type NameIndex = ReadonlyMap<string, ReadonlyMap<string, readonly Name[]>>;

let index: NameIndex | undefined;

/** The other names of jobs by head and then by their rarest word, '' if they have none. Reads the dictionary once. */
export function otherNames(): NameIndex {
  index ??= indexNames(withOneMeaning(readDictionary().flatMap(readLine)));
  return index;
}

/**
 * The dictionary, a job in each line: 'Common Name: other name, other name > narrower name, narrower name'. A person who
 * saves the common or another name wants all titles of the line; a person who saves a narrower name wants only that. A
 * name that has a line of its own is narrower in all others, and so is one that adds words to the common name. 'Payroll
 * Clerk/Analyst' are two names. The file is bundled with each Lambda function that needs it.
 */
const readDictionary = (): string[] =>
  [readFileSync(new URL('./job-names.txt', import.meta.url), 'utf8'), platformNames]
    .flatMap((names) => names.split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'));

/** A name with a line of its own, or in an earlier line, is only a narrower name in another. */
function withOneMeaning(names: readonly Name[]): Name[] {
  const settled = new Set(names.map(({ common }) => textOf(common)));
  return names.map((name) => {
    const isSame = name.isSame && !addsWords(name) && !settled.has(textOf(name));
    if (isSame) settled.add(textOf(name));
    return { ...name, isSame };
  });
}

/** Words that name the same job without them: a Mobile App Developer is a Mobile Developer. */
const fillers = new Set([
  'application',
  'software',
  'sales',
  'marketing',
  'content',
  'administrative',
  'legal',
  'graphic',
  'financial',
]);

/** An 'ML Research Engineer' doesn't want what every 'Research Engineer' does. */
const addsWords = ({ head, words, common }: Name): boolean =>
  head === common.head &&
  common.words.every((word) => words.includes(word)) &&
  words.some((word) => !common.words.includes(word) && !fillers.has(word));

const textOf = ({ head, words }: NamedRole): string => [...words.toSorted(), head].join(' ');

/** Returns the other names of a line. Throws if a name names no role. */
export function readLine(line: string): Name[] {
  const [same = '', narrower = ''] = line.split(' > ');
  const [commonName = '', others = ''] = same.split(': ');
  const common = readRole(commonName);
  const named = (text: string, isSame: boolean) =>
    text
      .split(', ')
      .filter((name) => name !== '')
      .flatMap(expandSlashes)
      .map((name) => ({ ...readRole(name), common, isSame }));
  return [...named(others, true), ...named(narrower, false)];
}

/** The vocabulary takes the words before the head for noise or a level. */
const isEmptied = ({ variants }: Role, name: string): boolean => variants.length === 0 && name.includes(' ');

/** 'Payroll Clerk/Analyst' becomes 'Payroll Clerk' and 'Payroll Analyst'. */
function expandSlashes(name: string): string[] {
  const [first = [], ...rest] = name.split(' ').map((word) => word.split('/'));
  return rest.reduce(
    (names, words) => names.flatMap((start) => words.map((word) => `${start} ${word}`)),
    first,
  );
}

function readRole(name: string): NamedRole {
  const { roles, notes, levels } = parsePlainTitle(name, spellWord);
  const [role] = roles.filter(({ isFieldOnly }) => !isFieldOnly);
  if (
    role === undefined ||
    role.head === '' ||
    role.variants.length > 1 ||
    notes.length > 0 ||
    isEmptied(role, name)
  )
    throw new Error(`'${name}' does not name a role.`);
  return { head: role.head, words: role.variants[0] ?? [], levels };
}

const frequency = new Map(wordsByFrequency.map((word, at) => [word, at]));
const frequencyOf = (word: string) => frequency.get(word) ?? wordsByFrequency.length;

function indexNames(names: readonly Name[]): NameIndex {
  const byHead = new Map<string, Map<string, Name[]>>();
  for (const name of names) {
    const byWord = byHead.get(name.head) ?? new Map<string, Name[]>();
    byHead.set(name.head, byWord);
    const rarest = name.words.toSorted((one, two) => frequencyOf(two) - frequencyOf(one))[0] ?? '';
    byWord.set(rarest, [...(byWord.get(rarest) ?? []), name]);
  }
  return byHead;
}
