import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Requests a single address may make to the site in five minutes. */
const SITE_LIMIT = 3000;

/** Requests a single address may make to the user pool in five minutes: enough for an office, too few for a guesser. */
const USER_POOL_LIMIT = 500;

/**
 * The header in which Cognito tells the firewall the name of the operation.
 * Source: "Associate an AWS WAF web ACL with a user pool", Amazon Cognito developer guide.
 */
const OPERATION_HEADER = 'x-amzn-cognito-operation-name';

const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

const perAddress = (priority: number, limit: number): CfnWebACL.RuleProperty => ({
  name: 'per-address',
  priority,
  action: { block: {} },
  statement: { rateBasedStatement: { limit, aggregateKeyType: 'IP' } },
  visibilityConfig: visibility('per-address'),
});

const knownAbuse = (priority: number): CfnWebACL.RuleProperty => ({
  name: 'known-abuse',
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
  },
  visibilityConfig: visibility('known-abuse'),
});

/** The firewall before the site: a limit per address, and addresses known for abuse. */
export class SiteFirewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.arn = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('daybreak'),
      rules: [perAddress(0, SITE_LIMIT), knownAbuse(1)],
    }).attrArn;
  }
}

/**
 * The firewall before the user pool, which browsers call directly. Besides the limits it blocks DeleteUser, which every
 * client may call and no client setting turns off: it would leave the account behind without its login. The site
 * deletes accounts by its own API.
 */
export class UserPoolFirewall extends Construct {
  constructor(scope: Construct, id: string, pool: UserPool) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('daybreak-user-pool'),
      rules: [perAddress(0, USER_POOL_LIMIT), knownAbuse(1), blockOperation(2, 'DeleteUser')],
    });
    new CfnWebACLAssociation(this, 'Association', { resourceArn: pool.userPoolArn, webAclArn: acl.attrArn });
  }
}

const blockOperation = (priority: number, operation: string): CfnWebACL.RuleProperty => ({
  name: `no-${operation}`,
  priority,
  action: { block: {} },
  statement: {
    byteMatchStatement: {
      // CDK passes this one on as it is, so it is spelled as CloudFormation wants it.
      fieldToMatch: { singleHeader: { Name: OPERATION_HEADER } },
      positionalConstraint: 'EXACTLY',
      searchString: operation.toLowerCase(),
      textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
    },
  },
  visibilityConfig: visibility(`no-${operation}`),
});
