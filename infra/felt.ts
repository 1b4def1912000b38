import { Duration } from 'aws-cdk-lib';
import type { IGraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { GraphWidget, type IWidget, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { HouseFunction } from './house/house-function.ts';
import { percentilesOf } from './house/percentiles.ts';
import type { Http } from './http.ts';

/** What people wait for, beside alerts. */
export interface FeltProps {
  readonly api: IGraphqlApi;
  readonly http: Http;
  /** The function that answers the board. */
  readonly board: HouseFunction;
}

/** What visitors feel: how long the API and the board's listing take, and how often they fail. */
export function felt({ api, http, board }: FeltProps): IWidget[] {
  const period = Duration.minutes(5);
  const ofApi = (metricName: string, statistic = 'Sum') =>
    new Metric({
      namespace: 'AWS/AppSync',
      metricName,
      statistic,
      period,
      dimensionsMap: { GraphQLAPIId: api.apiId },
    });
  return [
    new GraphWidget({
      title: 'API latency, ms',
      width: 8,
      left: percentilesOf(ofApi('Latency'), 'API'),
    }),
    new GraphWidget({
      title: 'Board listing latency, ms',
      width: 8,
      left: percentilesOf(board.metricDuration({ period }), 'Listing'),
    }),
    new GraphWidget({
      title: 'Errors that visitors see',
      width: 8,
      left: [ofApi('5XXError'), http.api.metricServerError({ period }), board.metricErrors({ period })],
    }),
  ];
}
