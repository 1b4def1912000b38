import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The log of CDK's deployment function in a stack. Without it, the function's lines would be kept forever. */
export const createDeploymentLogs = (scope: Construct): LogGroup =>
  new LogGroup(scope, 'DeploymentLogs', {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
