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
import type { HouseQueue } from './house/house-queue.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import type { Stage } from './stage.ts';

/** What is watched: the API, the queues by name, and what capabilities measure of themselves. */
export interface WatchProps {
  readonly stage: Stage;
  readonly api: IGraphqlApi;
  readonly queues: Readonly<Record<string, HouseQueue>>;
  readonly graphs: readonly IWidget[];
}

/**
 * One dashboard, and one topic on which every alarm speaks: all that stand in the stack when this is made, which is why it
 * is made last.
 */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, { stage, api, queues, graphs }: WatchProps) {
    super(scope, id);
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    this.#letAlarmsPublish(topic);
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
      alarmDescription: 'The API answers with errors of ours. See docs/runbook.md, "The API fails".',
    });
    const made = Stack.of(this).node.findAll();
    for (const alarm of made.filter((one) => one instanceof Alarm))
      alarm.addAlarmAction(new SnsAction(topic));
    const depths = Object.entries(queues).map(
      ([title, { queue, dead }]) =>
        new GraphWidget({
          title,
          width: 8,
          left: [
            queue.metricApproximateNumberOfMessagesVisible(),
            dead.metricApproximateNumberOfMessagesVisible(),
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
            title: 'Scheduled runs that failed',
            width: 24,
            left: made.filter((one) => one instanceof HouseSchedule).map(({ failures }) => failures),
          }),
        ],
      ],
    });
  }
  /**
   * A topic with a policy of its own refuses CloudWatch unless the policy names it, and only the alarm's history tells.
   * https://repost.aws/knowledge-center/cloudwatch-receive-sns-for-alarm-trigger
   */
  #letAlarmsPublish(topic: Topic): void {
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
