import type { DailyTexts } from '../../table/alert.ts';
import { dayIn, nextAt } from '../timing/local-time.ts';

/** The most texts a person gets in a day of the own time zone. */
export const TEXTS_A_DAY = 10;

/** When texts go on after a day whose texts are used up: the next morning, when nobody is woken. */
const MORNING = '08:00';

/** How many texts of a day are left. */
export const textsLeft = (texts: DailyTexts | null, day: string): number =>
  TEXTS_A_DAY - (texts?.localDay === day ? texts.begun : 0);

/** From when on, in milliseconds, a text may go: `at` itself where one is left of the day. */
export function nextTextAt(texts: DailyTexts | null, timeZone: string, at: number): number {
  if (textsLeft(texts, dayIn(timeZone, at)) > 0) return at;
  return nextAt(MORNING, timeZone, nextAt('00:00', timeZone, at));
}
