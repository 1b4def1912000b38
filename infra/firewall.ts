import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Requests a single address may make in five minutes. */
const PER_ADDRESS = 3000;

/** The firewall before everything: a limit per address, and addresses known for abuse. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const visibility = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
      metricName,
    });
    this.arn = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('daybreak'),
      rules: [
        {
          name: 'per-address',
          priority: 0,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: PER_ADDRESS, aggregateKeyType: 'IP' } },
          visibilityConfig: visibility('per-address'),
        },
        {
          name: 'known-abuse',
          priority: 1,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
          },
          visibilityConfig: visibility('known-abuse'),
        },
      ],
    }).attrArn;
  }
}
