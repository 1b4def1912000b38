import { Cron } from 'croner';

const UNIT_MS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Returns the first run of a schedule after `from`, or null for a schedule that has ended. */
export type NextTime = (from: Date) => Date | null;

/**
 * Parses rate(…) and cron(…) of EventBridge. A rate runs at multiples of its interval since 1970, so that a
 * restart does not shift it. Throws for an invalid or unsupported expression.
 */
export function parseScheduleExpression(expression: string, timeZone = 'UTC'): NextTime {
  const [, interval, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (Number(interval) > 0) return rate(Number(interval) * (UNIT_MS[unit] ?? Number.NaN));
  const [, fields] = /^cron\((.+)\)$/.exec(expression) ?? [];
  if (fields?.includes('?')) return cron(fields, timeZone);
  throw new Error(
    `The emulator does not support the schedule "${expression}". Use rate(n minutes) or cron(m h d M w y).`,
  );
}

function rate(intervalMs: number): NextTime {
  return (from) => new Date((Math.floor(from.getTime() / intervalMs) + 1) * intervalMs);
}

function cron(fields: string, timezone: string): NextTime {
  // AWS counts weekdays from Sunday = 1, reads "0/15" as a range to the end, and has the year as the sixth field.
  const pattern = new Cron(`0 ${fields}`, {
    mode: '7-part',
    timezone,
    alternativeWeekdays: true,
    sloppyRanges: true,
    paused: true,
  });
  return (from) => pattern.nextRun(from);
}
