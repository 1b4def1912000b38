/** A range of months, as indexes counted from the year 0. */
export interface Period {
  readonly from: number;
  /** The last month, or null if it is ongoing. */
  readonly to: number | null;
  /** Whether only years were given, so that each end may be off by up to eleven months. */
  readonly isYearOnly: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?:${MONTHS.join('|')})[a-z]{0,6}\\.?,?\\s+(?:of\\s+)?`;
const YEAR = '(?:19[5-9]|20[0-4])\\d';
const DATE = `(?:${MONTH}${YEAR}|(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${YEAR}|${YEAR}[/.](?:0[1-9]|1[0-2])(?!\\d)|${YEAR})`;
const ONGOING = '(?:present|now|current(?:ly)?|today|ongoing|to date|date)';
const SEPARATOR = '\\s*(?:-|–|—|‒|−|→|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b)\\s*';

const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,$€£])(${DATE})${SEPARATOR}(${DATE}|${ONGOING}|\\d\\d(?!\\d))(?![\\p{L}\\d%])(?!-\\d)`,
  'giu',
);
const SINCE = new RegExp(`\\b(?:since|from)\\s+(${DATE})(?![\\p{L}\\d])`, 'giu');

/** Parses a date as resumes write it: 'Mar 2021', '03/2021', '2021'. */
function parseDate(date: string): { month: number; isYearOnly: boolean } {
  const year = Number(/(?:19|20)\d\d/.exec(date)?.[0]);
  const rest = date.replace(String(year), '').toLowerCase();
  const named = MONTHS.findIndex((month) => rest.trimStart().startsWith(month));
  const numbered = Number(/\d+/.exec(rest)?.[0] ?? 0) - 1;
  const month = named >= 0 ? named : numbered;
  return { month: year * 12 + Math.max(0, month), isYearOnly: month < 0 };
}

/** Parses the end of a range; `from` completes the century of '2016-18'. */
function parseEnd(date: string, from: number): { month: number | null; isYearOnly: boolean } {
  if (!/\d/.test(date)) return { month: null, isYearOnly: false };
  const fullDate = /^\d\d$/.test(date) ? `${Math.floor(from / 1200)}${date}` : date;
  const { month, isYearOnly } = parseDate(fullDate);
  return { month: isYearOnly ? month + 11 : month, isYearOnly };
}

export const monthIndex = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();

/**
 * Parses the periods in a text, in its order: 'Mar 2021 – Present', '03/2019 to 01/2021', '2016-18', 'since
 * 2020'. Skips those that end before they start or start in the future; those that end in the future count as
 * ongoing.
 */
export function parsePeriods(text: string, now: Date): Period[] {
  const today = monthIndex(now);
  const ranges = [...text.matchAll(RANGE)].map(([, start = '', end = '']) => ({ start, end }));
  const since = ranges.length > 0 ? [] : [...text.matchAll(SINCE)];
  const all = [...ranges, ...since.map(([, start = '']) => ({ start, end: 'now' }))];
  return all.flatMap(({ start, end }) => {
    const from = parseDate(start);
    const to = parseEnd(end, from.month);
    if (from.month > today || (to.month !== null && to.month < from.month)) return [];
    const isOngoing = to.month === null || to.month > today + 11;
    const last = isOngoing || to.month === null ? null : Math.min(to.month, today);
    return [{ from: from.month, to: last, isYearOnly: from.isYearOnly || to.isYearOnly }];
  });
}

/** Counts the months of a period until now, including both ends. */
export const durationInMonths = ({ from, to }: Period, now: Date): number =>
  (to ?? monthIndex(now)) - from + 1;

/** Formats a month: 'March 2021'. */
export const formatMonth = (month: number): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(Math.floor(month / 12), month % 12)),
  );

/** Formats a number of months: '5 years', '1 year 2 months'. */
export function formatDuration(months: number): string {
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return count(rest, 'month');
  return rest === 0 ? count(years, 'year') : `${count(years, 'year')} ${count(rest, 'month')}`;
}

/** A time without a role: `after` is the last covered month, `before` the first one covered again. */
export interface Gap {
  readonly after: number;
  readonly before: number;
}

const MIN_GAP_MONTHS = 6;

/**
 * Finds the gaps of more than six months between the first role and now that neither a role nor education
 * covers, oldest first.
 */
export function findGaps(roles: readonly Period[], now: Date, education: readonly Period[] = []): Gap[] {
  if (roles.length === 0) return [];
  const today = monthIndex(now);
  const periods = [...roles, ...education].sort((one, other) => one.from - other.from);
  const gaps: Gap[] = [];
  let covered = Math.min(...roles.map(({ from }) => from));
  for (const { from, to } of periods) {
    if (from - covered > MIN_GAP_MONTHS + 1) gaps.push({ after: covered, before: from });
    covered = Math.max(covered, to ?? today);
  }
  if (today - covered > MIN_GAP_MONTHS) gaps.push({ after: covered, before: today + 1 });
  return gaps;
}

/** Counts the months that periods cover, each month once. */
export function countCoveredMonths(periods: readonly Period[], now: Date): number {
  const months = new Set<number>();
  for (const { from, to } of periods)
    for (let month = from; month <= (to ?? monthIndex(now)); month += 1) months.add(month);
  return months.size;
}
