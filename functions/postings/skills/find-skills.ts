import { BUSINESS } from './business.ts';
import { DATA } from './data.ts';
import { PRODUCT_AND_DESIGN } from './product-and-design.ts';
import type { SkillVocabulary } from './skill-vocabulary.ts';
import { SOFTWARE } from './software.ts';

const VOCABULARIES: readonly SkillVocabulary[] = [SOFTWARE, DATA, PRODUCT_AND_DESIGN, BUSINESS];

type Spelling = readonly [spelling: string, name: string];

function parseSpellings(text: string): Spelling[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split(': ');
      const aliases = others.split(', ').filter((alias) => alias !== '');
      return [name, ...aliases].map((spelling): Spelling => [spelling, name]);
    });
}

const toPattern = (spelling: string): string => spelling.split(' ').map(RegExp.escape).join('\\s{1,3}');

/** Matches whole words, longest first. '+' and '#' are parts of words, as in 'C++'. */
function buildPattern(spellings: readonly Spelling[], flags: string): RegExp {
  const longestFirst = spellings.map(([text]) => text).sort((one, other) => other.length - one.length);
  const any = longestFirst.map(toPattern).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_&])(?:${any})(?![\\p{L}\\p{N}_+#&])(?!\\.\\p{L})`, flags);
}

const anyCase = VOCABULARIES.flatMap((vocabulary) => parseSpellings(vocabulary.anyCase));
const exactCase = VOCABULARIES.flatMap((vocabulary) => parseSpellings(vocabulary.exactCase));
const nameBySpelling = new Map([...anyCase, ...exactCase].map(([text, name]) => [text.toLowerCase(), name]));
const ANY_CASE = buildPattern(anyCase, 'giu');
const EXACT_CASE = buildPattern(exactCase, 'gu');

/** The start of a sentence, where a common word is capitalized too. */
const SENTENCE_START = /(?:^|[.!?:;•]\s*|\n\s*)$/;
/** The text after a list item, which is a skill even at the start of a sentence. */
const AFTER_LIST_ITEM = /^[^\S\n]*(?:[,/|;)\n]|and\b|$)/;

/**
 * Returns the name of a skill that is spelled in any way, in any case: 'Kubernetes' for 'k8s'. Undefined if
 * it is unknown.
 */
export const skillNamed = (spelling: string): string | undefined =>
  nameBySpelling.get(spelling.trim().toLowerCase().replace(/\s+/g, ' '));

/** Finds the names of the skills in a text, in order of first mention. */
export function findSkills(text: string): string[] {
  const found: [at: number, name: string][] = [];
  const add = (spelling: string, at: number) => {
    const name = nameBySpelling.get(spelling.toLowerCase().replace(/\s+/g, ' ')) ?? spelling;
    found.push([at, name]);
  };
  for (const { 0: spelling, index } of text.matchAll(ANY_CASE)) add(spelling, index);
  for (const { 0: spelling, index } of text.matchAll(EXACT_CASE)) {
    const end = index + spelling.length;
    const startsSentence = SENTENCE_START.test(text.slice(Math.max(0, index - 8), index));
    if (!startsSentence || AFTER_LIST_ITEM.test(text.slice(end, end + 8))) add(spelling, index);
  }
  return [...new Set(found.sort(([one], [other]) => one - other).map(([, name]) => name))];
}
