import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** Returns the p50, p95, and p99 of a metric, each labeled '<label> p50' and so on. */
export const percentilesOf = (metric: Metric, label: string): Metric[] =>
  ['p50', 'p95', 'p99'].map((statistic) => metric.with({ statistic, label: `${label} ${statistic}` }));
