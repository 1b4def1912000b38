import { Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** The topic of delivery events of texts, and of replies: an operator configures the sending number to publish to it. */
export class TextTopic extends Topic {
  constructor(scope: Construct, id: string) {
    super(scope, id, { enforceSSL: true });
    // See "Amazon SNS access policy" (AWS End User Messaging SMS). Naming the set's ARN would be a circular reference.
    const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    this.grantPublish(new ServicePrincipal('sms-voice.amazonaws.com', { conditions }));
  }
}
