import * as z from 'zod';

const DAY_MS = 86_400_000;

/** How many days ago 'Posted Today' or 'Posted 3 Days Ago' is. Undefined for 'Posted 30+ Days Ago' and other languages. */
function daysAgo(postedOn: string): number | undefined {
  const text = postedOn.trim().toLowerCase();
  if (text === 'posted today') return 0;
  if (text === 'posted yesterday') return 1;
  const [, days] = /^posted (\d{1,2}) days? ago$/.exec(text) ?? [];
  return days === undefined ? undefined : Number(days);
}

const Day = z.iso.date().transform((day) => Date.parse(day));

/**
 * Returns when a posting was published, in ISO 8601. Workday states a start date, which may be years old or that of the
 * work, and how long ago it was posted. They count if they agree to a day. The hour is not stated: noon UTC is on the same day in all
 * of America and Europe.
 */
export function publicationTime({
  startDate,
  postedOn,
}: {
  readonly startDate: string;
  readonly postedOn: string;
}): string | undefined {
  const day = Day.safeParse(startDate).data;
  const ago = daysAgo(postedOn);
  if (day === undefined || ago === undefined) return undefined;
  const now = Date.now();
  const age = Math.floor(now / DAY_MS) - day / DAY_MS;
  if (Math.abs(age - ago) > 1) return undefined;
  return new Date(Math.min(day + DAY_MS / 2, now)).toISOString();
}
