import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  GraphWidget,
  type IWidget,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { HouseFunction } from './house/house-function.ts';

/** When an alarm speaks: the measure stayed above the threshold for so many minutes. */
interface Limit {
  readonly above: number;
  readonly minutes: number;
  readonly says: string;
}

/** What each round of polling measures of the registry, what is alarming of it, and how it is shown. */
export class FeedHealth extends Construct {
  readonly graphs: readonly IWidget[];

  /** `poll` is the function that measures, once a minute. */
  constructor(scope: Construct, id: string, poll: HouseFunction) {
    super(scope, id);
    poll.addEnvironment('METRICS_NAMESPACE', Stack.of(this).stackName);
    const [oldest, favourite] = [this.#metric('OldestAge'), this.#metric('FavouriteAge')];
    const [share, silent] = [this.#metric('FailingShare'), TreatMissingData.BREACHING];
    // A round that does not come measures nothing, and that is the worst of all.
    this.#alarm(
      oldest,
      { above: 30, minutes: 15, says: 'A board has not been read for 30 minutes.' },
      silent,
    );
    this.#alarm(favourite, { above: 10, minutes: 5, says: 'A favourite has not been read for 10 minutes.' });
    this.#alarm(share, { above: 10, minutes: 15, says: 'More than a tenth of all boards cannot be read.' });
    this.graphs = [
      new GraphWidget({ title: 'Age of boards, minutes', width: 12, left: [oldest, favourite] }),
      new GraphWidget({
        title: 'Boards',
        width: 12,
        left: [this.#metric('FailingBoards'), this.#metric('SuspectBoards')],
        right: [this.#metric('Boards')],
      }),
    ];
  }

  #metric(metricName: string): Metric {
    return new Metric({
      namespace: Stack.of(this).stackName,
      metricName,
      dimensionsMap: { service: 'feeds' },
      statistic: 'Maximum',
      period: Duration.minutes(1),
    });
  }

  #alarm(metric: Metric, { above, minutes, says }: Limit, missing = TreatMissingData.NOT_BREACHING): void {
    new Alarm(this, metric.metricName, {
      metric,
      threshold: above,
      evaluationPeriods: minutes,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: missing,
      alarmDescription: `${says} See docs/runbook.md, "Sources are late or failing".`,
    });
  }
}
