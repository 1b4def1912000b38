import type { Block } from './parse-description.ts';
import { INDUSTRIES } from './words/industries.ts';
import { phraseFinder, splitPhrases, wordsIn } from './words/phrases.ts';

const find = phraseFinder(
  Object.entries(INDUSTRIES).flatMap(([industry, words]) =>
    splitPhrases(words).map((phrase) => [phrase, industry] as const),
  ),
);

/** How often a posting speaks of each industry, weighted by where. */
export type IndustryMentions = Readonly<Record<string, number>>;

/** The employer's name, and a sentence that says what it is, count this many mentions. */
const NAME_WEIGHT = 3;
const IDENTITY_WEIGHT = 3;
const PASSING_WEIGHT = 0.3;
/** So that one posting of a team, such as payments at a retailer, does not decide for the company. */
const MAX_PER_POSTING = 6;
const MAX_READ = 12_000;

/** Sections that say what employees get and what the law asks for, not what the company does. */
const PERKS_HEADING =
  /\b(?:benefits?|perks|what we offer|we offer|compensation|total rewards|salary|pay range|equal opportunity|eeo|accommodations?|privacy|travel requirements?)\b/i;
/** The same in a sentence. */
const PERKS =
  /\b(?:401 ?\(?k|dental|vision (?:insurance|coverage|care|plans?)|(?:life|disability|medical) insurance|insurance coverage|paid time off|pto|parental leave|sick leave|benefits? (?:package|include|programs?|plans?)|perks|wellness|stipend|discounts?|base (?:salary|pay)|compensation|equal opportunity|veterans?|reasonable accommodations?|background check|travel (?:up to|required|is required|expenses)|(?:ability|able|willing\w*|required?) to travel)\b/i;
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
]);
const IDENTITY =
  /\b(?:we are|we’re|we're|our (?:mission|company|vision|platform|products?)|is (?:an?|the|one of)|was founded|founded in|about us|who we are|is building|we build|we make|we help|world['’]s|leading|leader in|pioneer\w*)\b/i;

/**
 * Counts the words of each industry in an employer's name, its departments and the description, except in benefits and legal
 * notices.
 */
export function industryMentions(
  company: string,
  departments: readonly string[],
  blocks: readonly Block[],
): IndustryMentions {
  const counts = new Map<string, number>();
  const count = (industries: readonly { value: string }[], weight: number) => {
    for (const { value } of industries)
      if (weight >= IDENTITY_WEIGHT || !SPOKEN_OF_EVERYWHERE.has(value))
        counts.set(value, (counts.get(value) ?? 0) + weight);
  };
  const [brand = ''] = wordsIn(company);
  for (const department of departments) count(find(wordsIn(department)), 1);
  for (const sentence of sentencesOf(blocks)) {
    const words = wordsIn(sentence);
    const found = find(words);
    // Most sentences name no industry, and the patterns are slower than the words.
    if (found.length === 0 || PERKS.test(sentence)) continue;
    count(found, words.includes(brand) || IDENTITY.test(sentence) ? IDENTITY_WEIGHT : PASSING_WEIGHT);
  }
  for (const [industry, times] of counts) counts.set(industry, Math.min(times, MAX_PER_POSTING));
  count(find(wordsIn(company)), NAME_WEIGHT);
  return Object.fromEntries(counts);
}

function sentencesOf(blocks: readonly Block[]): string[] {
  const sentences: string[] = [];
  let isPerks = false;
  let read = 0;
  for (const { kind, text } of blocks) {
    if (kind === 'heading') isPerks = PERKS_HEADING.test(text);
    read += text.length;
    if (isPerks || read > MAX_READ) continue;
    sentences.push(...text.split(/[.!?]\s/));
  }
  return sentences;
}
