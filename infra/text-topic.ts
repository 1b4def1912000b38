import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { EventKey } from './event-key.ts';

/**
 * The topic of delivery events of texts, and of replies: an operator configures the sending number to publish to it.
 */
export class TextTopic extends Topic {
  constructor(scope: Construct, id: string, { key }: { readonly key: EventKey }) {
    super(scope, id, { enforceSSL: true, masterKey: key });
    // See "Amazon SNS access policy" (AWS End User Messaging SMS). Naming the set's ARN would be a circular reference.
    this.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('sms-voice.amazonaws.com')],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }
}
