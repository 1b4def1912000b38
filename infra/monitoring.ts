import { Duration, Stack } from 'aws-cdk-lib';
import type { IGraphqlApi } from 'aws-cdk-lib/aws-appsync';
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
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { AppQueue } from './platform/app-queue.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import type { Stage } from './stage.ts';

export interface MonitoringProps {
  readonly stage: Stage;
  readonly api: IGraphqlApi;
  readonly queues: Readonly<Record<string, AppQueue>>;
  readonly graphs: readonly IWidget[];
}

/** The dashboard, and the topic of all alarms that are in the stack so far. Create it last. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, { stage, api, queues, graphs }: MonitoringProps) {
    super(scope, id);
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    this.#allowAlarms(topic);
    if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    new Alarm(this, 'ApiErrors', {
      metric: new Metric({
        namespace: 'AWS/AppSync',
        metricName: '5XXError',
        dimensionsMap: { GraphQLAPIId: api.apiId },
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: 5,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: 'The API returns server errors. See docs/runbook.md, "The API fails".',
    });
    const constructs = Stack.of(this).node.findAll();
    for (const alarm of constructs.filter((construct) => construct instanceof Alarm))
      alarm.addAlarmAction(new SnsAction(topic));
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
      dashboardName: Stack.of(this).stackName,
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

  /**
   * A topic with a custom policy rejects CloudWatch unless the policy allows it. The error shows in the alarm's history only:
   * https://repost.aws/knowledge-center/cloudwatch-receive-sns-for-alarm-trigger
   */
  #allowAlarms(topic: Topic): void {
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }
}
