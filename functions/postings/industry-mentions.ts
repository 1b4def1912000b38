import type { Block } from './parse-description.ts';
import { brandOf, PASSING, weightOf } from './sentence-weight.ts';
import { INDUSTRIES } from './words/industries.ts';
import { INDUSTRY_NAMES } from './words/industry-names.ts';
import { phraseFinder, splitPhrases, wordsIn } from './words/phrases.ts';

const finderOf = (words: Readonly<Record<string, string>>) =>
  phraseFinder(
    Object.entries(words).flatMap(([industry, phrases]) =>
      splitPhrases(phrases).map((phrase) => [phrase, industry] as const),
    ),
  );
const find = finderOf(INDUSTRIES);
const findInName = finderOf(INDUSTRY_NAMES);

/** How often a posting speaks of each industry, weighted by where. */
export type IndustryMentions = Readonly<Record<string, number>>;

/** The employer's name ('Acme Health') counts this many mentions. */
const NAME_WEIGHT = 9;
/** So that one posting of a team, such as payments at a retailer, does not decide for the company. */
const MAX_PER_POSTING = 8;
const MAX_PASSING = 2;
const MAX_READ = 12_000;
/** Not in 'U.S. Navy'. */
const SENTENCE_END = /(?<!\b\p{Lu})[.!?]\s/u;
/** A sentence that names more industries than this lists those of customers. */
const MAX_INDUSTRIES_OF_ONE = 2;

/** Sections that say what employees get and what the law asks for, not what the company does. */
const PERKS_HEADING =
  /\b(?:benefits?|perks|what we offer|we offer|compensation|total rewards|salary|pay range|equal opportunity|eeo|accommodations?|privacy|travel requirements?)\b/i;
/** The same in a sentence. */
const PERKS =
  /\b(?:401 ?\(?k|dental|vision (?:insurance|coverage|care|plans?)|(?:life|disability|medical) insurance|insurance coverage|(?:family|group|private|company|employer[- ]paid) health insurance|paid time off|(?:weeks|days) of (?:vacation|leave|holidays?)|paid vacation|vacation days|maternity|paternity|pto|parental leave|sick leave|benefits? (?:package|include|programs?|plans?)|perks|wellness|stipend|discounts?|base (?:salary|pay)|compensation|equal opportunity|veterans?|reasonable accommodations?|background checks? (?:and|is|will|as|prior|required)|travel (?:up to|required|is required|expenses)|(?:ability|able|willing\w*|required?) to travel|travel ?: ?(?:yes|no|none|up|\d))\b/i;
/** Every employer's engineers speak of these; they count only where a sentence says what the employer is. */
const SPOKEN_OF_EVERYWHERE = new Set([
  'Artificial Intelligence',
  'Developer Tools',
  'Business Software',
  'Consulting',
  'Cybersecurity',
  'Education',
  'Energy & Climate',
  'HR & Recruiting',
  'Marketing & Advertising',
  'Media & Entertainment',
  'Telecommunications',
  'Logistics',
  'Travel & Hospitality',
  'E-commerce & Retail',
]);
/** After these come the employer's customers and investors. */
const OTHERS =
  /\b(?:including|such as|(?:customers?|clients?|partners|users|industries|sectors|markets|companies|brands) (?:like|include|span|range|from)|trusted by|used by|relied on by|backed by|funded by|funding from|investors?|investments? from|led by|alongside|formerly|alumni|veterans of)\b.*/is;

/**
 * Counts the words of each industry in an employer's name, its departments and the description, except in
 * benefits, legal notices and lists of customers.
 */
export function industryMentions(
  company: string,
  departments: readonly string[],
  blocks: readonly Block[],
): IndustryMentions {
  const said = { clearly: new Map<string, number>(), inPassing: new Map<string, number>() };
  const name = wordsIn(company.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  const inName = industryInName(name);
  const brand = brandOf(company);
  const ownWords = new Set(
    name.filter((_, at) => at === 0 || (inName && at >= inName.at && at < inName.at + inName.length)),
  );
  for (const department of departments)
    for (const industry of industriesIn(wordsIn(department)))
      if (!SPOKEN_OF_EVERYWHERE.has(industry)) add(said.clearly, industry, 1);
  for (const sentence of sentencesOf(blocks)) {
    // Most sentences name no industry, and the patterns are slower than the words.
    if (find(wordsIn(sentence)).length === 0 || PERKS.test(sentence)) continue;
    const industries = industriesIn(
      wordsIn(sentence.replace(OTHERS, '')).filter((word) => !ownWords.has(word)),
    );
    if (industries.length > MAX_INDUSTRIES_OF_ONE) continue;
    const weight = weightOf(sentence, brand);
    for (const industry of industries)
      add(
        weight === PASSING ? said.inPassing : said.clearly,
        industry,
        SPOKEN_OF_EVERYWHERE.has(industry) ? weight.everywhere : weight.own,
      );
  }
  const counts = new Map<string, number>();
  for (const [industry, times] of said.clearly) add(counts, industry, times);
  for (const [industry, times] of said.inPassing) add(counts, industry, Math.min(times, MAX_PASSING));
  for (const [industry, times] of counts) counts.set(industry, Math.min(times, MAX_PER_POSTING));
  if (inName) add(counts, inName.value, NAME_WEIGHT);
  return Object.fromEntries(counts);
}

function add(counts: Map<string, number>, industry: string, times: number): void {
  if (times > 0) counts.set(industry, (counts.get(industry) ?? 0) + times);
}

const industriesIn = (words: readonly string[]): string[] => [
  ...new Set(find(words).map(({ value }) => value)),
];

/**
 * The last industry that isn't what the employer is of: 'County School District', but 'College of Nursing' is
 * a college.
 */
const industryInName = (name: readonly string[]) =>
  findInName(name).findLast(({ at }) => name[at - 1] !== 'of');

function sentencesOf(blocks: readonly Block[]): string[] {
  const sentences: string[] = [];
  let isPerks = false;
  let read = 0;
  for (const { kind, text } of blocks) {
    if (kind === 'heading') isPerks = PERKS_HEADING.test(text);
    read += text.length;
    if (isPerks || read > MAX_READ) continue;
    sentences.push(...text.split(SENTENCE_END));
  }
  return sentences;
}
