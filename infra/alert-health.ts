import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  GraphWidget,
  type IWidget,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { percentilesOf } from './platform/percentiles.ts';
import { applicationNameOf } from './stack-names.ts';

const CHANNELS = ['mail', 'text', 'push'] as const;

/** Alarms and graphs on alert delivery. */
export class AlertHealth extends Construct {
  readonly graphs: readonly IWidget[];

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const oldest = this.#metric('OldestDue', 'Maximum', Duration.minutes(1));
    const refused = CHANNELS.map((channel) => ({
      channel,
      metric: this.#metric('Refused', 'Sum', Duration.minutes(5), { channel }),
    }));
    new Alarm(this, 'OldestDue', {
      metric: oldest,
      threshold: 600,
      evaluationPeriods: 5,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      // The schedule reports every minute, so missing data means that it does not run.
      treatMissingData: TreatMissingData.BREACHING,
      alarmDescription:
        'An alert is more than ten minutes late. See docs/runbook.md, "Alerts are late or refused".',
    });
    for (const { channel, metric } of refused)
      new Alarm(this, `Refused-${channel}`, {
        metric,
        threshold: 10,
        evaluationPeriods: 2,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: `The provider rejects messages (${channel}). See docs/runbook.md, "Alerts are late or refused".`,
      });
    this.graphs = [
      ...(['SeenToHandedOver', 'SeenToDelivered'] as const).map(
        (name) =>
          new GraphWidget({
            title:
              name === 'SeenToHandedOver'
                ? 'Job seen to message accepted, s'
                : 'Job seen to e-mail delivered, s',
            width: 12,
            left: percentilesOf(this.#metric(name, 'p50', Duration.minutes(5)), name),
          }),
      ),
      new GraphWidget({ title: 'Age of the oldest due alert, s', width: 12, left: [oldest] }),
      new GraphWidget({
        title: 'Messages accepted; rejected, failed, unknown',
        width: 12,
        left: CHANNELS.map((channel) => this.#metric('Accepted', 'Sum', Duration.minutes(5), { channel })),
        right: (['Refused', 'Failed', 'Unclear'] as const).flatMap((name) =>
          CHANNELS.map((channel) => this.#metric(name, 'Sum', Duration.minutes(5), { channel })),
        ),
      }),
    ];
  }

  #metric(
    metricName: string,
    statistic: string,
    period: Duration,
    dimensions: Readonly<Record<string, string>> = {},
  ): Metric {
    return new Metric({
      namespace: applicationNameOf(this),
      metricName,
      dimensionsMap: { service: 'alerts', ...dimensions },
      statistic,
      period,
    });
  }
}
