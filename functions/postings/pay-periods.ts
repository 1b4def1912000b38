import { stripDiacritics } from './plain-text.ts';
import { SEVERAL_UNITS, TEXT_PERIODS, WORKING_TIME } from './words/pay-periods.ts';

/** An interval that is no single hour, day, week, month or year, such as two weeks, half a year or a shift. */
export const OTHER_PERIOD = 'other';

/** Working time comes first, so that its period is skipped. */
const PERIOD_IN_TEXT = new RegExp(
  [
    WORKING_TIME,
    `(?<${OTHER_PERIOD}>${SEVERAL_UNITS})`,
    ...Object.entries(TEXT_PERIODS).map(([period, pattern]) => `(?<${period}>${pattern})`),
  ].join('|'),
  'giu',
);

/** Returns the periods that a text names, in its order; `OTHER_PERIOD` for an interval of several units. */
export const periodsInText = (text: string): string[] =>
  [...stripDiacritics(text).matchAll(PERIOD_IN_TEXT)].flatMap(({ groups = {} }) =>
    Object.keys(groups).filter((period) => groups[period] !== undefined),
  );

/** Returns the first period that a text names, or ''. */
export const periodInText = (text: string): string => periodsInText(text)[0] ?? '';

/**
 * Whole words of vendors and of UN/CEFACT Recommendation 20 (HUR, DAY, WEE, MON, ANN), which schema.org's
 * unitCode takes.
 */
const VENDOR_UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hour: 'h hr hrs hour hours hourly hur stunde heure hora ora uur',
    day: 'd day days daily tag jour dia giorno dag',
    week: 'w wk wks week weeks weekly wee woche semaine semana settimana vecka',
    month: 'm mo mon month months monthly monat mois mensuel mes mensual mese maand manad',
    year: 'y yr yrs year years yearly annual annually annum ann jahr an annee annuel ano anual anno jaar ar rok',
  }).flatMap(([period, words]) => words.split(' ').map((word): [string, string] => [word, period])),
);

/** Payments that belong to no length of time. */
const PER_PIECE = new Set(
  'shift visit session class project assignment piece mile word event task game load trip once onetime'.split(
    ' ',
  ),
);
const MULTIPLIERS =
  /^(?:bi|semi|(?:bi|semi|tri)-?(?:week|month|annual|year|mest)[a-z]*|(?:half|quarter|fortnight|semest|halbj|quincena|quinzena)[a-z]*|two|three|four|six|every|alternate|other|twice)$/;

/**
 * Returns the period of an interval as a vendor states it: '1 YEAR', 'per-hour-wage', 'monthly', 'MON'.
 * `OTHER_PERIOD` for '2 WEEK', 'BIWEEKLY' or 'per shift'; '' for words that name none.
 */
export function statedPeriod(interval: string): string {
  const words =
    stripDiacritics(interval)
      .toLowerCase()
      .match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];
  if (words.join(' ').includes('12 month')) return 'year';
  const isMultiple = (word: string, at: number) =>
    /^\d/.test(word) && Number(word) !== 1 && VENDOR_UNITS.has(words[at + 1] ?? '');
  const isOther = (word: string, at: number) =>
    MULTIPLIERS.test(word) || PER_PIECE.has(word) || isMultiple(word, at);
  if (words.some(isOther)) return OTHER_PERIOD;
  const [unit = ''] = words.flatMap((word) => VENDOR_UNITS.get(word) ?? []);
  return unit;
}
