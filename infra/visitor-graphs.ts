import { Duration } from 'aws-cdk-lib';
import type { CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import { GraphWidget, type IWidget, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Http } from './http.ts';
import type { AppFunction } from './platform/app-function.ts';
import { percentilesOf } from './platform/percentiles.ts';

export interface VisitorGraphsProps {
  readonly api: CfnGraphQLApi;
  readonly http: Http;
  /** The function that serves the public board. */
  readonly board: AppFunction;
}

/** Graphs on the latency and errors of the API and the public board. */
export function createVisitorGraphs({ api, http, board }: VisitorGraphsProps): IWidget[] {
  const period = Duration.minutes(5);
  const apiMetric = (metricName: string, statistic = 'Sum') =>
    new Metric({
      namespace: 'AWS/AppSync',
      metricName,
      statistic,
      period,
      dimensionsMap: { GraphQLAPIId: api.attrApiId },
    });
  return [
    new GraphWidget({
      title: 'API latency, ms',
      width: 8,
      left: percentilesOf(apiMetric('Latency'), 'API'),
    }),
    new GraphWidget({
      title: 'Board listing latency, ms',
      width: 8,
      left: percentilesOf(board.metricDuration({ period }), 'Listing'),
    }),
    new GraphWidget({
      title: 'Errors visible to visitors',
      width: 8,
      left: [apiMetric('5XXError'), http.api.metricServerError({ period }), board.metricErrors({ period })],
    }),
  ];
}
