/** Metrics of the product as a whole, which infra/monitoring.ts watches. They have no dimensions. */
type ProductMetric =
  /** Work for a visitor that failed for a reason on our side: they read an error, and AWS counts a success. */
  | 'Faults'
  /** How often a message has failed. SQS leaves what failed three times out of the age of the oldest message. */
  | 'Attempts';

/**
 * Fields that make a log line a metric, too
 * (https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html).
 * Powertools' metrics would be 11 kB in each of 30 bundles.
 */
export const embeddedCount = (name: ProductMetric, value: number) => ({
  _aws: {
    Timestamp: Date.now(),
    CloudWatchMetrics: [
      {
        Namespace: process.env['METRICS_NAMESPACE'] ?? '',
        Dimensions: [[]],
        Metrics: [{ Name: name, Unit: 'Count' }],
      },
    ],
  },
  [name]: value,
});
