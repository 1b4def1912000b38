/** A metric: values of one name under one set of dimensions. */
export interface Series {
  readonly namespace: string;
  readonly name: string;
  /** As 'name=value', in any order. */
  readonly dimensions: readonly string[];
}

/** What became of a metric within one minute. */
export interface Datapoint {
  /** When the minute began, in milliseconds since 1970. */
  readonly at: number;
  readonly count: number;
  readonly sum: number;
  readonly smallest: number;
  readonly largest: number;
}

/** How the datapoints of a period become one value. */
export type Statistic = 'Average' | 'Maximum' | 'Minimum' | 'SampleCount' | 'Sum';

/** How a value breaches the threshold. */
export type Comparison =
  | 'GreaterThanThreshold'
  | 'GreaterThanOrEqualToThreshold'
  | 'LessThanThreshold'
  | 'LessThanOrEqualToThreshold';

export type AlarmState = 'ALARM' | 'INSUFFICIENT_DATA' | 'OK';

/** What is evaluated of an AWS::CloudWatch::Alarm. */
export interface AlarmRule {
  readonly statistic: Statistic;
  readonly periodSeconds: number;
  readonly threshold: number;
  readonly comparison: Comparison;
  readonly evaluationPeriods: number;
  readonly datapointsToAlarm: number;
  readonly missing: 'breaching' | 'ignore' | 'missing' | 'notBreaching';
}

/** An AWS::CloudWatch::Alarm. */
export interface Alarm extends AlarmRule {
  readonly name: string;
  readonly arn: string;
  readonly description: string;
  readonly series: Series;
  /** The topics it publishes to when it goes to ALARM. */
  readonly topicArns: readonly string[];
}

/** One text for a metric, in whatever order its dimensions are given. */
export const keyOf = ({ namespace, name, dimensions }: Series): string =>
  [namespace, name, ...[...dimensions].sort()].join('\n');
