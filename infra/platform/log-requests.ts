import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { InlineRole } from './inline-role.ts';

/** Logs the API's errors to our own log group, without headers, arguments, or results. */
export function logRequests(scope: Construct, api: CfnGraphQLApi): void {
  const group = new LogGroup(scope, 'RequestLogs', {
    logGroupName: `/aws/appsync/apis/${api.attrApiId}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  // The log group's name contains the API's id, so referring to the group itself would be circular.
  const ownGroups = `arn:aws:logs:${group.env.region}:${group.env.account}:log-group:/aws/appsync/apis/*`;
  const role = new InlineRole(scope, 'RequestLogsRole', {
    // AppSync documents aws:SourceAccount for the roles of data sources only.
    assumedBy: new ServicePrincipal('appsync.amazonaws.com'),
    statements: [
      new PolicyStatement({
        actions: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [ownGroups],
      }),
    ],
  });
  api.logConfig = {
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
