import { findTerms, isName, type Term, type TitleFunction } from './function-terms.ts';
import { segmentsOf } from './parse-outline.ts';
import { meaningfulWords } from './parse-phrase.ts';
import { spellCorrected } from './spell-word.ts';
import { tokenizeTitle } from './tokenize-title.ts';
import { kind } from './vocabulary.ts';
import type { Word, Words } from './word.ts';

type Phrases = readonly Words[];

/**
 * Returns the function that a title names. The team does not change it ('Software Engineer, Design').
 * Departments decide only if the title names nothing. Returns undefined if they do not either.
 */
export function functionOfTitle(title: string, departments: readonly string[]): TitleFunction | undefined {
  const { main, all } = phrasesOf(title);
  const teams = departments.flatMap((department) => phrasesOf(department).all);
  return (
    functionByTerm(all, ({ strength, isLast }) => strength === 'always' && isLast) ??
    functionByName(main) ??
    functionByName(all) ??
    functionByTerm(all, isTopic) ??
    functionByName(teams) ??
    functionByTerm(teams, isTopic) ??
    functionByTerm(all, ({ strength }) => strength === 'last')
  );
}

const isTopic = ({ strength }: Term): boolean => strength === 'topic';

const isLeader = kind('manager', 'chief');

/**
 * The words of a title's phrases without levels and noise, of those that it is about and of all, such as 'for
 * our sales team'.
 */
function phrasesOf(title: string): { main: Phrases; all: Phrases } {
  const main: Word[][] = [];
  const others: Word[][] = [];
  for (const { parts, isSubordinate, isObject } of segmentsOf(tokenizeTitle(title, spellCorrected))) {
    const words = [...meaningfulWords(parts.flat(), { levels: [], territories: [] })];
    const last = main.at(-1);
    if (isObject && last !== undefined && others.length === 0)
      // A 'Director of Engineering' is an engineering director.
      last.splice(isLeader(last.at(-1)) ? -1 : last.length, 0, ...words);
    else if (words.length > 0) (isSubordinate || others.length > 0 ? others : main).push(words);
  }
  return { main, all: [...main, ...others] };
}

/** The function of the first phrase that names a person or work, unless a later one ends with a person. */
function functionByName(phrases: Phrases): TitleFunction | undefined {
  let work: TitleFunction | undefined;
  for (const [at, words] of phrases.entries()) {
    const names = findTerms(words, phrases[at + 1] ?? []).filter(isName);
    const name = names.findLast(({ isPerson }) => isPerson) ?? names.at(-1);
    if (name === undefined) continue;
    if (name.isPerson && (work === undefined || name.isLast)) return name.function;
    work ??= name.function;
  }
  return work;
}

/** The function of the last such term in the first phrase that has one. */
function functionByTerm(phrases: Phrases, isWanted: (term: Term) => boolean): TitleFunction | undefined {
  for (const [at, words] of phrases.entries()) {
    const last = findTerms(words, phrases[at + 1] ?? []).findLast(isWanted);
    if (last !== undefined) return last.function;
  }
  return undefined;
}
