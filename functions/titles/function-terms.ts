import { ROLES, type Role as RoleCode } from '../table/codes.ts';
import { readFunctionRows } from './data/title-data.ts';
import { levelOfWord } from './levels.ts';
import { wordsOf } from './vocabulary.ts';

type Words = readonly string[];

/** The function of a company in which someone works; '-' is work outside the offices of technology companies. */
export type TitleFunction = RoleCode | '-';

const STRENGTHS = ['', 'work', 'topic', 'last', 'always'] as const;

/** A line of functions.tsv. */
interface Meaning {
  /** 'none' for a term that says nothing about the function, though its words would. */
  readonly function: TitleFunction | 'none';
  readonly strength: (typeof STRENGTHS)[number];
  /** The term has this meaning only beside one of these words. */
  readonly beside: ReadonlySet<string> | undefined;
  /** The term has this meaning only if nothing else is in its phrase. */
  readonly isAlone: boolean;
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

const heads = wordsOf('head');
const sets = new Map<string, Words>();
const meanings = new Map<string, Meaning[]>();
/** The number of words of the longest term, by its first word. */
const longest = new Map<string, number>();
for (const row of readFunctionRows())
  if (row[0] === 'set') sets.set(row[1] ?? '', row[2]?.split(', ') ?? []);
  else addMeaning(row);

function addMeaning([term = '', code = '', strength = '', beside = '']: Words): void {
  if (!isFunction(code) || !isStrength(strength))
    throw new Error(
      `functions.tsv says '${code} ${strength}' of '${term}', which is no function or strength.`,
    );
  const words = term.split(' ');
  const [first = ''] = words;
  longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  const isAlone = beside === 'alone';
  const set = isAlone || beside === '' ? undefined : new Set(beside.split(' ').flatMap(wordsOfSet));
  const meaning = { function: code, strength, beside: set, isAlone };
  meanings.set(term, [...(meanings.get(term) ?? []), meaning]);
}

function isFunction(code: string): code is Meaning['function'] {
  return code === '-' || code === 'none' || ROLES.some((role) => role === code);
}

function isStrength(text: string): text is Meaning['strength'] {
  return STRENGTHS.some((strength) => strength === text);
}

function wordsOfSet(name: string): Words {
  const words = sets.get(name);
  if (words === undefined) throw new Error(`functions.tsv has no set '${name}'.`);
  return words;
}

/** Whether a term names work or who does it. */
export const isName = ({ strength, isPerson }: Term): boolean =>
  strength === '' || strength === 'work' || (strength === 'topic' && isPerson);

/** Returns the terms in the words of a phrase from left to right, the longest ones. Words of the next phrase count as beside it. */
export function findTerms(words: Words, next: Words): Term[] {
  const found: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const { meaning, length } = meaningAt(words, at, next);
    let end = at + length;
    at = end;
    if (meaning === undefined || meaning.function === 'none') continue;
    const { function: code, strength } = meaning;
    let isPerson = strength === '' || strength === 'last';
    // A 'Payroll Specialist' is named by the work, and a 'Marketing Automation Specialist' is in marketing.
    const mayName = strength !== 'last' && !(strength === 'topic' && found.some(isName));
    while (mayName && isNamedByWork(words[end])) {
      isPerson = true;
      end += 1;
    }
    at = end;
    const isLast = words.slice(end).every((word) => levelOfWord.has(word));
    found.push({ function: code, strength, isPerson, isLast });
  }
  return found;
}

const isNamedByWork = (head = ''): boolean => heads.has(head) && !meanings.has(head);

function meaningAt(words: Words, at: number, next: Words): { meaning?: Meaning; length: number } {
  const most = Math.min(longest.get(words[at] ?? '') ?? 0, words.length - at);
  for (let length = most; length > 0; length -= 1) {
    const meaning = meanings
      .get(words.slice(at, at + length).join(' '))
      ?.find(({ beside, isAlone }) =>
        isAlone
          ? words.length === length
          : beside === undefined || isBeside(beside, words) || isBeside(beside, next),
      );
    if (meaning !== undefined) return { meaning, length };
  }
  return { length: 1 };
}

/** Whether one of the words, or two in a row, are in a set. */
const isBeside = (set: ReadonlySet<string>, words: Words): boolean =>
  words.some((word, at) => set.has(word) || set.has(`${word} ${words[at + 1]}`));
