import { ROLES, type Role as RoleCode } from '../table/codes.ts';
import { readFunctionRows } from './data/title-data.ts';
import { phraseAt } from './join-phrases.ts';
import { kind } from './vocabulary.ts';
import { type Word, type Words, wordOf } from './word.ts';

/** The function of a company in which someone works; '-' is work outside the offices of technology companies. */
export type TitleFunction = RoleCode | '-';

const FUNCTIONS = [...ROLES, '-', 'none'] as const;
const STRENGTHS = ['', 'work', 'topic', 'last', 'always'] as const;

/** A line of functions.tsv. */
interface Meaning {
  readonly words: Words;
  /** 'none' for a term that says nothing about the function, though its words would. */
  readonly function: (typeof FUNCTIONS)[number];
  readonly strength: (typeof STRENGTHS)[number];
  /** The term has this meaning only beside one of these terms, or only if nothing else is in its phrase. */
  readonly beside: ReadonlySet<string> | 'alone' | undefined;
}

/** A term in a phrase of a title. */
export interface Term {
  readonly function: TitleFunction;
  readonly strength: Meaning['strength'];
  /** It names a person who does the work. */
  readonly isPerson: boolean;
  /** It ends its phrase. */
  readonly isLast: boolean;
}

const isHead = kind('head');
const sets = new Map<string, readonly string[]>();
/** The lines by the first word of their terms, those with the most words first. */
const meaningsFrom = new Map<Word | undefined, Meaning[]>();
for (const row of readFunctionRows())
  if (row[0] === 'set') sets.set(row[1] ?? '', row[2]?.split(', ') ?? []);
  else addMeaning(row);
for (const meanings of meaningsFrom.values())
  meanings.sort((one, two) => two.words.length - one.words.length);

function addMeaning([term = '', code = '', strength = '', beside = '']: readonly string[]): void {
  const meaning: Meaning = {
    words: term.split(' ').map(wordOf),
    function: oneOf(FUNCTIONS, code, term),
    strength: oneOf(STRENGTHS, strength, term),
    beside:
      beside === 'alone' ? 'alone' : beside === '' ? undefined : new Set(beside.split(' ').flatMap(termsOf)),
  };
  meaningsFrom.set(meaning.words[0], [...(meaningsFrom.get(meaning.words[0]) ?? []), meaning]);
}

function oneOf<Value extends string>(values: readonly Value[], text: string, term: string): Value {
  const value = values.find((one) => one === text);
  if (value === undefined)
    throw new Error(`functions.tsv has '${text}' for '${term}'. Use one of: ${values.join(', ')}.`);
  return value;
}

function termsOf(name: string): readonly string[] {
  const terms = sets.get(name);
  if (terms === undefined) throw new Error(`functions.tsv has no set '${name}'.`);
  return terms;
}

/** Whether a term names work or who does it. */
export const isName = ({ strength, isPerson }: Term): boolean =>
  strength === '' || strength === 'work' || (strength === 'topic' && isPerson);

/**
 * Returns the terms in the words of a phrase from left to right, the longest ones. Words of the next phrase
 * count as beside it.
 */
export function findTerms(words: Words, next: Words): Term[] {
  const found: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const meaning = meaningAt(words, at, next);
    at += meaning?.words.length ?? 1;
    if (meaning === undefined || meaning.function === 'none') continue;
    const { function: code, strength } = meaning;
    let isPerson = strength === '' || strength === 'last';
    // A 'Payroll Specialist' is named by the work, and a 'Marketing Automation Specialist' is in marketing.
    const mayName = strength !== 'last' && !(strength === 'topic' && found.some(isName));
    while (mayName && isNamedByWork(words[at])) {
      isPerson = true;
      at += 1;
    }
    const isLast = words.slice(at).every(({ level }) => level !== undefined);
    found.push({ function: code, strength, isPerson, isLast });
  }
  return found;
}

const isNamedByWork = (head: Word | undefined): boolean =>
  isHead(head) && !meaningsFrom.get(head)?.some(({ words }) => words.length === 1);

const meaningAt = (words: Words, at: number, next: Words): Meaning | undefined =>
  phraseAt(
    words,
    at,
    (meaningsFrom.get(words[at]) ?? []).filter(({ words: term, beside }) =>
      beside === 'alone'
        ? words.length === term.length
        : beside === undefined || isBeside(beside, words) || isBeside(beside, next),
    ),
  );

/** Whether one of the words, or two in a row, are in a set. */
const isBeside = (terms: ReadonlySet<string>, words: Words): boolean =>
  words.some(({ text }, at) => terms.has(text) || terms.has(`${text} ${words[at + 1]?.text}`));
