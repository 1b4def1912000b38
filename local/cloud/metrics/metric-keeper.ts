import { type Measurement, measurementsIn } from './embedded-metrics.ts';

/** What came together of one metric since the start. */
export interface MetricSum {
  readonly namespace: string;
  readonly dimensions: readonly string[];
  readonly name: string;
  readonly unit: string;
  /** How many values there were. */
  count: number;
  sum: number;
  largest: number;
}

/** Metrics as they stand in the functions' logs, summed over this run. */
export interface MetricKeeper {
  /** Takes what a line of a log measures, if anything. */
  read(line: string): void;
  /** By namespace, dimensions and name. */
  list(): readonly MetricSum[];
}

/** Sums up metrics in memory; `onMeasurement` sees each as it comes. */
export function openMetricKeeper(onMeasurement: (measurement: Measurement) => void = () => {}): MetricKeeper {
  const sums = new Map<string, MetricSum>();
  return {
    read(line) {
      for (const measurement of measurementsIn(line)) {
        const { values, ...metric } = measurement;
        onMeasurement(measurement);
        const key = [metric.namespace, ...metric.dimensions, metric.name].join('\n');
        const sum = sums.get(key) ?? { ...metric, count: 0, sum: 0, largest: Number.NEGATIVE_INFINITY };
        sums.set(key, sum);
        for (const value of values) {
          sum.count += 1;
          sum.sum += value;
          sum.largest = Math.max(sum.largest, value);
        }
      }
    },
    list: () => [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum),
  };
}
