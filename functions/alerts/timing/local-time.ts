import { Temporal } from 'temporal-polyfill';

const local = (timeZone: string, at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);

/** The day of a time zone, YYYY-MM-DD, at an instant in milliseconds. */
export const dayIn = (timeZone: string, at: number): string => local(timeZone, at).toPlainDate().toString();

/**
 * The first instant after `at`, in milliseconds, at which a clock in the time zone shows `time` (HH:MM). Where clocks
 * are put forward over it, as much later; where they are put back over it, the first of the two.
 */
export function nextAt(time: string, timeZone: string, at: number): number {
  const plainTime = Temporal.PlainTime.from(time);
  const today = local(timeZone, at).toPlainDate();
  const on = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  return on(today) > at ? on(today) : on(today.add({ days: 1 }));
}

/** Whether a clock in the time zone shows a time from `from` on and before `to` (HH:MM); over midnight if `to` is earlier. */
export function isBetween(from: string, to: string, timeZone: string, at: number): boolean {
  const time = local(timeZone, at).toPlainTime().toString({ smallestUnit: 'minute' });
  return from <= to ? from <= time && time < to : from <= time || time < to;
}
