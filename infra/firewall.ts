import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** What happens to requests above a limit or from addresses known for abuse: they are counted, or blocked too. */
export type FirewallMode = 'count' | 'block';

/**
 * Requests one address may make to the site in five minutes. Hundreds of people can share an address (an office, a
 * campus, a mobile carrier): somebody who works with the board makes about 25.
 */
const SITE_LIMIT = 10_000;

/** Requests one address may make to the user pool in five minutes: enough for an office, too few for a guesser. */
const USER_POOL_LIMIT = 500;

/** Paths that servers call, from few addresses in bursts. Each request is checked by its signature. */
const SERVERS_CALL = ['/webhooks/', '/unsubscribe'];

/**
 * The header in which Cognito tells the firewall the name of the operation.
 * Source: "Associate an AWS WAF web ACL with a user pool", Amazon Cognito developer guide.
 */
const OPERATION_HEADER = 'x-amzn-cognito-operation-name';

const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  // Samples hold visitors' addresses and headers for 3 hours. Counting is enough.
  sampledRequestsEnabled: false,
  metricName,
});

const path = (start: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: start,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** All requests but those that servers make. */
const madeByPeople: CfnWebACL.StatementProperty = {
  notStatement: { statement: { orStatement: { statements: SERVERS_CALL.map(path) } } },
};

const perAddress = (
  priority: number,
  mode: FirewallMode,
  rate: { readonly limit: number; readonly scopeDownStatement?: CfnWebACL.StatementProperty },
): CfnWebACL.RuleProperty => ({
  name: 'per-address',
  priority,
  action: mode === 'block' ? { block: {} } : { count: {} },
  statement: { rateBasedStatement: { ...rate, aggregateKeyType: 'IP' } },
  visibilityConfig: visibility('per-address'),
});

const knownAbuse = (
  priority: number,
  mode: FirewallMode,
  scope: { readonly scopeDownStatement?: CfnWebACL.StatementProperty },
): CfnWebACL.RuleProperty => ({
  name: 'known-abuse',
  priority,
  // "none" leaves the group's own actions, which block.
  overrideAction: mode === 'block' ? { none: {} } : { count: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name: 'AWSManagedRulesAmazonIpReputationList',
      ...scope,
    },
  },
  visibilityConfig: visibility('known-abuse'),
});

/** The firewall before the site: a limit per address, and addresses known for abuse. */
export class SiteFirewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { mode }: { readonly mode: FirewallMode }) {
    super(scope, id);
    const scopeDownStatement = madeByPeople;
    this.arn = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('daybreak'),
      rules: [
        perAddress(0, mode, { limit: SITE_LIMIT, scopeDownStatement }),
        knownAbuse(1, mode, { scopeDownStatement }),
      ],
    }).attrArn;
  }
}

/**
 * The firewall before the user pool, which browsers call directly. Besides the limits it blocks DeleteUser, which every
 * client may call and no client setting turns off: it would leave the account behind without its login. The site
 * deletes accounts by its own API.
 */
export class UserPoolFirewall extends Construct {
  readonly association: CfnWebACLAssociation;

  constructor(
    scope: Construct,
    id: string,
    { pool, mode }: { readonly pool: UserPool; readonly mode: FirewallMode },
  ) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('daybreak-user-pool'),
      rules: [
        perAddress(0, mode, { limit: USER_POOL_LIMIT }),
        knownAbuse(1, mode, {}),
        blockOperation(2, 'DeleteUser'),
      ],
    });
    this.association = new CfnWebACLAssociation(this, 'Association', {
      resourceArn: pool.userPoolArn,
      webAclArn: acl.attrArn,
    });
  }
}

/** The firewall before AppSync's own address: it lets in requests with the given headers only. */
export class ApiFirewall extends Construct {
  readonly association: CfnWebACLAssociation;

  constructor(
    scope: Construct,
    id: string,
    { api, headers }: { readonly api: GraphqlApi; readonly headers: Readonly<Record<string, string>> },
  ) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { block: {} },
      visibilityConfig: visibility('daybreak-api'),
      rules: Object.entries(headers).map(([header, value], priority) => ({
        name: `has-${header}`,
        priority,
        action: { allow: {} },
        statement: headerEquals(header, value, 'NONE'),
        visibilityConfig: visibility(`has-${header}`),
      })),
    });
    this.association = new CfnWebACLAssociation(this, 'Association', {
      resourceArn: api.arn,
      webAclArn: acl.attrArn,
    });
  }
}

const blockOperation = (priority: number, operation: string): CfnWebACL.RuleProperty => ({
  name: `no-${operation}`,
  priority,
  action: { block: {} },
  statement: headerEquals(OPERATION_HEADER, operation.toLowerCase(), 'LOWERCASE'),
  visibilityConfig: visibility(`no-${operation}`),
});

const headerEquals = (
  header: string,
  searchString: string,
  transformation: 'NONE' | 'LOWERCASE',
): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    // CDK passes this one on as it is, so it is spelled as CloudFormation wants it.
    fieldToMatch: { singleHeader: { Name: header } },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: [{ priority: 0, type: transformation }],
  },
});
