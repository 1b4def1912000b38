import type { ContactFacts } from '../facts/contact.ts';
import { type Flaw, findFlaws } from '../facts/line-quality.ts';
import { formatList, type ResumeFacts, roundPoints, type ScorePart } from './score-part.ts';

const CONTACT_POINTS: readonly [fact: keyof ContactFacts, points: number, words: string][] = [
  ['email', 4, 'an email address'],
  ['phone', 2, 'a phone number'],
  ['place', 2, 'your city and state'],
  ['link', 2, 'a link to your profile or work'],
];

/** Contact, 10 points: e-mail 4; phone, place and link 2 each. */
export function scoreContact(contact: ContactFacts): ScorePart {
  const points = CONTACT_POINTS.reduce((sum, [fact, worth]) => sum + (contact[fact] ? worth : 0), 0);
  const missing = CONTACT_POINTS.flatMap(([fact, , words]) => (contact[fact] ? [] : [words]));
  const words =
    missing.length === 0
      ? 'You list your email, phone, city and a link.'
      : `We didn't find ${formatList(missing)}. Add ${missing.length === 1 ? 'it' : 'them'} at the top.`;
  return { name: 'Contact', points, of: 10, words };
}

const READABILITY_POINTS = 15;

const FLAW_WORDS: Record<Flaw, (lines: number) => string> = {
  weak: (lines) => `${lines} ${lines === 1 ? 'starts' : 'start'} with a duty instead of an accomplishment`,
  long: (lines) => `${lines} ${lines === 1 ? 'has' : 'have'} more than 32 words`,
  pronoun: (lines) => `${lines} ${lines === 1 ? 'uses' : 'use'} “I” or “my”`,
};

/** Readability, 15 points: by the share of achievements without flaws. */
export function scoreReadability({ achievements }: Pick<ResumeFacts, 'achievements'>): ScorePart {
  const name = 'Readability';
  const of = READABILITY_POINTS;
  const all = achievements.length;
  if (all === 0) return { name, points: 0, of, words: 'There are no lines about your work yet.' };
  const flaws = achievements.map(({ text }) => findFlaws(text));
  const clean = flaws.filter((found) => found.length === 0).length;
  const reasons = (['weak', 'long', 'pronoun'] as const).flatMap((kind) => {
    const lines = flaws.filter((found) => found.includes(kind)).length;
    return lines > 0 ? [FLAW_WORDS[kind](lines)] : [];
  });
  const counted = `${clean} of ${all} lines about your work ${clean === 1 ? 'is' : 'are'} easy to skim.`;
  const words = reasons.length === 0 ? counted : `${counted} ${reasons.join('; ')}.`;
  return { name, points: roundPoints(of, clean / all), of, words };
}

const LENGTH_POINTS = 10;
/** About half a page. */
const MIN_WORDS = 300;
/** About two pages. */
const MAX_WORDS = 1_000;

/** Length, 10 points: all of them from 300 to 1,000 words, proportionally fewer outside that range. */
export function scoreLength({ wordCount }: Pick<ResumeFacts, 'wordCount'>): ScorePart {
  const name = 'Length';
  const of = LENGTH_POINTS;
  const counted = `${wordCount.toLocaleString('en-US')} words`;
  if (wordCount < MIN_WORDS) {
    const words = `${counted}: less than half a page. Add more about what you did in each role.`;
    return { name, points: roundPoints(of, wordCount / MIN_WORDS), of, words };
  }
  if (wordCount > MAX_WORDS) {
    const words = `${counted}: more than two pages. Shorten your older roles.`;
    return { name, points: roundPoints(of, MAX_WORDS / wordCount), of, words };
  }
  return { name, points: of, of, words: `${counted}: one to two pages, as recruiters expect.` };
}
