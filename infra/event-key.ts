import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/** The services that report on e-mails and texts. Each publishes to a topic of delivery events. */
const PUBLISHERS = ['ses.amazonaws.com', 'sms-voice.amazonaws.com'];

/**
 * Encrypts delivery events, which contain addresses and numbers, while SNS holds them. Their publishers need
 * the key, but not who receives them: SNS decrypts them, and SQS encrypts its queue itself. See "Enable
 * compatibility between event sources from AWS services and encrypted topics" (SNS).
 */
export class EventKey extends Key {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      description: 'Delivery events of e-mails and texts',
      enableKeyRotation: true,
      // Nothing that it encrypts is kept.
      removalPolicy: RemovalPolicy.DESTROY,
      pendingWindow: Duration.days(7),
    });
    this.addToResourcePolicy(
      new PolicyStatement({
        actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
        principals: PUBLISHERS.map((service) => new ServicePrincipal(service)),
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }
}
