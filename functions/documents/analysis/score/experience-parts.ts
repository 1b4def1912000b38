import { isQuantified } from '../facts/line-quality.ts';
import { findGaps, formatMonth } from '../facts/periods.ts';
import { formatList, type ResumeFacts, roundPoints, type ScorePart } from './score-part.ts';

const DATES_POINTS = 12;
const NO_GAPS_POINTS = 8;
/** The share of the points for no gaps that each gap costs. */
const GAP_COST = 1 / 4;

/**
 * Dated roles, 20 points: 12 times the share of roles with dates, and 8 times it without gaps of more than six months,
 * a quarter less for each gap.
 */
export function scoreRoles({
  roles,
  education,
  now,
}: Pick<ResumeFacts, 'roles' | 'education' | 'now'>): ScorePart {
  const name = 'Dated roles';
  const of = DATES_POINTS + NO_GAPS_POINTS;
  if (roles.length === 0) {
    const words = 'We found no roles. List each one with its title, employer and dates.';
    return { name, points: 0, of, words };
  }
  const periods = roles.flatMap(({ period }) => period ?? []);
  const gaps = findGaps(periods, now, education);
  const datedShare = periods.length / roles.length;
  const gapShare = Math.max(0, 1 - GAP_COST * gaps.length);
  const points = Math.round(datedShare * (DATES_POINTS + NO_GAPS_POINTS * gapShare));
  const words = [describeDates(periods.length, roles.length)];
  const [first] = gaps;
  if (first !== undefined) {
    const count = gaps.length === 1 ? 'There is a gap' : `There are ${gaps.length} gaps`;
    words.push(`${count} of more than six months. Say what you did after ${formatMonth(first.after)}.`);
  } else if (periods.length > 0) words.push('There are no gaps of more than six months.');
  return { name, points, of, words: words.join(' ') };
}

function describeDates(dated: number, all: number): string {
  const undated = all - dated;
  if (undated === 0) {
    if (all === 1) return 'Your role has dates.';
    return all === 2 ? 'Both of your roles have dates.' : `All ${all} of your roles have dates.`;
  }
  const others = undated === 1 ? 'the other one' : 'the others';
  return `${dated} of your ${all} roles ${dated === 1 ? 'has' : 'have'} dates. Add months and years to ${others}.`;
}

const RESULTS_POINTS = 25;
/** Not every line can have a number, so half of them earn all points. */
const FULL_RESULTS_SHARE = 1 / 2;

/** Measured results, 25 points: by the share of achievements with a number. */
export function scoreResults({ achievements }: Pick<ResumeFacts, 'achievements'>): ScorePart {
  const name = 'Measured results';
  const of = RESULTS_POINTS;
  const all = achievements.length;
  if (all === 0) {
    const words = 'We found no lines about what you did in your roles. Add some to each role.';
    return { name, points: 0, of, words };
  }
  const measured = achievements.filter(({ text }) => isQuantified(text)).length;
  const counted = `${measured} of ${all} lines about your work ${measured === 1 ? 'has' : 'have'} a number.`;
  const more = Math.ceil(all * FULL_RESULTS_SHARE) - measured;
  const advice = more > 0 ? `Add how many, how fast or how much to ${more} more.` : 'Well done.';
  return {
    name,
    points: roundPoints(of, measured / all / FULL_RESULTS_SHARE),
    of,
    words: `${counted} ${advice}`,
  };
}

const SKILLS_POINTS = 20;
/** Few people have every requested skill, so 70 % of them earn all points. */
const FULL_SKILLS_SHARE = 0.7;
/** How many skills earn all points if no posting names any. */
const FULL_SKILLS_COUNT = 8;
const MAX_SUGGESTED_SKILLS = 5;

/**
 * In-demand skills, 20 points: by the share of the skills requested in today's postings with the saved
 * titles, or by the number of skills if there are no such postings.
 */
export function scoreSkills({
  requestedSkills,
  skills,
}: Pick<ResumeFacts, 'requestedSkills' | 'skills'>): ScorePart {
  const name = 'In-demand skills';
  const of = SKILLS_POINTS;
  const requested = requestedSkills.length;
  if (requested === 0) {
    const words = `No posting with your titles named skills in the last two days, so we counted the ones you list: ${skills.length}. ${FULL_SKILLS_COUNT} or more get full points.`;
    return { name, points: roundPoints(of, skills.length / FULL_SKILLS_COUNT), of, words };
  }
  const missing = requestedSkills.filter((skill) => !skills.includes(skill));
  const named = requested - missing.length;
  const points = roundPoints(of, named / requested / FULL_SKILLS_SHARE);
  const counted = `You list ${named} of the ${requested} skills that postings with your titles ask for.`;
  if (missing.length === 0) return { name, points, of, words: counted };
  const suggested = formatList(missing.slice(0, MAX_SUGGESTED_SKILLS));
  const rest = missing.length > MAX_SUGGESTED_SKILLS ? ' and others from the list below' : '';
  return { name, points, of, words: `${counted} If you have them, add ${suggested}${rest}.` };
}
