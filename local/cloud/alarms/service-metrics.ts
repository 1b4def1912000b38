import type { Measurement } from '../metrics/embedded-metrics.ts';
import type { MetricHistory } from './metric-history.ts';

/** What is measured as it happens: by functions in their logs, and by Lambda and AppSync of themselves. */
export interface ServiceMetrics {
  embedded(measurement: Measurement): void;
  /** A run of a function ended: Lambda counts an error, or none. */
  run(functionName: string, failed: boolean): void;
  /** A function got records of a stream, so many milliseconds after they were written. */
  iteratorAge(functionName: string, age: number): void;
  serverErrors(apiId: string, count: number): void;
}

/** Records what is measured into the history, under the names that AWS gives it. */
export function serviceMetrics(history: MetricHistory): ServiceMetrics {
  const record = (namespace: string, name: string, dimension: string, value: number) =>
    history.record({ namespace, name, dimensions: [dimension] }, value, Date.now());
  return {
    embedded({ values, ...series }) {
      for (const value of values) history.record(series, value, Date.now());
    },
    run: (name, failed) => record('AWS/Lambda', 'Errors', `FunctionName=${name}`, Number(failed)),
    iteratorAge: (name, age) => record('AWS/Lambda', 'IteratorAge', `FunctionName=${name}`, age),
    serverErrors: (apiId, count) => record('AWS/AppSync', '5XXError', `GraphQLAPIId=${apiId}`, count),
  };
}
