import { employerKey } from '@daybreak/contract/employer-key.ts';
import { parseDescription } from '../../../postings/parse-description.ts';
import { toPlainLine } from '../../../postings/plain-text.ts';
import type { Posting } from '../../../postings/posting.ts';
import type { Candidate } from './candidate.ts';

export type Verdict =
  | {
      /** Empty if the board's content doesn't say whose board it is. */
      readonly company: string;
    }
  | { readonly rejection: string };

/**
 * Finds out from a board's postings whose board it is, because slugs collide. Rejects a guessed board unless
 * its content names the company it was guessed for. A board that the company's own site links to may state
 * another name: a brand's.
 */
export function verifyCompany(candidate: Candidate, postings: readonly Posting[]): Verdict {
  const { slug, company = '', isGuess } = candidate;
  const stated = mostCommon(
    postings.map((posting) => toPlainLine(posting.company)).filter((name) => name !== slug),
  );
  if (company === '') return { company: stated ?? spellingOf(slug, textOf(postings)) ?? '' };
  if (stated !== undefined) {
    if (isSameEmployer(stated, company)) return { company };
    return isGuess ? { rejection: `The board is of '${stated}', not of '${company}'.` } : { company: stated };
  }
  if (spellingOf(employerKey(company), textOf(postings)) !== undefined) return { company };
  if (isGuess) return { rejection: `No posting names '${company}'.` };
  return { company: isSameEmployer(nameInSlug(slug), company) ? company : '' };
}

/** Whether one name is the other, or its beginning: 'Acme' and 'Acme Robotics, Inc.'. */
export function isSameEmployer(one: string, other: string): boolean {
  const keys = [employerKey(one), employerKey(other)].sort((a, b) => a.length - b.length);
  const [short = '', long = ''] = keys;
  if (short === '') return false;
  return long === short || long.startsWith(`${short} `) || squeeze(long) === squeeze(short);
}

const squeeze = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function mostCommon(names: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(names, (name) => name).values()];
  return groups.sort((one, other) => other.length - one.length)[0]?.[0];
}

/** The words of a slug that aren't part of every slug of its system. */
const HOST_WORDS = new Set(
  'www jobs job careers career apply recruiting uscareers com org net io ai co eu de uk myworkdayjobs icims fa'.split(
    ' ',
  ),
);

/** Returns what a slug says of its employer's name: 'careers-acme' and 'acme.wd5.myworkdayjobs.com~Site' say 'acme'. */
export const nameInSlug = (slug: string): string =>
  (slug.split('~', 1)[0] ?? slug)
    .split(/[.-]/)
    .filter((word) => !HOST_WORDS.has(word.toLowerCase()) && !/^wd\d+$/.test(word))
    .join(' ');

const MAX_TEXTS = 5;

const textOf = (postings: readonly Posting[]): string =>
  postings
    .slice(0, MAX_TEXTS)
    .flatMap(({ html }) => parseDescription(html))
    .map(({ text }) => text)
    .join('\n');

const WORD = /[\p{L}\p{N}][\p{L}\p{N}&.'’-]*/gu;
const MAX_WORDS = 5;
const MIN_LENGTH = 3;

/** Returns how a text spells a slug: 'Northwind Traders' for 'northwind-traders' or 'northwindtraders'. */
export function spellingOf(slug: string, text: string): string | undefined {
  const wanted = squeeze(nameInSlug(slug));
  if (wanted.length < MIN_LENGTH) return undefined;
  const spellings: string[] = [];
  for (const line of text.split('\n')) {
    const words = [...line.matchAll(WORD)].map(([word]) => word.replace(/(?:['’]s|[.'’-])$/u, ''));
    for (const [start] of words.entries())
      for (
        let length = 1, squeezed = '';
        length <= MAX_WORDS && start + length <= words.length;
        length += 1
      ) {
        squeezed += squeeze(words[start + length - 1] ?? '');
        if (squeezed.length > wanted.length) break;
        if (squeezed === wanted) spellings.push(words.slice(start, start + length).join(' '));
      }
  }
  // A name starts with a capital; a common word of the same letters doesn't.
  return mostCommon(spellings.filter((spelling) => /\p{Lu}/u.test(spelling)));
}
