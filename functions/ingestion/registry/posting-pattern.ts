import type { Board, PostingPattern } from '../../table/board.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A posting this old counts half, so that about two weeks of working days determine the rate. */
const HALF_LIFE = 10 * DAY;

/** The day is divided into parts of three hours. */
const PARTS_PER_DAY = 8;

/** More postings at once are a bulk upload, which says nothing about the usual rate. */
const MAX_COUNTED_AT_ONCE = 10;

/** Pseudo-counts, spread over the week, that dominate until there are enough real postings. */
const PRIOR = 4;
const PRIOR_WEEKEND = 0.05;

/**
 * Updates a board's posting rate after a reading that added postings. A board's first reading only starts the clock,
 * because its postings may be years old.
 */
export function updatePostingPattern(
  board: Pick<Board, 'learned' | 'readAt'>,
  added: number,
  at: Date,
): PostingPattern {
  const { learned, readAt } = board;
  if (readAt === null || learned.since === '') return { ...learned, since: at.toISOString() };
  if (added <= 0) return learned;
  const count = Math.min(added, MAX_COUNTED_AT_ONCE);
  const weight = learned.at === '' ? 0 : decay(at.getTime() - Date.parse(learned.at));
  const part = partOf(at);
  return {
    since: learned.since,
    at: at.toISOString(),
    seen: rounded(learned.seen * weight + count),
    hours: Array.from({ length: PARTS_PER_DAY }, (_, n) =>
      rounded((learned.hours[n] ?? 0) * weight + (n === part ? count : 0)),
    ),
    weekend: rounded(learned.weekend * weight + (isWeekend(at) ? count : 0)),
  };
}

/** Returns the expected postings per hour at a time of the week; 0 while nothing is known. */
export function expectedRate({ since, at, seen, hours, weekend }: PostingPattern, now: Date): number {
  if (at === '' || seen === 0) return 0;
  const known = 1 - decay(Math.max(DAY, now.getTime() - Date.parse(since)));
  const weight = decay(now.getTime() - Date.parse(at));
  const perHour = ((seen * weight * Math.LN2) / HALF_LIFE / known) * HOUR;
  const part = partOf(now);
  // The neighboring parts of the day count half, because posting times vary.
  const nearby = [-1, 0, 0, 1].reduce(
    (sum, step) => sum + (hours[(part + step + PARTS_PER_DAY) % PARTS_PER_DAY] ?? 0) / 4,
    0,
  );
  const ofDay = (nearby + PRIOR / PARTS_PER_DAY) / (seen + PRIOR);
  const onWeekend = (weekend + PRIOR * PRIOR_WEEKEND) / (seen + PRIOR);
  const ofWeek = isWeekend(now) ? (onWeekend * 7) / 2 : ((1 - onWeekend) * 7) / 5;
  return perHour * ofDay * PARTS_PER_DAY * ofWeek;
}

const decay = (milliseconds: number): number => 2 ** (-Math.max(0, milliseconds) / HALF_LIFE);
const partOf = (at: Date): number => Math.floor((at.getUTCHours() * PARTS_PER_DAY) / 24);
const isWeekend = (at: Date): boolean => at.getUTCDay() % 6 === 0;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
