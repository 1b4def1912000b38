import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainTime from 'temporal-polyfill/fns/PlainTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

const toZoned = (timeZone: string, at: number) =>
  Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(at), timeZone);
const dateOf = (timeZone: string, at: number) => ZonedDateTime.toPlainDate(toZoned(timeZone, at));

/** The date (YYYY-MM-DD) in a time zone at an instant in milliseconds. */
export const localDay = (timeZone: string, at: number): string => PlainDate.toString(dateOf(timeZone, at));

/**
 * Returns the first instant after `at`, in milliseconds, at which a clock in the time zone shows `time`
 * (HH:MM). If clocks skip that time, as much later; if they repeat it, the first of the two.
 */
export function nextLocalTime(time: string, timeZone: string, at: number): number {
  const plainTime = PlainTime.fromString(time);
  const today = dateOf(timeZone, at);
  const on = (day: PlainDate.Record) =>
    PlainDate.toZonedDateTime(day, { timeZone, plainTime }).epochMilliseconds;
  return on(today) > at ? on(today) : on(PlainDate.addDays(today, 1));
}
