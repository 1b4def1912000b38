import { Duration } from 'aws-cdk-lib';
import type { CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import {
  Alarm,
  Dashboard,
  GraphWidget,
  type IWidget,
  Metric,
  TextWidget,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Construct } from 'constructs';
import type { AlarmTopic } from './alarm-topic.ts';
import type { Http } from './http.ts';
import type { AppQueue } from './platform/app-queue.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import { applicationNameOf } from './stack-names.ts';

export interface MonitoringProps {
  readonly alarmTopic: AlarmTopic;
  readonly api: CfnGraphQLApi;
  readonly http: Http;
  readonly queues: Readonly<Record<string, AppQueue>>;
  readonly graphs: readonly IWidget[];
}

const FIVE_MINUTES = Duration.minutes(5);

/** Fewer failures may be conflicts, leases or a provider's short outage, which are normal. */
const ATTEMPTS_OF_STUCK = 7;

/** An alarm goes off when the metric reaches `from` within five minutes. */
interface Failure {
  readonly id: string;
  readonly metric: Metric;
  readonly from: number;
  readonly says: string;
}

/** The dashboard, and the action of all alarms that the stacks have so far. Create it last. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { alarmTopic, api, http, queues, graphs }: MonitoringProps) {
    super(scope, id);
    this.#watchFailures(api, http);
    const constructs = this.node.root.node.findAll();
    for (const alarm of constructs.filter((construct) => construct instanceof Alarm))
      alarm.addAlarmAction(new SnsAction(alarmTopic));
    const depths = Object.entries(queues).map(
      ([title, { queue, deadLetters }]) =>
        new GraphWidget({
          title,
          width: 8,
          left: [
            queue.metricApproximateNumberOfMessagesVisible(),
            deadLetters.metricApproximateNumberOfMessagesVisible(),
          ],
          right: [queue.metricApproximateAgeOfOldestMessage()],
        }),
    );
    new Dashboard(this, 'Dashboard', {
      dashboardName: applicationNameOf(this),
      widgets: [
        [new TextWidget({ markdown: '# Daybreak: from posting to inbox', width: 24 })],
        [...graphs],
        depths,
        [
          new GraphWidget({
            title: 'Failed scheduled runs',
            width: 24,
            left: constructs
              .filter((construct) => construct instanceof AppSchedule)
              .map(({ failures }) => failures),
          }),
        ],
      ],
    });
  }

  /** AppSync answers 200 for a field that fails, and handlers catch their errors: each layer reports what it hides. */
  #watchFailures(api: CfnGraphQLApi, http: Http): void {
    const product = (metricName: string, statistic: string) =>
      new Metric({
        namespace: applicationNameOf(this),
        metricName,
        statistic,
        period: FIVE_MINUTES,
      });
    const failures: readonly Failure[] = [
      {
        id: 'ApiErrors',
        metric: new Metric({
          namespace: 'AWS/AppSync',
          metricName: '5XXError',
          dimensionsMap: { GraphQLAPIId: api.attrApiId },
          statistic: 'Sum',
          period: FIVE_MINUTES,
        }),
        from: 5,
        says: 'The API returns server errors. See docs/runbook.md, "Visitors see errors".',
      },
      {
        id: 'FieldFaults',
        metric: product('Faults', 'Sum'),
        from: 5,
        says: 'Fields of the API fail on our side. See docs/runbook.md, "Visitors see errors".',
      },
      {
        id: 'HttpErrors',
        metric: http.api.metricServerError({ period: FIVE_MINUTES, statistic: 'Sum' }),
        from: 5,
        says: 'Job pages, links in mails, or webhooks return server errors. See docs/runbook.md, "Visitors see errors".',
      },
      {
        id: 'FunctionErrors',
        // Without dimensions, Lambda's metrics are sums over all functions of the account.
        metric: new Metric({
          namespace: 'AWS/Lambda',
          metricName: 'Errors',
          statistic: 'Sum',
          period: FIVE_MINUTES,
        }),
        from: 5,
        says: 'Functions break down, such as those that sign people up or let requests in. See docs/runbook.md, "Visitors see errors".',
      },
      {
        id: 'StuckMessages',
        metric: product('Attempts', 'Maximum'),
        from: ATTEMPTS_OF_STUCK,
        says: 'A message of a queue keeps failing. See docs/runbook.md, "A message keeps failing".',
      },
    ];
    for (const { id, metric, from, says } of failures)
      new Alarm(this, id, {
        metric,
        threshold: from,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: says,
      });
  }
}
