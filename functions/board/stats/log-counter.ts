import type { ListingLog } from '../segments/listing-log.ts';
import { type DayOfLog, FirstSights } from './first-sights.ts';
import { DAY, utcDay } from './utc-day.ts';

/**
 * How far back the tail is read again, in milliseconds. An entry's time is taken by a run that writes it: none takes
 * longer than two minutes in the template, and no two clocks differ by more.
 */
const OVERLAP = 300_000;

/** A UTC day, and what the log tells of it. */
export type CountedDay = DayOfLog & { readonly day: string };

/**
 * Counts today and yesterday from the log. The first call reads both days whole, further ones only the tail, and either
 * way gives what counting all of it anew would give.
 */
export function logCounter(
  log: Pick<ListingLog, 'follow'>,
): (now: number) => Promise<{ readonly today: CountedDay; readonly yesterday: CountedDay }> {
  const sights = new FirstSights();
  let readTo = 0;
  return async (now) => {
    const [yesterday, today] = [utcDay(now - DAY), utcDay(now)];
    const after = new Date(Math.max(readTo - OVERLAP, Date.parse(yesterday))).toISOString();
    for (const day of [yesterday, today])
      if (day >= after.slice(0, 10)) await log.follow(day, after, (entry) => sights.apply(entry));
    readTo = now;
    sights.forget(yesterday);
    return {
      today: { day: today, ...sights.of(today) },
      yesterday: { day: yesterday, ...sights.of(yesterday) },
    };
  };
}
