import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  GraphWidget,
  type IWidget,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { applicationNameOf } from './stack-names.ts';

/** The alarm fires when the metric stays above a value for this many minutes. */
interface Limit {
  readonly above: number;
  readonly minutes: number;
  readonly description: string;
}

/** Alarms and graphs on the polling of boards. */
export class FeedHealth extends Construct {
  readonly graphs: readonly IWidget[];

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const [oldest, favorite] = [this.#metric('OldestAge'), this.#metric('FavoriteAge')];
    const share = this.#metric('FailingShare');
    this.#addAlarm(
      oldest,
      { above: 30, minutes: 15, description: 'A board has not been read for 30 minutes.' },
      // No data means that polling has stopped.
      TreatMissingData.BREACHING,
    );
    this.#addAlarm(favorite, {
      above: 10,
      minutes: 5,
      description: 'A favorite board has not been read for 10 minutes.',
    });
    this.#addAlarm(share, {
      above: 10,
      minutes: 15,
      description: 'More than 10 % of boards cannot be read.',
    });
    this.#addAlarm(this.#metric('ChangedSystems'), {
      above: 0,
      minutes: 10,
      description:
        'A system has probably changed its answers: more than 20 % of its boards cannot be parsed.',
    });
    this.graphs = [
      new GraphWidget({ title: 'Time since boards were read, min', width: 12, left: [oldest, favorite] }),
      new GraphWidget({
        title: 'Boards',
        width: 12,
        left: [this.#metric('FailingBoards'), this.#metric('SuspectBoards')],
        right: [this.#metric('Boards')],
      }),
      new GraphWidget({
        title: 'Boards with odd answers, by system, %',
        width: 12,
        left: [this.#oddShares()],
      }),
    ];
  }

  #metric(metricName: string): Metric {
    return new Metric({
      namespace: applicationNameOf(this),
      metricName,
      dimensionsMap: { service: 'feeds' },
      statistic: 'Maximum',
      period: Duration.minutes(1),
    });
  }

  /** One line per system that has any such boards. */
  #oddShares(): MathExpression {
    return new MathExpression({
      expression: `SEARCH('{"${applicationNameOf(this)}",service,system} MetricName="OddShare"', 'Maximum')`,
      usingMetrics: {},
      period: Duration.minutes(5),
    });
  }

  #addAlarm(
    metric: Metric,
    { above, minutes, description }: Limit,
    missing = TreatMissingData.NOT_BREACHING,
  ): void {
    new Alarm(this, metric.metricName, {
      metric,
      threshold: above,
      evaluationPeriods: minutes,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: missing,
      alarmDescription: `${description} See docs/runbook.md, "Sources are late or failing".`,
    });
  }
}
