import { readOccupations } from './data/title-data.ts';
import { parsePlainTitle } from './resolve-roles.ts';
import { spell } from './spell-word.ts';
import type { Role } from './title.ts';
import { kind, wordsOf } from './vocabulary.ts';
import { NO_HEAD, type Word, type Words } from './word.ts';

/** A head, the words before it, and its levels. */
export interface NamedRole {
  readonly head: Word;
  readonly words: Words;
  readonly levels: readonly string[];
}

/** Another name of a job. */
export interface Name extends NamedRole {
  readonly common: NamedRole;
  /** A person who saves this name wants all names of the job, not only this one. */
  readonly isSame: boolean;
}

/** Returns the names of data/occupations.txt. */
export const readNames = (): Name[] => withOneMeaning(readDictionary().flatMap(readLine));

/** Returns the lines of the dictionary, with one line for each name of a list in braces: '{platform} Consultant'. */
function readDictionary(): string[] {
  const lists = new Map<string, readonly string[]>();
  return readOccupations().flatMap((line) => {
    const [, name, items] = /^\{(.+?)\} = (.*)$/.exec(line) ?? [];
    if (name !== undefined) lists.set(name, items?.split(', ') ?? []);
    return name === undefined ? expandLists(line, lists) : [];
  });
}

function expandLists(line: string, lists: ReadonlyMap<string, readonly string[]>): string[] {
  const name = /\{(.+?)\}/.exec(line)?.[1];
  if (name === undefined) return [line];
  const items: readonly string[] = lists.get(name) ?? wordsOf(name).map(({ text }) => text);
  return items.flatMap((item) => expandLists(line.replaceAll(`{${name}}`, item), lists));
}

/** A name with a line of its own, or in an earlier line, is only a narrower name in another. */
function withOneMeaning(names: readonly Name[]): Name[] {
  const settled = new Set(names.map(({ common }) => textOf(common)));
  return names.map((name) => {
    const isSame = name.isSame && !addsWords(name) && !settled.has(textOf(name));
    if (isSame) settled.add(textOf(name));
    return { ...name, isSame };
  });
}

const isFiller = kind('filler');

/**
 * An 'ML Research Engineer' doesn't want what every 'Research Engineer' does; a 'Mobile App Developer' is a
 * mobile developer.
 */
const addsWords = ({ head, words, common }: Name): boolean =>
  head === common.head &&
  common.words.every((word) => words.includes(word)) &&
  words.some((word) => !common.words.includes(word) && !isFiller(word));

const textOf = ({ head, words }: NamedRole): string =>
  [...words.map(({ text }) => text).sort(), head.text].join(' ');

/**
 * Returns the other names of a line: 'Common Name: same job, same job > narrower job'. Throws if a name names no role.
 */
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

/** 'Payroll Clerk/Analyst' becomes 'Payroll Clerk' and 'Payroll Analyst'. */
function expandSlashes(name: string): string[] {
  const [first = [], ...rest] = name.split(' ').map((word) => word.split('/'));
  return rest.reduce(
    (names, words) => names.flatMap((start) => words.map((word) => `${start} ${word}`)),
    first,
  );
}

function readRole(name: string): NamedRole {
  const { roles, notes, levels } = parsePlainTitle(name, spell);
  const [role] = roles;
  if (
    role === undefined ||
    role.head === NO_HEAD ||
    role.variants.length > 1 ||
    notes.length > 0 ||
    (isEmptied(role, name) && levels.length === 0)
  )
    throw new Error(`'${name}' in occupations.txt does not name a role.`);
  return { head: role.head, words: role.variants[0] ?? [], levels };
}

/** The vocabulary takes the words before the head for noise or a level. */
const isEmptied = ({ variants }: Role, name: string): boolean => variants.length === 0 && name.includes(' ');
