import { pastTime } from './fields.ts';

const ISO_LIKE =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s?(Z|UTC|[+-]\d\d:?\d\d)?)?$/;

/** RFC 5322, 3.3, as in mail and HTTP headers: 'Tue, 08 Sep 2026 10:00:00 GMT'. */
const IN_HEADERS =
  /^(?:[A-Z][a-z]{2}, ?)?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)? ?(?:GMT|UTC?|Z|[+-]\d{4}|[ECMP][SD]T)$/;

/** 'Fri Oct 06 02:00:00 UTC 2023' or 'July 3, 2026'. */
const IN_WORDS = /^(?:[A-Z][a-z]{2,8},? )?[A-Z][a-z]{2,8} {1,2}\d{1,2}\b[\w:, +-]*\b20\d\d$/;

const DAY_MS = 86_400_000;

/**
 * Returns milliseconds since 1970, or NaN. A time without an offset is in UTC. A day counts from its noon,
 * see `publicationTime`.
 */
function parseTime(text: string): number {
  const [, year = '', month = '', day = '', time = '00:00', zone = 'Z'] = ISO_LIKE.exec(text) ?? [];
  const words = IN_WORDS.test(text) || IN_HEADERS.test(text) ? text.replace(/ {2,}/g, ' ') : '';
  const hasZone = IN_HEADERS.test(text) || /\b(?:UTC|GMT)\b|[+-]\d{4}\b/.test(words);
  const parsed =
    year === ''
      ? Date.parse(hasZone ? words : `${words} UTC`)
      : Date.parse(
          `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}${zone.replace('UTC', 'Z')}`,
        );
  return parsed % DAY_MS === 0 ? parsed + DAY_MS / 2 : parsed;
}

/**
 * Returns a `datePosted` in ISO 8601, UTC; undefined for an invalid or future one. A day alone, also written
 * as midnight UTC, becomes its noon, which is the same day in America, Europe and most of Asia.
 */
export function publicationTime(datePosted: string): string | undefined {
  const time = parseTime(datePosted);
  return Number.isNaN(time) ? undefined : pastTime.parse(new Date(time).toISOString());
}

/** Systems write an unset date as the first day that they know: in the years 1, 1753, 1900, 1970. */
const FIRST_CREDIBLE = Date.parse('2000-01-01T00:00:00Z');

/**
 * Whether a `validThrough` is past everywhere, even if it is a day. A default date, and one before the job
 * was posted, was never set.
 */
export function isOver(validThrough: string, datePosted: string): boolean {
  const end = parseTime(validThrough);
  const start = parseTime(datePosted);
  return end >= FIRST_CREDIBLE && !(end + DAY_MS < start) && end + DAY_MS < Date.now();
}
