import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { requireEnv } from '../platform/require-env.ts';

/** How long first messages took from the sight of what made the job fit: to the provider, or to the inbox. */
export type Latency = 'SeenToHandedOver' | 'SeenToDelivered';

/** Measures one latency. */
export interface LatencyMeter {
  /** In milliseconds. */
  note(took: number): void;
  /** Writes down what was noted since, as metrics embedded in the log. */
  publish(): void;
}

/** The meter of a worker: every value is kept, since percentiles cannot be taken of sums. */
export function latencyMeter(name: Latency): LatencyMeter {
  const metrics = new Metrics({ namespace: requireEnv('METRICS_NAMESPACE'), serviceName: 'alerts' });
  return {
    note: (took) => metrics.addMetric(name, MetricUnit.Seconds, Math.max(0, took) / 1_000),
    publish() {
      if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
    },
  };
}
