import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { environment } from '../platform/environment.ts';
import type { Asked } from './asked.ts';

/** Counts questions, failures and tokens per feature, as metrics embedded in the log. */
export function openMeter(): (feature: string, asked: Asked<unknown>) => void {
  const metrics = new Metrics({ namespace: environment('METRICS_NAMESPACE'), serviceName: 'ai' });
  return (feature, asked) => {
    const failed = 'failed' in asked;
    metrics.addDimension('feature', feature);
    metrics.addMetric('Questions', MetricUnit.Count, 1);
    metrics.addMetric('Failures', MetricUnit.Count, failed ? 1 : 0);
    metrics.addMetric('InputTokens', MetricUnit.Count, asked.usage.input);
    metrics.addMetric('OutputTokens', MetricUnit.Count, asked.usage.output);
    if (failed) metrics.addMetadata('failed', asked.failed);
    metrics.publishStoredMetrics();
  };
}
