import { Cron } from 'croner';

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Gives the first time after `from` at which a schedule runs, or null when there is none. */
export type NextTime = (from: Date) => Date | null;

function rate(value: string, unit: string): NextTime {
  const interval = Number(value) * (unitMs[unit.replace(/s$/, '')] ?? Number.NaN);
  return (from) => new Date((Math.floor(from.getTime() / interval) + 1) * interval);
}

function cron(fields: string, timezone: string): NextTime {
  // Weekdays count from Sunday = 1, a start with a step ("0/15") is a range to the end, and the year is the sixth field.
  const pattern = new Cron(`0 ${fields}`, {
    mode: '7-part',
    timezone,
    alternativeWeekdays: true,
    sloppyRanges: true,
    paused: true,
  });
  return (from) => pattern.nextRun(from);
}

/**
 * Reads rate(…), cron(…) and at(…) of EventBridge. A rate runs on the multiples of its interval since 1970, so that a
 * restart does not shift it. Throws for an expression that EventBridge would refuse.
 */
export function parseScheduleExpression(expression: string, timeZone = 'UTC'): NextTime {
  const [, interval, unit] = /^rate\((\d+) (minutes?|hours?|days?)\)$/.exec(expression) ?? [];
  if (interval && unit && Number(interval) > 0) return rate(interval, unit);
  const [, fields] = /^cron\((.+)\)$/.exec(expression) ?? [];
  if (fields?.includes('?')) return cron(fields, timeZone);
  const [, moment] = /^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/.exec(expression) ?? [];
  if (moment) {
    const once = new Cron(moment, { timezone: timeZone, paused: true });
    return (from) => once.nextRun(from);
  }
  throw new Error(
    `"${expression}" is not a schedule expression: use rate(n minutes), cron(m h d M w y) or at(time).`,
  );
}
