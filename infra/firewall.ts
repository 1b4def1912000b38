import type { CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Whether requests that match a rule are only counted, or blocked. */
export type FirewallMode = 'count' | 'block';

/**
 * Requests per IP address in five minutes. Hundreds of people can share an address (an office, a campus, a mobile
 * carrier), and an active visitor makes about 25.
 */
const SITE_LIMIT = 10_000;

/** Requests per IP address in five minutes: enough for an office, too few to guess passwords. */
const USER_POOL_LIMIT = 500;

/** Paths that other servers call in bursts from few addresses. Each handler verifies a signature. */
const SERVER_PATHS = ['/webhooks/', '/unsubscribe'];

/**
 * Cognito passes the name of the operation to the firewall in this header.
 * Source: "Associate an AWS WAF web ACL with a user pool", Amazon Cognito developer guide.
 */
const OPERATION_HEADER = 'x-amzn-cognito-operation-name';

/** The operations that the site calls without AWS credentials. */
export const SITE_OPERATIONS = [
  ...['SignUp', 'ConfirmSignUp', 'ResendConfirmationCode', 'ForgotPassword', 'ConfirmForgotPassword'],
  ...['InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken', 'RevokeToken', 'GlobalSignOut'],
  ...['GetUser', 'ChangePassword', 'UpdateUserAttributes', 'DeleteUserAttributes'],
  ...['GetUserAttributeVerificationCode', 'VerifyUserAttribute'],
];

const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  // Samples would store visitors' addresses and headers for 3 hours.
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

const isNotFromServer: CfnWebACL.StatementProperty = {
  notStatement: { statement: { orStatement: { statements: SERVER_PATHS.map(path) } } },
};

const limitPerAddress = (
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

const matchKnownAbuse = (
  priority: number,
  mode: FirewallMode,
  scope: { readonly scopeDownStatement?: CfnWebACL.StatementProperty },
): CfnWebACL.RuleProperty => ({
  name: 'known-abuse',
  priority,
  // "none" keeps the rule group's own action, which is to block.
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

/** The site's firewall: a rate limit per address, and a list of abusive addresses. */
export class SiteFirewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { mode }: { readonly mode: FirewallMode }) {
    super(scope, id);
    const scopeDownStatement = isNotFromServer;
    this.arn = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('daybreak'),
      rules: [
        limitPerAddress(0, mode, { limit: SITE_LIMIT, scopeDownStatement }),
        matchKnownAbuse(1, mode, { scopeDownStatement }),
      ],
    }).attrArn;
  }
}

/**
 * The firewall of the user pool, which browsers call directly. It only allows the operations that the site
 * uses, because a client can't be configured to refuse others: DeleteUser would leave an account without its
 * login, and a second factor or a passkey of a thief would lock its owner out. Calls with AWS credentials
 * don't pass it.
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
      defaultAction: { block: {} },
      visibilityConfig: visibility('daybreak-user-pool'),
      rules: [
        limitPerAddress(0, mode, { limit: USER_POOL_LIMIT }),
        matchKnownAbuse(1, mode, {}),
        allowOperations(2, SITE_OPERATIONS),
      ],
    });
    this.association = new CfnWebACLAssociation(this, 'Association', {
      resourceArn: pool.userPoolArn,
      webAclArn: acl.attrArn,
    });
  }
}

/** The firewall of AppSync's own address, which only allows requests with the given headers. */
export class ApiFirewall extends Construct {
  readonly association: CfnWebACLAssociation;

  constructor(
    scope: Construct,
    id: string,
    { api, headers }: { readonly api: CfnGraphQLApi; readonly headers: Readonly<Record<string, string>> },
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
      resourceArn: api.attrArn,
      webAclArn: acl.attrArn,
    });
  }
}

/** In one rule, because each costs a dollar a month. */
const allowOperations = (priority: number, operations: readonly string[]): CfnWebACL.RuleProperty => ({
  name: 'site-operations',
  priority,
  action: { allow: {} },
  statement: {
    orStatement: {
      statements: operations.map((operation) =>
        headerEquals(OPERATION_HEADER, operation.toLowerCase(), 'LOWERCASE'),
      ),
    },
  },
  visibilityConfig: visibility('site-operations'),
});

const headerEquals = (
  header: string,
  searchString: string,
  transformation: 'NONE' | 'LOWERCASE',
): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    // CDK passes this object through unchanged, so it uses CloudFormation's capitalization.
    fieldToMatch: { singleHeader: { Name: header } },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: [{ priority: 0, type: transformation }],
  },
});
