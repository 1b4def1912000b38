import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** The p50, p95 and p99 of a metric, each with its name as label. */
export const percentilesOf = (metric: Metric, label: string): Metric[] =>
  ['p50', 'p95', 'p99'].map((statistic) => metric.with({ statistic, label: `${label} ${statistic}` }));
