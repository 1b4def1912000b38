import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnApiKey, CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { AppFunction } from './platform/app-function.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import { logRequests } from './platform/log-requests.ts';
import { applicationNameOf } from './stack-names.ts';
import type { Table } from './table.ts';

/**
 * The GraphQL API's address, and its key for visitors: what the site's distribution needs to know. Signed-in people use
 * the user pool. The schema and the resolvers are in the stack above (graphql.ts).
 */
export class GraphqlEndpoint extends Construct {
  readonly api: CfnGraphQLApi;
  /** The template sets no expiry, so no deployment resets it: docs/decisions/0032-api-key-renewal.md. */
  readonly apiKey: CfnApiKey;

  constructor(scope: Construct, id: string, props: { readonly pool: UserPool; readonly table: Table }) {
    super(scope, id);
    this.api = new CfnGraphQLApi(this, 'Api', {
      name: applicationNameOf(this),
      introspectionConfig: 'DISABLED',
      queryDepthLimit: 6,
      // The site asks for one field at a time; a few have fields with resolvers of their own.
      resolverCountLimit: 10,
      xrayEnabled: true,
      environmentVariables: { TABLE_NAME: props.table.table.tableName },
      authenticationType: 'AMAZON_COGNITO_USER_POOLS',
      userPoolConfig: {
        userPoolId: props.pool.userPoolId,
        awsRegion: Stack.of(this).region,
        defaultAction: 'ALLOW',
      },
      additionalAuthenticationProviders: [{ authenticationType: 'API_KEY' }],
    });
    this.api.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    logRequests(this, this.api);
    this.apiKey = new CfnApiKey(this, 'Key', { apiId: this.api.attrApiId });
    this.#scheduleKeyExtension();
  }

  #scheduleKeyExtension(): void {
    const apiId = this.api.attrApiId;
    const extend = new AppFunction(this, 'ExtendKey', {
      entry: 'functions/platform/graphql/extend-api-key.handler.ts',
      timeout: Duration.seconds(30),
      environment: { API_ID: apiId, API_KEY_ID: this.apiKey.attrApiKeyId },
    });
    // AppSync authorizes the request's path, which appears in none of its documented ARNs:
    // https://github.com/aws-samples/iam-identity-center-team/issues/145
    const { account, region } = Stack.of(this);
    extend.allow(
      ['appsync:UpdateApiKey'],
      [`arn:aws:appsync:${region}:${account}:/v1/apis/${apiId}/apikeys/*`],
    );
    extend.acknowledgePattern(
      `arn:aws:appsync:us-east-1:<AWS::AccountId>:/v1/apis/<${Stack.of(this).getLogicalId(this.api)}.ApiId>/apikeys/*`,
      'The API keys of this API, which has exactly one.',
    );
    // A new rate-based schedule runs at once, and a new key is valid for a week:
    // https://docs.aws.amazon.com/scheduler/latest/UserGuide/schedule-types.html#rate-based
    new AppSchedule(this, 'extend-key', ScheduleExpression.rate(Duration.hours(1)), extend, {
      maxSilence: Duration.hours(3),
      runbookSection: 'The API key',
    });
  }
}
