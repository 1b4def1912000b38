/** A metric under one set of dimensions. */
export interface Series {
  readonly namespace: string;
  readonly name: string;
  /** As 'name=value', in any order. */
  readonly dimensions: readonly string[];
}

/** The values of a metric within one minute. */
export interface Datapoint {
  /** The start of the minute, in milliseconds since 1970. */
  readonly at: number;
  readonly sum: number;
  readonly maximum: number;
}

export type AlarmState = 'ALARM' | 'INSUFFICIENT_DATA' | 'OK';

/** When an AWS::CloudWatch::Alarm goes off. */
export interface AlarmRule {
  readonly statistic: 'Maximum' | 'Sum';
  readonly periodSeconds: number;
  readonly threshold: number;
  readonly comparison: 'GreaterThanThreshold' | 'GreaterThanOrEqualToThreshold';
  readonly evaluationPeriods: number;
  readonly missing: 'breaching' | 'missing' | 'notBreaching';
}

/** An AWS::CloudWatch::Alarm. */
export interface Alarm extends AlarmRule {
  readonly name: string;
  readonly arn: string;
  readonly description: string;
  readonly series: Series;
  /** The topics that get a message when the state becomes ALARM. */
  readonly topicArns: readonly string[];
}

/** The same key for a metric in whatever order its dimensions are given. */
export const keyOf = ({ namespace, name, dimensions }: Series): string =>
  [namespace, name, ...[...dimensions].sort()].join('\n');
