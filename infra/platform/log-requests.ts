import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { CfnGraphQLApi, type GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * Logs the API's errors to our own log group, without headers, arguments, or results. CDK's own logging option would add
 * a custom resource to set the retention.
 */
export function logRequests(scope: Construct, api: GraphqlApi): void {
  const group = new LogGroup(scope, 'RequestLogs', {
    logGroupName: `/aws/appsync/apis/${api.apiId}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(scope, 'RequestLogsRole', {
    // AppSync documents aws:SourceAccount for the roles of data sources only.
    assumedBy: new ServicePrincipal('appsync.amazonaws.com'),
  });
  const resource = api.node.defaultChild;
  if (!(resource instanceof CfnGraphQLApi))
    throw new Error('The GraphQL API has no CfnGraphQLApi as its default child.');
  // The log group's name contains the API's id, so referring to the group itself would be circular.
  const ownGroups = `arn:aws:logs:${group.env.region}:${group.env.account}:log-group:/aws/appsync/apis/*`;
  role.addToPolicy(
    new PolicyStatement({
      actions: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [ownGroups],
    }),
  );
  resource.logConfig = {
    cloudWatchLogsRoleArn: role.roleArn,
    fieldLogLevel: 'ERROR',
    excludeVerboseContent: true,
  };
  Validations.of(api).acknowledge({
    id: 'AwsSolutions-ASC3',
    reason: 'Verbose content would log people’s e-mail addresses and tokens.',
  });
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::arn:aws:logs:us-east-1:<AWS::AccountId>:log-group:/aws/appsync/apis/*]`,
    reason: 'AppSync names the log group after the API, whose id is not known when the role is created.',
  });
}
