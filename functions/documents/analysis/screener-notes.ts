import type { Line } from '../evidence/line.ts';
import { type Flaw, findFlaws, isQuantified } from './facts/line-quality.ts';
import {
  countCoveredMonths,
  durationInMonths,
  findGaps,
  formatDuration,
  formatMonth,
  monthIndex,
} from './facts/periods.ts';
import { educationPeriods, type Role, roleName, type VerifiedReading } from './reading/reading.ts';

/** The ScreenerNote of the GraphQL schema. */
export interface ScreenerNote {
  readonly good: boolean;
  readonly text: string;
  readonly lines: readonly Line[];
}

const MAX_LINES = 3;
const MAX_GAPS = 2;
const SHORT_STAY_MONTHS = 12;

/** Finds what a recruiter notices in half a minute, by rules alone. Strengths come first. */
export function findScreenerNotes(reading: VerifiedReading, now: Date): ScreenerNote[] {
  const notes = [
    ...noteNewestRole(reading.roles, now),
    ...noteTotalTime(reading.roles, now),
    ...noteResults(reading.achievements),
    ...noteGaps(reading, now),
    ...noteShortStays(reading.roles, now),
    ...noteUndatedRoles(reading.roles),
    ...noteFlaws(reading.achievements),
  ];
  return [...notes.filter(({ good }) => good), ...notes.filter(({ good }) => !good)];
}

type DatedRole = Role & { readonly period: NonNullable<Role['period']> };

const datedRoles = (roles: readonly Role[]): DatedRole[] =>
  roles.flatMap((role) => (role.period ? [{ ...role, period: role.period }] : []));

/** The first line of each role, up to the maximum. */
const firstLines = (roles: readonly Role[]): Line[] =>
  roles.flatMap(({ lines }) => lines.slice(0, 1)).slice(0, MAX_LINES);

function noteNewestRole(roles: readonly Role[], now: Date): ScreenerNote[] {
  const end = ({ period }: DatedRole) => period.to ?? monthIndex(now) + 1;
  const newest = datedRoles(roles).sort(
    (one, other) => end(other) - end(one) || other.period.from - one.period.from,
  )[0];
  if (!newest) return [];
  const { lines, period } = newest;
  const duration = formatDuration(durationInMonths(period, now));
  const text =
    period.to === null
      ? `Current role: ${roleName(newest)}, for ${duration}.`
      : `Most recent role: ${roleName(newest)}, for ${duration}, until ${formatMonth(period.to)}.`;
  return [{ good: true, text, lines }];
}

function noteTotalTime(roles: readonly Role[], now: Date): ScreenerNote[] {
  const dated = datedRoles(roles);
  if (dated.length < 2) return [];
  const periods = dated.map(({ period }) => period);
  const duration = formatDuration(countCoveredMonths(periods, now));
  const text = `Your ${dated.length} dated roles add up to ${duration} of work.`;
  return [{ good: true, text, lines: firstLines(dated) }];
}

function noteResults(achievements: readonly Line[]): ScreenerNote[] {
  const all = achievements.length;
  if (all === 0)
    return [{ good: false, text: "Your resume doesn't say what you did in your roles.", lines: [] }];
  const measured = achievements.filter(({ text }) => isQuantified(text));
  if (measured.length * 2 >= all) {
    const text = `${measured.length} of ${all} lines about your work have a number, which makes them memorable.`;
    return [{ good: true, text, lines: measured.slice(0, MAX_LINES) }];
  }
  const unmeasured = achievements.filter((line) => !measured.includes(line));
  const text = `${unmeasured.length} of ${all} lines about your work don't say how much or how many, such as these.`;
  return [{ good: false, text, lines: unmeasured.slice(0, MAX_LINES) }];
}

function noteGaps(reading: VerifiedReading, now: Date): ScreenerNote[] {
  const dated = datedRoles(reading.roles);
  const periods = dated.map(({ period }) => period);
  return findGaps(periods, now, educationPeriods(reading, now))
    .slice(-MAX_GAPS)
    .map(({ after, before }) => {
      const duration = formatDuration(before - after - 1);
      const next = before > monthIndex(now) ? 'today' : formatMonth(before);
      const neighbors = dated.filter(({ period }) => period.to === after || period.from === before);
      return {
        good: false,
        text: `There's a gap of ${duration} between ${formatMonth(after)} and ${next}. Expect a question about it.`,
        lines: neighbors.flatMap(({ lines }) => lines.slice(0, 1)),
      };
    });
}

function noteShortStays(roles: readonly Role[], now: Date): ScreenerNote[] {
  const short = datedRoles(roles).filter(
    ({ period }) =>
      period.to !== null && !period.isYearOnly && durationInMonths(period, now) < SHORT_STAY_MONTHS,
  );
  if (short.length < 2) return [];
  const text = `${short.length} roles lasted less than a year. If there's a reason, such as a contract, say so.`;
  return [{ good: false, text, lines: firstLines(short) }];
}

function noteUndatedRoles(roles: readonly Role[]): ScreenerNote[] {
  const undated = roles.filter(({ period }) => period === null);
  if (undated.length === 0) return [];
  const text = undated.length === 1 ? '1 role has no dates.' : `${undated.length} roles have no dates.`;
  return [{ good: false, text, lines: firstLines(undated) }];
}

const FLAW_WORDS: Record<Flaw, (lines: number) => string> = {
  weak: (lines) =>
    `${countLines(lines, 'describes', 'describe')} what you were supposed to do, not what you did.`,
  long: (lines) => `${countLines(lines, 'is', 'are')} too long to skim.`,
  pronoun: (lines) => `${countLines(lines, 'uses', 'use')} “I” or “my”, which resumes leave out.`,
};

const countLines = (lines: number, verb: string, pluralVerb: string): string =>
  lines === 1 ? `1 line ${verb}` : `${lines} lines ${pluralVerb}`;

function noteFlaws(achievements: readonly Line[]): ScreenerNote[] {
  return (['weak', 'long', 'pronoun'] as const).flatMap((flaw) => {
    const lines = achievements.filter(({ text }) => findFlaws(text).includes(flaw));
    if (lines.length === 0) return [];
    return [{ good: false, text: FLAW_WORDS[flaw](lines.length), lines: lines.slice(0, MAX_LINES) }];
  });
}
