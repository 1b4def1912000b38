import type { Board, PostingPattern } from '../../table/board.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** After this long a posting counts half of what it did: about a fortnight of working days decides. */
const HALF_LIFE = 10 * DAY;

/** The day's parts that are told apart, of three hours each. */
const PARTS = 8;

/** More postings than this at once are an upload, and tell no more of the next one. */
const UPLOAD = 10;

/** As many imagined postings, spread over the week as below, temper what few real ones say of it. */
const PRIOR = 4;
const PRIOR_WEEKEND = 0.05;

/**
 * What a reading teaches of how a board posts: `fresh` is its count of new postings. The first reading of a board
 * only starts the clock, since what it shows may be years old.
 */
export function learn(board: Pick<Board, 'learned' | 'readAt'>, fresh: number, at: Date): PostingPattern {
  const { learned, readAt } = board;
  if (readAt === null || learned.since === '') return { ...learned, since: at.toISOString() };
  if (fresh <= 0) return learned;
  const count = Math.min(fresh, UPLOAD);
  const kept = learned.at === '' ? 0 : decay(at.getTime() - Date.parse(learned.at));
  const part = partOf(at);
  return {
    since: learned.since,
    at: at.toISOString(),
    seen: rounded(learned.seen * kept + count),
    hours: Array.from({ length: PARTS }, (_, n) =>
      rounded((learned.hours[n] ?? 0) * kept + (n === part ? count : 0)),
    ),
    weekend: rounded(learned.weekend * kept + (isWeekend(at) ? count : 0)),
  };
}

/** Postings an hour to be expected of a board at a time of the week; 0 while nothing was learnt. */
export function expectedRate({ since, at, seen, hours, weekend }: PostingPattern, now: Date): number {
  if (at === '' || seen === 0) return 0;
  const known = 1 - decay(Math.max(DAY, now.getTime() - Date.parse(since)));
  const weight = decay(now.getTime() - Date.parse(at));
  const perHour = ((seen * weight * Math.LN2) / HALF_LIFE / known) * HOUR;
  const part = partOf(now);
  // Half of what the neighbouring parts hold counts too: nobody posts by the clock.
  const near = [-1, 0, 0, 1].reduce((sum, step) => sum + (hours[(part + step + PARTS) % PARTS] ?? 0) / 4, 0);
  const ofDay = (near + PRIOR / PARTS) / (seen + PRIOR);
  const onWeekend = (weekend + PRIOR * PRIOR_WEEKEND) / (seen + PRIOR);
  const ofWeek = isWeekend(now) ? (onWeekend * 7) / 2 : ((1 - onWeekend) * 7) / 5;
  return perHour * ofDay * PARTS * ofWeek;
}

const decay = (milliseconds: number): number => 2 ** (-Math.max(0, milliseconds) / HALF_LIFE);
const partOf = (at: Date): number => Math.floor((at.getUTCHours() * PARTS) / 24);
const isWeekend = (at: Date): boolean => at.getUTCDay() % 6 === 0;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
