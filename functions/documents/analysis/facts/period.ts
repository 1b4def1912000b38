/** A span of months; months are counted from the year 0. */
export interface Period {
  readonly from: number;
  /** Its last month; null where it lasts. */
  readonly to: number | null;
  /** Whether only years were given: its ends may be up to eleven months off. */
  readonly roughly: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?:${MONTHS.join('|')})[a-z]{0,6}\\.?,?\\s+(?:of\\s+)?`;
const YEAR = '(?:19[5-9]|20[0-4])\\d';
const POINT = `(?:${MONTH}${YEAR}|(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${YEAR}|${YEAR}[/.](?:0[1-9]|1[0-2])(?!\\d)|${YEAR})`;
const LASTING = '(?:present|now|current(?:ly)?|today|ongoing|to date|date)';
const BETWEEN = '\\s*(?:-|–|—|‒|−|→|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b)\\s*';

const SPAN = new RegExp(
  `(?<![\\p{L}\\d.,$€£])(${POINT})${BETWEEN}(${POINT}|${LASTING}|\\d\\d(?!\\d))(?![\\p{L}\\d%])(?!-\\d)`,
  'giu',
);
const SINCE = new RegExp(`\\b(?:since|from)\\s+(${POINT})(?![\\p{L}\\d])`, 'giu');

/** The month of a point in time as resumes write it ('Mar 2021', '03/2021', '2021'). */
function monthOf(point: string): { month: number; roughly: boolean } {
  const year = Number(/(?:19|20)\d\d/.exec(point)?.[0]);
  const rest = point.replace(String(year), '').toLowerCase();
  const named = MONTHS.findIndex((month) => rest.trimStart().startsWith(month));
  const numbered = Number(/\d+/.exec(rest)?.[0] ?? 0) - 1;
  const month = named >= 0 ? named : numbered;
  return { month: year * 12 + Math.max(0, month), roughly: month < 0 };
}

function endOf(point: string, from: number): { month: number | null; roughly: boolean } {
  if (!/\d/.test(point)) return { month: null, roughly: false };
  const whole = /^\d\d$/.test(point) ? `${Math.floor(from / 1200)}${point}` : point;
  const { month, roughly } = monthOf(whole);
  return { month: roughly ? month + 11 : month, roughly };
}

/** A moment's month, as periods count them. */
export const monthAt = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();

/**
 * The spans of time that a text gives, in its order: 'Mar 2021 – Present', '03/2019 to 01/2021', '2016-18', 'since 2020'.
 * One that ends before it begins, or begins after `now`, is none; one that ends later than now lasts.
 */
export function periodsIn(text: string, now: Date): Period[] {
  const today = monthAt(now);
  const spans = [...text.matchAll(SPAN)].map(([, begin = '', end = '']) => ({ begin, end }));
  const lasting = spans.length > 0 ? [] : [...text.matchAll(SINCE)];
  const all = [...spans, ...lasting.map(([, begin = '']) => ({ begin, end: 'now' }))];
  return all.flatMap(({ begin, end }) => {
    const from = monthOf(begin);
    const to = endOf(end, from.month);
    if (from.month > today || (to.month !== null && to.month < from.month)) return [];
    const lasts = to.month === null || to.month > today + 11;
    const last = lasts || to.month === null ? null : Math.min(to.month, today);
    return [{ from: from.month, to: last, roughly: from.roughly || to.roughly }];
  });
}

/** How many months a period covers until now, both ends counted. */
export const monthsOf = ({ from, to }: Period, now: Date): number => (to ?? monthAt(now)) - from + 1;

/** A month as people read it: 'March 2021'. */
export const monthText = (month: number): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(Math.floor(month / 12), month % 12)),
  );

/** A number of months as people say it: '5 years', '1 year 2 months'. */
export function spanText(months: number): string {
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return count(rest, 'month');
  return rest === 0 ? count(years, 'year') : `${count(years, 'year')} ${count(rest, 'month')}`;
}
