import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainTime from 'temporal-polyfill/fns/PlainTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

const local = (timeZone: string, at: number) =>
  Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(at), timeZone);
const dayOf = (timeZone: string, at: number) => ZonedDateTime.toPlainDate(local(timeZone, at));

/** The day of a time zone, YYYY-MM-DD, at an instant in milliseconds. */
export const dayIn = (timeZone: string, at: number): string => PlainDate.toString(dayOf(timeZone, at));

/**
 * The first instant after `at`, in milliseconds, at which a clock in the time zone shows `time` (HH:MM). Where clocks
 * are put forward over it, as much later; where they are put back over it, the first of the two.
 */
export function nextAt(time: string, timeZone: string, at: number): number {
  const plainTime = PlainTime.fromString(time);
  const today = dayOf(timeZone, at);
  const on = (day: PlainDate.Record) =>
    PlainDate.toZonedDateTime(day, { timeZone, plainTime }).epochMilliseconds;
  return on(today) > at ? on(today) : on(PlainDate.addDays(today, 1));
}

/** Whether a clock in the time zone shows a time from `from` on and before `to` (HH:MM); over midnight if `to` is earlier. */
export function isBetween(from: string, to: string, timeZone: string, at: number): boolean {
  const time = PlainTime.toString(ZonedDateTime.toPlainTime(local(timeZone, at)), { smallestUnit: 'minute' });
  return from <= to ? from <= time && time < to : from <= time || time < to;
}
