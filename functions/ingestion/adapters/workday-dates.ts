import * as z from 'zod';

const DAY_MS = 86_400_000;

/**
 * How many days ago 'Posted Today' or 'Posted 3 Days Ago' is. Undefined for 'Posted 30+ Days Ago' and other languages.
 */
function daysAgo(postedOn: string): number | undefined {
  const text = postedOn.trim().toLowerCase();
  if (text === 'posted today') return 0;
  if (text === 'posted yesterday') return 1;
  const [, days] = /^posted (\d{1,2}) days? ago$/.exec(text) ?? [];
  return days === undefined ? undefined : Number(days);
}

const Day = z.iso.date().transform((day) => Date.parse(day));

/** The fields of a posting's detail about its publication. */
interface StatedDates {
  /** A day, '2026-07-25', which can be years old, or when the work starts. */
  readonly startDate: string;
  /** 'Posted Yesterday'. */
  readonly postedOn: string;
}

/**
 * Returns when a posting was published, in ISO 8601, if its start date and the days since it was posted agree
 * to a day. It is the day's noon, as for other systems that state no hour, or now if that is still to come.
 */
export function confirmedPublication({ startDate, postedOn }: StatedDates): string | undefined {
  const day = Day.safeParse(startDate).data;
  const ago = daysAgo(postedOn);
  if (day === undefined || ago === undefined) return undefined;
  const now = Date.now();
  const age = Math.floor(now / DAY_MS) - day / DAY_MS;
  return Math.abs(age - ago) > 1 ? undefined : new Date(Math.min(day + DAY_MS / 2, now)).toISOString();
}
