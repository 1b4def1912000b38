import type { Level } from '../../table/codes.ts';
import type { Experience } from '../../table/requirement.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import type { Sentence } from './asked-sentences.ts';
import { toEvidence } from './evidence.ts';
import { isRequired } from './is-required.ts';

const MOST_YEARS = 20;
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ one: 1, ...NUMBER_WORDS }).filter(([, years]) => years >= 1 && years <= MOST_YEARS),
);
const NUMBER = `\\d{1,2}(?:[.,]5)?|${Object.keys(NUMBERS).join('|')}`;
const YEARS = "(?:years?|yrs?|yoe|jahren?|ans|annees?|anos?|anni|jaar|ar|lata?|roku)(?:'s?|s')?";
const SPAN = new RegExp(
  `(?<![\\d$€£+_]|\\d[.,]|(?<![a-z]{2})[a-z]|\\d ?(?:to|-|–|—) ?)(${NUMBER})(?: ?\\((?:\\d{1,2})\\))? ?(\\+|plus|or more|oder mehr|ou plus|o mas|ou mais)?(?: ?(?:-|–|—|to|bis|a|till) ?(${NUMBER}) ?\\+?)?[- ]?(?:or more |plus )?(?:full |solid |consecutive )?${YEARS}(?![a-z0-9])`,
  'g',
);
/** Words after a number of years that make them years of work. */
const OF_WORK =
  /^\W{0,3}(?:\w+\W+){0,14}?(?:experi\w*|erfahrung\w*|berufserfahrung|ervaring|erfarenhet|esperienza|doswiadczen\w*|work(?:ing|ed)?|track record|background|expertise|building|developing|leading|managing|designing|in (?:an? |the )?(?:similar|related|software|product|data|sales|marketing|engineering|design|it|tech|relevant|customer|enterprise|b2b|saas)|as an?|hands-on|of (?:professional|relevant|industry|software|hands|practical|progressive|related|direct|backend|full|front|sales|product|people|management|development|engineering))\b/;
const BEFORE_WORK =
  /\b(?:experience|erfahrung|berufserfahrung|esperienza|experiencia|ervaring|erfarenhet)\W+(?:\w+\W+){0,6}$/;
/** Years of the employer, of age, of time to come and of time ago. */
const OTHER =
  /\b(?:we have|we've|our (?:team|company|founders?|clients?|customers?|story)|for (?:over|more than|nearly|almost|the (?:last|past))|over the (?:last|past|next)|(?:in|within) the (?:last|past|next)|last|past|next|substitut\w*|founded|history|in business|years? (?:ago|old|of age|from|contract|in a row|anniversary|term|warranty|vesting|straight|later)|vest\w*|year(?:s)? of (?:growth|success|service|innovation|education|study|college|school|studies)|celebrat\w*|proven over|serving|combined|collective|together|each year|per year|age|minimum age|18 years|21 years|(?:two|four|4|2)-year (?:degree|college|university)|bring(?:s|ing)? (?:over|more than) )/;
/** A degree or years instead of it. */
const INSTEAD =
  /\b(?:degree|diploma|bachelor\S*|master\S*)[^.;]{0,80}\bor (?:at least |a minimum of |minimum )?$/;
const AT_LEAST =
  /(?:minimum(?: of)?|min\.?|at least|mindestens|au moins|minimo|ao menos|almeno|minst|minimaal|co najmniej)\W*$/;
const AT_MOST =
  /(?:up to|at most|maximum(?: of)?|max\.?|less than|fewer than|no more than|bis zu|hasta|jusqu'a)\W*$/;
const OR = /\b(?:or|oder|ou|eller|lub)\b/;

/** Matches a text in lower case that may name years. */
export const NAMES_YEARS =
  /\b(?:\d\d? ?\+?\)?[-–\s]?(?:(?:to|or) \w{1,9} )?(?:\d\d? ?)?(?:\+ ?)?(?:y(?:ea)?rs?|yoe|jahr|ans|ann[eé]e|a[nñ]os|anni|jaar|[åa]r|lat)|(?:one|two|three|four|five|six|seven|eight|ten)\b.{0,12} years?)/;

const toNumber = (text: string): number => NUMBERS[text] ?? Number(text.replace(',', '.'));

/**
 * Returns the years that a sentence asks for: of several skills the most, of alternatives ('BS and 5 years or
 * MS and 3') the fewest.
 */
function yearsIn({ text, folded, section }: Sentence): Experience | undefined {
  if (section !== 'asks' || !NAMES_YEARS.test(folded)) return undefined;
  const found: Experience[] = [];
  let areAlternatives = false;
  let end = 0;
  for (const match of folded.matchAll(SPAN)) {
    const [span, low = '', orMore, high] = match;
    const before = folded.slice(0, match.index);
    const after = folded.slice(match.index + span.length);
    if (OTHER.test(`${before.slice(-60)}${span}${after.slice(0, 40)}`)) continue;
    if (INSTEAD.test(before)) continue;
    const isOfWork = span.includes('yoe') || OF_WORK.test(after) || BEFORE_WORK.test(before);
    if (!(orMore || AT_LEAST.test(before) || isOfWork)) continue;
    if (!isRequired(folded, match.index, match.index + span.length)) continue;
    const least = toNumber(low);
    const most = high === undefined ? null : toNumber(high);
    if (least > MOST_YEARS || (most !== null && most < least)) continue;
    areAlternatives ||= found.length > 0 && OR.test(folded.slice(end, match.index));
    end = match.index + span.length;
    const evidence = toEvidence(text);
    found.push(
      AT_MOST.test(before) ? { min: null, max: least, evidence } : { min: least, max: most, evidence },
    );
  }
  const sorted = found.toSorted((one, other) => (one.min ?? 0) - (other.min ?? 0));
  return areAlternatives ? sorted[0] : sorted.at(-1);
}

/** Returns the years of experience that a posting asks for: of several skills, the most. */
export const yearsAsked = (sentences: readonly Sentence[]): Experience | null =>
  sentences
    .flatMap((sentence) => yearsIn(sentence) ?? [])
    .toSorted((one, other) => (other.min ?? 0) - (one.min ?? 0))[0] ?? null;

/** The fewest years of a level, the highest level first. */
const LEVELS_FROM: readonly (readonly [number, readonly Level[]])[] = [
  [8, ['senior', 'staff']],
  [5, ['senior']],
  [2, ['mid']],
  [0, ['entry']],
];

const levelsAt = (years: number): readonly Level[] => LEVELS_FROM.find(([from]) => years >= from)?.[1] ?? [];

/** Returns the levels of those who have the years that a job asks for: '3-6 years' are mid and senior. */
export function levelsOfYears({ min, max }: Pick<Experience, 'min' | 'max'>): Level[] {
  const least = min ?? 0;
  return [...new Set([...levelsAt(least), ...(max === null ? [] : levelsAt(Math.max(least, max - 1)))])];
}
