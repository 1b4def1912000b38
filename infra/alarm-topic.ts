import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

/** The topic of all alarms. People confirm their subscriptions, so it outlives what it reports on. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { alarmEmail }: { readonly alarmEmail?: string | undefined }) {
    super(scope, id, { enforceSSL: true });
    // A topic with a custom policy rejects CloudWatch unless the policy allows it. The error shows in the
    // alarm's history only: https://repost.aws/knowledge-center/cloudwatch-receive-sns-for-alarm-trigger
    this.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (alarmEmail) this.addSubscription(new EmailSubscription(alarmEmail));
  }
}
