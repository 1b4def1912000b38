import * as z from 'zod';
import { readRecordedRows } from '../../functions/test-data/recorded-rows.ts';

/** Weights by local hour and weekday (Monday first), and rates by board. */
export interface PostingHabits {
  readonly hours: readonly number[];
  readonly weekdays: readonly number[];
  /** Relative posting rates, one number per board. */
  readonly rates: readonly number[];
  /** Share of postings that follow another of the same board within 30 minutes. */
  readonly clustered: number;
  readonly source: string;
}

const Recorded = z.object({
  company: z.string().nullable(),
  posted_at: z.string().nullable(),
  source: z.string(),
});

/** 80% between 9:00 and 18:00, 5% on weekends, rates by Zipf's law. */
export const MODEL: PostingHabits = {
  hours: Array.from({ length: 24 }, (_, hour) => (hour >= 9 && hour < 18 ? 0.8 / 9 : 0.2 / 15)),
  weekdays: [0.19, 0.19, 0.19, 0.19, 0.19, 0.025, 0.025],
  rates: Array.from({ length: 300 }, (_, rank) => 1 / (rank + 1)),
  clustered: 0.3,
  source:
    'a model with 80% of postings between 9:00 and 18:00, 5% on weekends, rates by Zipf’s law and 30% in clusters',
};

/**
 * Derives habits from the recorded Greenhouse postings that have a time of day. Throws `MissingDataError` if
 * the folder has no recording.
 */
export function deriveHabits(folder: string): PostingHabits {
  const recorded = readRecordedRows(folder, 'lifecycle', Recorded).filter(
    ({ source, posted_at: at }) => source === 'Greenhouse' && at !== null && !at.endsWith('T00:00:00'),
  );
  const times = new Map<string, Date[]>();
  for (const { company, posted_at: at } of recorded) {
    // The recorded times have no zone. Parsing them as UTC keeps the local hour.
    const time = new Date(`${at?.slice(0, 19)}Z`);
    times.set(company ?? '', [...(times.get(company ?? '') ?? []), time]);
  }
  const all = [...times.values()];
  const gaps = all.flatMap((one) => findGaps(one));
  return {
    hours: countBy(all.flat(), 24, (time) => time.getUTCHours()),
    weekdays: countBy(all.flat(), 7, (time) => (time.getUTCDay() + 6) % 7),
    rates: all.map(({ length }) => length),
    clustered: gaps.filter((gap) => gap < 30 * 60_000).length / all.flat().length,
    source: `the ${recorded.length} postings of ${all.length} Greenhouse boards recorded in ${folder}`,
  };
}

function findGaps(times: readonly Date[]): number[] {
  const sorted = times.map(Number).sort((one, other) => one - other);
  return sorted.slice(1).map((time, index) => time - (sorted[index] ?? time));
}

function countBy(times: readonly Date[], length: number, of: (time: Date) => number): number[] {
  const counts = Array.from({ length }, () => 0);
  for (const time of times) counts[of(time)] = (counts[of(time)] ?? 0) + 1;
  return counts;
}
