import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { AlertTally } from '../board/stats/alert-tally.ts';
import type { Channel } from '../members/entitlements.ts';
import { requireEnv } from '../platform/require-env.ts';
import type { SendOutcome } from './delivery.ts';

/** Messages that our account can't send count as refused, because we have to fix that. */
const REFUSED: readonly SendOutcome[] = ['refused', 'throttled', 'quotaExceeded', 'unavailable'];

/** The metrics and the outcomes that each counts. */
const OUTCOMES: Readonly<Record<string, readonly SendOutcome[]>> = {
  Accepted: ['accepted'],
  Refused: REFUSED,
  Failed: ['failed'],
  Unclear: ['unclear'],
};

/** Counts the outcomes of sending, by channel. */
export interface ChannelMeter {
  count(channel: Channel, outcome: SendOutcome): void;
  /** Writes what was counted as metrics embedded in the log, one line for each channel. */
  publish(): void;
}

const newMetrics = () => new Metrics({ namespace: requireEnv('METRICS_NAMESPACE'), serviceName: 'alerts' });

export function channelMeter(): ChannelMeter {
  const metrics = newMetrics();
  const counts = new Map<Channel, SendOutcome[]>();
  return {
    count: (channel, outcome) => void counts.set(channel, [...(counts.get(channel) ?? []), outcome]),
    publish() {
      for (const [channel, outcomes] of counts) {
        metrics.addDimension('channel', channel);
        for (const [name, counted] of Object.entries(OUTCOMES)) {
          const value = outcomes.filter((outcome) => counted.includes(outcome)).length;
          metrics.addMetric(name, MetricUnit.Count, value);
        }
        metrics.publishStoredMetrics();
      }
      counts.clear();
    },
  };
}

/**
 * Returns a count of outcomes as metrics that also tallies refused attempts and sent texts for the day's statistics.
 */
export const talliedChannels = (
  meter: Pick<ChannelMeter, 'count'>,
  tally: Pick<AlertTally, 'count'>,
): Pick<ChannelMeter, 'count'> => ({
  count(channel, outcome) {
    meter.count(channel, outcome);
    if (REFUSED.includes(outcome)) tally.count('refused');
    if (channel === 'text' && outcome === 'accepted') tally.count('texts');
  },
});

/** How long first messages took from the moment a job began to match: to the provider, or to the inbox. */
export type Latency = 'SeenToHandedOver' | 'SeenToDelivered';

export interface LatencyMeter {
  add(milliseconds: number): void;
  /** Writes what was measured as metrics embedded in the log. */
  publish(): void;
}

/** Keeps every value, since percentiles can't be computed from sums. */
export function latencyMeter(name: Latency): LatencyMeter {
  const metrics = newMetrics();
  return {
    add: (milliseconds) =>
      void metrics.addMetric(name, MetricUnit.Seconds, Math.max(0, milliseconds) / 1_000),
    publish() {
      if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
    },
  };
}
