import { type Datapoint, keyOf, type Series } from './alarm.ts';

const MINUTE_MS = 60_000;

/** The datapoints of watched metrics, minute by minute, in memory. */
export interface MetricHistory {
  /** Keeps a metric's datapoints for `keepMs` milliseconds. */
  watch(series: Series, keepMs: number): void;
  /** Adds a value at a time in milliseconds. Ignores metrics that are not watched. */
  record(series: Series, value: number, at: number): void;
  /** Oldest first. */
  datapointsOf(series: Series): readonly Datapoint[];
}

export function createMetricHistory(): MetricHistory {
  const histories = new Map<string, { keepMs: number; points: Datapoint[] }>();
  return {
    watch(series, keepMs) {
      const history = histories.get(keyOf(series));
      if (history) history.keepMs = Math.max(history.keepMs, keepMs);
      else histories.set(keyOf(series), { keepMs, points: [] });
    },
    record(series, value, time) {
      const history = histories.get(keyOf(series));
      if (!history) return;
      const at = Math.floor(time / MINUTE_MS) * MINUTE_MS;
      const recent = history.points.filter((point) => point.at > at - history.keepMs);
      const { sum, maximum } = recent.find((point) => point.at === at) ?? { sum: 0, maximum: -Infinity };
      const point = { at, sum: sum + value, maximum: Math.max(maximum, value) };
      history.points = [...recent.filter((one) => one.at !== at), point].sort((a, b) => a.at - b.at);
    },
    datapointsOf: (series) => histories.get(keyOf(series))?.points ?? [],
  };
}
