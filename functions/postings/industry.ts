import { INDUSTRIES } from './words/industries.ts';
import { finder, phrases, wordsIn } from './words/phrases.ts';

const find = finder(
  Object.entries(INDUSTRIES).flatMap(([industry, words]) =>
    phrases(words).map((phrase) => [phrase, industry] as const),
  ),
);

/** What a company's name or department counts against a mention in the text. */
const NAMED = 3;
const CLEAR = 3;
const READ = 12_000;

/**
 * The industry a posting's company is in, as far as its name, departments and description make clear; empty where they
 * name none often enough, or two alike.
 */
export function industryOf(company: string, departments: readonly string[], text: string): string {
  const counts = new Map<string, number>();
  const count = (words: string, weight: number) => {
    for (const { value } of find(wordsIn(words.slice(0, READ))))
      counts.set(value, (counts.get(value) ?? 0) + weight);
  };
  count(company, NAMED);
  for (const department of departments) count(department, 1);
  count(text, 1);
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < CLEAR) return '';
  return second && second[1] * 1.5 > first[1] ? '' : first[0];
}
