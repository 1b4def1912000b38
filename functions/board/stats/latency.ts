import type { DailyAlerts } from '../../table/stats.ts';

/** Upper bounds of the latency histogram's buckets in seconds; the last one also holds everything slower. */
export const BUCKETS = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 180, 300, 600, 1_800, 3_600,
] as const;

/** The number of samples in each bucket. */
export type LatencyCounts = ReadonlyMap<number, number>;

/** The bucket of a latency in milliseconds. */
export function toBucket(latency: number): number {
  const last = BUCKETS[BUCKETS.length - 1];
  return BUCKETS.find((bound) => latency <= bound * 1000) ?? last ?? 0;
}

/** Returns the histogram that is stored for a day. */
export const latenciesOf = (row: DailyAlerts | undefined): LatencyCounts =>
  new Map(BUCKETS.map((bucket) => [bucket, row?.[`within${bucket}`] ?? 0] as const));

export function addLatencies(all: readonly LatencyCounts[]): LatencyCounts {
  const sum = new Map<number, number>();
  for (const [bucket, count] of all.flatMap((counts) => [...counts]))
    sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  return sum;
}

export const countSamples = (counts: LatencyCounts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Returns the bucket of the percentile (0.95 for p95) by nearest rank; null without samples. */
export function latencyPercentile(counts: LatencyCounts, percentile: number): number | null {
  const rank = Math.max(1, Math.ceil(countSamples(counts) * percentile));
  let seen = 0;
  for (const [bucket, count] of [...counts].sort(([one], [other]) => one - other)) {
    seen += count;
    if (seen >= rank) return bucket;
  }
  return null;
}
