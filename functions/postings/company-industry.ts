import type { CompanyIndustry } from '../table/board.ts';
import type { IndustryMentions } from './industry-mentions.ts';

/** One posting's words about its employer's industry. `stated` is its own field in our terms, or ''. */
export interface IndustryEvidence {
  readonly mentions: IndustryMentions;
  readonly stated: string;
}

/** A board that has said nothing yet. */
export const NO_INDUSTRY: CompanyIndustry = { industry: '', postings: 0, mentions: {}, stated: {} };

const MIN_MENTIONS = 1.5;
/** Postings that mention an industry less often on average name it in passing. */
const MIN_PER_POSTING = 0.35;
/** Another industry replaces a decided one with this many times its mentions, so that the decision does not flip. */
const LEAD_TO_CHANGE = 2;
/** Fewer postings than this do not settle anything. */
const SETTLED_AFTER = 10;
/** Older postings fade once this many were counted. */
const MAX_POSTINGS = 400;
/** Bounds the row of the board. */
const MAX_INDUSTRIES = 8;

/** They serve every other industry, and count this much of their mentions against one. */
const BROAD_SHARE = 0.75;
const BROAD: ReadonlySet<string> = new Set([
  'Artificial Intelligence',
  'Business Software',
  'Developer Tools',
  'Consulting',
  'E-commerce & Retail',
  'Robotics',
]);

/**
 * Adds what new postings of a board say, and decides again: a field of the vendor wins over words, and a
 * decision changes only for clearly more evidence. `known` is the employer's known industry, which wins over
 * both, or ''.
 */
export function learnIndustry(
  before: CompanyIndustry,
  postings: readonly IndustryEvidence[],
  known: string,
): CompanyIndustry {
  if (known !== '') return before.industry === known ? before : { ...NO_INDUSTRY, industry: known };
  if (postings.length === 0) return before;
  const fade = before.postings >= MAX_POSTINGS ? 0.5 : 1;
  const after = {
    postings: before.postings * fade + postings.length,
    mentions: sumCounts(
      before.mentions,
      fade,
      postings.map(({ mentions }) => mentions),
    ),
    stated: sumCounts(
      before.stated,
      fade,
      postings.map(({ stated }) => (stated === '' ? {} : { [stated]: 1 })),
    ),
  };
  return { ...after, industry: decide(before.postings < SETTLED_AFTER ? '' : before.industry, after) };
}

const ranked = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).sort(([, one], [, other]) => other - one);

function sumCounts(
  before: Readonly<Record<string, number>>,
  fade: number,
  added: readonly IndustryMentions[],
) {
  const counts = new Map(Object.entries(before).map(([name, count]) => [name, count * fade]));
  for (const one of added)
    for (const [name, count] of Object.entries(one))
      counts.set(name, Math.round(((counts.get(name) ?? 0) + count) * 10) / 10);
  return Object.fromEntries(ranked(Object.fromEntries(counts)).slice(0, MAX_INDUSTRIES));
}

function decide(current: string, { postings, mentions, stated }: Omit<CompanyIndustry, 'industry'>): string {
  const [field] = ranked(stated);
  if (field) return field[0];
  const enough = Math.max(MIN_MENTIONS, postings * MIN_PER_POSTING);
  const weighed = ranked(mentions)
    .filter(([, count]) => count >= enough)
    .map(([name, count]): [string, number] => [name, BROAD.has(name) ? count * BROAD_SHARE : count]);
  const [first] = ranked(Object.fromEntries(weighed));
  if (!first) return current;
  if (current === '') return first[0];
  return first[1] >= LEAD_TO_CHANGE * (mentions[current] ?? 0) ? first[0] : current;
}
