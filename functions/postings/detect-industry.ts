import { INDUSTRIES } from './words/industries.ts';
import { phraseFinder, splitPhrases, wordsIn } from './words/phrases.ts';

const find = phraseFinder(
  Object.entries(INDUSTRIES).flatMap(([industry, words]) =>
    splitPhrases(words).map((phrase) => [phrase, industry] as const),
  ),
);

/** The company's name counts this many mentions in the text. */
const NAME_WEIGHT = 3;
const MIN_COUNT = 3;
const MAX_READ = 12_000;

/** Detects the employer's industry from its name, departments and description. Returns '' if it is unclear. */
export function detectIndustry(company: string, departments: readonly string[], text: string): string {
  const counts = new Map<string, number>();
  const count = (words: string, weight: number) => {
    for (const { value } of find(wordsIn(words.slice(0, MAX_READ))))
      counts.set(value, (counts.get(value) ?? 0) + weight);
  };
  count(company, NAME_WEIGHT);
  for (const department of departments) count(department, 1);
  count(text, 1);
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < MIN_COUNT) return '';
  return second && second[1] * 1.5 > first[1] ? '' : first[0];
}
