import { Temporal } from 'temporal-polyfill';
import type { Texts } from '../../table/alert.ts';

/** The most texts a person gets in a day of the own time zone. */
export const TEXTS_A_DAY = 10;

/** When texts go on after a day whose texts are used up: the next morning, when nobody is woken. */
const MORNING = Temporal.PlainTime.from('08:00');

const local = (timeZone: string, at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);

/** The day of a time zone, YYYY-MM-DD, at an instant in milliseconds. */
export const dayIn = (timeZone: string, at: number): string => local(timeZone, at).toPlainDate().toString();

/** How many texts of a day are left. */
export const textsLeft = (texts: Texts | null, day: string): number =>
  TEXTS_A_DAY - (texts?.localDay === day ? texts.begun : 0);

/** From when on, in milliseconds, a text may go: `at` itself where one is left of the day. */
export function nextTextAt(texts: Texts | null, timeZone: string, at: number): number {
  if (textsLeft(texts, dayIn(timeZone, at)) > 0) return at;
  const tomorrow = local(timeZone, at).toPlainDate().add({ days: 1 });
  return tomorrow.toZonedDateTime({ timeZone, plainTime: MORNING }).epochMilliseconds;
}
