import type { Line } from '../evidence/line.ts';
import { gapsIn, monthsCovered } from './facts/gaps.ts';
import { isMeasured } from './facts/measured.ts';
import { monthAt, monthsOf, monthText, spanText } from './facts/period.ts';
import { type Flaw, flawsOf } from './facts/wording.ts';
import type { Reading, Role } from './reading/reading.ts';
import { studiesOf } from './reading/studies.ts';

/** Something that a screener notices; the contract's ScreenerNote. */
export interface Note {
  readonly good: boolean;
  readonly text: string;
  readonly lines: readonly Line[];
}

/** How many lines a note shows. */
const SHOWN = 3;
const SHORT_STAY = 12;

const FLAWS: Record<Flaw, (count: number) => string> = {
  weak: (count) => `${linesAre(count)} what you were to do, not what you did.`,
  long: (count) => `${count === 1 ? 'One line is' : `${count} lines are`} too long to take in at a glance.`,
  pronoun: (count) =>
    `${count === 1 ? 'One line says' : `${count} lines say`} "I" or "my", which resumes leave out.`,
};
const linesAre = (count: number) => (count === 1 ? 'One line says' : `${count} lines say`);

/**
 * How a resume reads to who screens it in half a minute, by rules alone: the newest role, the years, results, gaps, stays
 * and wording. What speaks for it comes first.
 */
export function screenerNotes(reading: Reading, now: Date): Note[] {
  const notes = [
    ...newestRole(reading.roles, now),
    ...years(reading.roles, now),
    ...results(reading.achievements),
    ...gaps(reading, now),
    ...stays(reading.roles, now),
    ...undated(reading.roles),
    ...wording(reading.achievements),
  ];
  return [...notes.filter(({ good }) => good), ...notes.filter(({ good }) => !good)];
}

const called = ({ title, employer }: Role): string => (employer === '' ? title : `${title} at ${employer}`);

type Dated = Role & { readonly period: NonNullable<Role['period']> };
const datedOf = (roles: readonly Role[]): Dated[] =>
  roles.flatMap((role) => (role.period ? [{ ...role, period: role.period }] : []));

function newestRole(roles: readonly Role[], now: Date): Note[] {
  const end = ({ period }: Dated) => period.to ?? monthAt(now) + 1;
  const newest = datedOf(roles).sort(
    (one, other) => end(other) - end(one) || other.period.from - one.period.from,
  )[0];
  if (!newest) return [];
  const { lines, period } = newest;
  const so = spanText(monthsOf(period, now));
  if (period.to === null) return [{ good: true, text: `You are ${called(newest)}, for ${so} now.`, lines }];
  return [
    { good: true, text: `You were last ${called(newest)}, for ${so}, until ${monthText(period.to)}.`, lines },
  ];
}

function years(roles: readonly Role[], now: Date): Note[] {
  const dated = datedOf(roles);
  if (dated.length < 2) return [];
  const so = spanText(
    monthsCovered(
      dated.map(({ period }) => period),
      now,
    ),
  );
  const text = `Your ${dated.length} dated roles add up to ${so} of work.`;
  return [{ good: true, text, lines: dated.flatMap(({ lines }) => lines.slice(0, 1)).slice(0, SHOWN) }];
}

function results(achievements: readonly Line[]): Note[] {
  if (achievements.length === 0)
    return [{ good: false, text: 'Nothing says what you did in your roles.', lines: [] }];
  const measured = achievements.filter(({ text }) => isMeasured(text));
  const all = achievements.length;
  if (measured.length * 2 >= all) {
    const text = `${measured.length} of ${all} lines about your work give a number, which is what is remembered.`;
    return [{ good: true, text, lines: measured.slice(0, SHOWN) }];
  }
  const without = achievements.filter((line) => !measured.includes(line));
  const text = `${without.length} of ${all} lines about your work do not say how much or how many, these among them.`;
  return [{ good: false, text, lines: without.slice(0, SHOWN) }];
}

function gaps(reading: Reading, now: Date): Note[] {
  const dated = datedOf(reading.roles);
  const periods = dated.map(({ period }) => period);
  return gapsIn(periods, now, studiesOf(reading, now))
    .slice(-2)
    .map(({ after, before }) => {
      const so = spanText(before - after - 1);
      const next = before > monthAt(now) ? 'now' : monthText(before);
      const lines = dated.filter(({ period }) => period.to === after || period.from === before);
      return {
        good: false,
        text: `Between ${monthText(after)} and ${next} no role is named for ${so}: you will be asked about it.`,
        lines: lines.flatMap((role) => role.lines.slice(0, 1)),
      };
    });
}

function stays(roles: readonly Role[], now: Date): Note[] {
  const short = datedOf(roles).filter(
    ({ period }) => period.to !== null && !period.roughly && monthsOf(period, now) < SHORT_STAY,
  );
  if (short.length < 2) return [];
  const text = `${short.length} roles lasted less than a year: say why where there is a reason, such as a contract.`;
  return [{ good: false, text, lines: short.flatMap(({ lines }) => lines.slice(0, 1)).slice(0, SHOWN) }];
}

function undated(roles: readonly Role[]): Note[] {
  const without = roles.filter(({ period }) => period === null);
  if (without.length === 0) return [];
  const text = `${without.length === 1 ? 'A role does' : `${without.length} roles do`} not say from when to when.`;
  return [{ good: false, text, lines: without.flatMap(({ lines }) => lines.slice(0, 1)).slice(0, SHOWN) }];
}

function wording(achievements: readonly Line[]): Note[] {
  return (['weak', 'long', 'pronoun'] as const).flatMap((flaw) => {
    const lines = achievements.filter(({ text }) => flawsOf(text).includes(flaw));
    return lines.length === 0
      ? []
      : [{ good: false, text: FLAWS[flaw](lines.length), lines: lines.slice(0, SHOWN) }];
  });
}
