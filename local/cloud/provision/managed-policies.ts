import type { PolicyStatement } from '../gateway/principal.ts';

const allow = (...Action: string[]): PolicyStatement[] => [{ Effect: 'Allow', Action, Resource: ['*'] }];

const logs = allow('logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents');
const tracing = allow('xray:PutTraceSegments', 'xray:PutTelemetryRecords');

const managed: Record<string, PolicyStatement[]> = {
  'service-role/AWSLambdaBasicExecutionRole': logs,
  'service-role/AWSLambdaSQSQueueExecutionRole': [
    ...allow('sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'),
    ...logs,
  ],
  'service-role/AWSLambdaDynamoDBExecutionRole': [
    ...allow(
      'dynamodb:DescribeStream',
      'dynamodb:GetRecords',
      'dynamodb:GetShardIterator',
      'dynamodb:ListStreams',
    ),
    ...logs,
  ],
  'service-role/AWSAppSyncPushToCloudWatchLogs': logs,
  'service-role/AmazonAPIGatewayPushToCloudWatchLogs': logs,
  AWSXRayDaemonWriteAccess: tracing,
  AWSXrayWriteOnlyAccess: tracing,
};

/** The statements of one of AWS's own policies. Throws for one that is not written down here. */
export function managedPolicy(arn: string): PolicyStatement[] {
  const statements = managed[arn.split(':policy/')[1] ?? ''];
  if (!statements)
    throw new Error(
      `${arn} is not known locally: grant the actions that are used instead of AWS's own policy.`,
    );
  return statements;
}
