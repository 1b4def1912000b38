import { type Measurement, parseMeasurements } from './embedded-metrics.ts';

/** The values of one metric since the start. */
export interface MetricTotal {
  readonly namespace: string;
  readonly dimensions: readonly string[];
  readonly name: string;
  readonly unit: string;
  count: number;
  sum: number;
  largest: number;
}

/** The metrics in the functions' logs, added up over this run. */
export interface MetricTotals {
  /** Adds the metrics in a line of a log. */
  read(line: string): void;
  /** Sorted by namespace, dimensions and name. */
  list(): readonly MetricTotal[];
}

/** Passes every measurement to `onMeasurement`. */
export function createMetricTotals(
  onMeasurement: (measurement: Measurement) => void = () => {},
): MetricTotals {
  const totals = new Map<string, MetricTotal>();
  return {
    read(line) {
      for (const measurement of parseMeasurements(line)) {
        const { values, ...metric } = measurement;
        onMeasurement(measurement);
        const key = [metric.namespace, ...metric.dimensions, metric.name].join('\n');
        const total = totals.get(key) ?? { ...metric, count: 0, sum: 0, largest: Number.NEGATIVE_INFINITY };
        totals.set(key, total);
        for (const value of values) {
          total.count += 1;
          total.sum += value;
          total.largest = Math.max(total.largest, value);
        }
      }
    },
    list: () => [...totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total),
  };
}
