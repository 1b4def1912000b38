import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { requireEnv } from '../platform/require-env.ts';
import type { HandOver } from './delivery.ts';

/** The metrics, and the outcomes that each counts. What our account keeps from being sent is refused: it is ours to repair. */
const METRICS: Readonly<Record<string, readonly HandOver[]>> = {
  Accepted: ['accepted'],
  Refused: ['refused', 'throttled', 'overQuota', 'unavailable'],
  Failed: ['failed'],
  Unclear: ['unclear'],
};

/** Counts what handing over gave, by channel. */
export interface ChannelMeter {
  /** The same hand-over, counted. */
  counted<Arguments extends unknown[]>(
    channel: 'mail' | 'text',
    handOver: (...args: Arguments) => Promise<HandOver>,
  ): (...args: Arguments) => Promise<HandOver>;
  /** Writes down what was counted since, as metrics embedded in the log. */
  publish(): void;
}

/** The meter of a worker: one line of the log for each channel of a batch. */
export function channelMeter(): ChannelMeter {
  const metrics = new Metrics({ namespace: requireEnv('METRICS_NAMESPACE'), serviceName: 'alerts' });
  const counts = new Map<'mail' | 'text', HandOver[]>();
  return {
    counted:
      (channel, handOver) =>
      async (...args) => {
        const outcome = await handOver(...args);
        counts.set(channel, [...(counts.get(channel) ?? []), outcome]);
        return outcome;
      },
    publish() {
      for (const [channel, outcomes] of counts) {
        metrics.addDimension('channel', channel);
        for (const [name, counted] of Object.entries(METRICS))
          metrics.addMetric(name, MetricUnit.Count, outcomes.filter((one) => counted.includes(one)).length);
        metrics.publishStoredMetrics();
      }
      counts.clear();
    },
  };
}
