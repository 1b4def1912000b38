import type { Measurement } from '../metrics/embedded-metrics.ts';
import type { MetricHistory } from './metric-history.ts';

/** Records metrics of functions' logs, of Lambda and of AppSync, under AWS's names. */
export interface ServiceMetrics {
  embedded(measurement: Measurement): void;
  run(functionName: string, failed: boolean): void;
  /** Milliseconds between the write of a stream's record and its delivery. */
  iteratorAge(functionName: string, ageMs: number): void;
  /** Records whether an HTTP API answered with a server error. */
  httpStatus(apiId: string, status: number): void;
  serverErrors(apiId: string, count: number): void;
}

export function serviceMetrics(history: MetricHistory): ServiceMetrics {
  const record = (namespace: string, name: string, dimension: string, value: number) =>
    history.record({ namespace, name, dimensions: [dimension] }, value, Date.now());
  return {
    embedded({ values, ...series }) {
      for (const value of values) history.record(series, value, Date.now());
    },
    run(name, failed) {
      record('AWS/Lambda', 'Errors', `FunctionName=${name}`, Number(failed));
      history.record({ namespace: 'AWS/Lambda', name: 'Errors', dimensions: [] }, Number(failed), Date.now());
    },
    httpStatus: (apiId, status) => record('AWS/ApiGateway', '5xx', `ApiId=${apiId}`, Number(status >= 500)),
    iteratorAge: (name, ageMs) => record('AWS/Lambda', 'IteratorAge', `FunctionName=${name}`, ageMs),
    serverErrors: (apiId, count) => record('AWS/AppSync', '5XXError', `GraphQLAPIId=${apiId}`, count),
  };
}
