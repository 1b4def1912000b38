import { type Datapoint, keyOf, type Series } from './alarm.ts';

const MINUTE = 60_000;

/** The datapoints of the metrics that alarms watch, minute by minute; of others nothing is kept. */
export interface MetricHistory {
  /** Keeps a metric from now on, for so many milliseconds. */
  watch(series: Series, keepMs: number): void;
  /** Takes a value as of a time in milliseconds. */
  record(series: Series, value: number, at: number): void;
  /** Oldest first. */
  of(series: Series): readonly Datapoint[];
}

/** Keeps the history in memory. */
export function openMetricHistory(): MetricHistory {
  const histories = new Map<string, { keepMs: number; points: Datapoint[] }>();
  return {
    watch(series, keepMs) {
      const known = histories.get(keyOf(series));
      if (known) known.keepMs = Math.max(known.keepMs, keepMs);
      else histories.set(keyOf(series), { keepMs, points: [] });
    },
    record(series, value, time) {
      const history = histories.get(keyOf(series));
      if (!history) return;
      const at = Math.floor(time / MINUTE) * MINUTE;
      const kept = history.points.filter((point) => point.at > at - history.keepMs);
      const same = kept.find((point) => point.at === at);
      const { count, sum, smallest, largest } = same ?? {
        count: 0,
        sum: 0,
        smallest: Number.POSITIVE_INFINITY,
        largest: Number.NEGATIVE_INFINITY,
      };
      const point = {
        at,
        count: count + 1,
        sum: sum + value,
        smallest: Math.min(smallest, value),
        largest: Math.max(largest, value),
      };
      history.points = [...kept.filter((one) => one !== same), point].sort((a, b) => a.at - b.at);
    },
    of: (series) => histories.get(keyOf(series))?.points ?? [],
  };
}
