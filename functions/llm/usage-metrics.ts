import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { requireEnv } from '../platform/require-env.ts';
import type { Completion } from './completion.ts';

/** Returns a function that emits requests, failures and tokens per feature as CloudWatch embedded metrics. */
export function openUsageMetrics(): (feature: string, completion: Completion<unknown>) => void {
  const metrics = new Metrics({ namespace: requireEnv('METRICS_NAMESPACE'), serviceName: 'llm' });
  return (feature, completion) => {
    const hasFailed = 'failed' in completion;
    metrics.addDimension('feature', feature);
    metrics.addMetric('Questions', MetricUnit.Count, 1);
    metrics.addMetric('Failures', MetricUnit.Count, hasFailed ? 1 : 0);
    metrics.addMetric('InputTokens', MetricUnit.Count, completion.usage.input);
    metrics.addMetric('OutputTokens', MetricUnit.Count, completion.usage.output);
    if (hasFailed) metrics.addMetadata('failed', completion.failed);
    metrics.publishStoredMetrics();
  };
}
