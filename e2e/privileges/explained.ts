import type { Explained } from './report.ts';

/**
 * Permissions that no e2e test uses. Unit tests cover the code behind the rows about rare cases. An explanation may stay
 * even if only some runs use the permission.
 */
export const explained: readonly Explained[] = [
  {
    role: '*',
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    reason: 'Lambda writes a function’s log with them. Locally its output is read.',
  },
  {
    role: '*',
    actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
    reason: 'Lambda’s daemon sends traces with them. Locally there is none.',
  },
  {
    role: 'GraphqlRequestLogs',
    actions: ['logs:CreateLogGroup'],
    reason: 'AppSync makes the group of its request logs itself.',
  },
  {
    role: 'IdentityTexts',
    actions: ['sns:Publish'],
    reason: 'The user pool sends codes by text with it. Locally they go straight to the outbox.',
  },
  {
    role: 'AlertsDeliver',
    actions: ['ses:SendRawEmail'],
    on: ['identity/alerts@daybreak.example'],
    reason: 'Only in an account that has verified the address beside its domain.',
  },
  {
    role: 'StreamRouter',
    actions: ['dynamodb:ListStreams'],
    reason: 'Lambda’s poller has it in AWSLambdaDynamoDBExecutionRole. The local one knows its stream.',
  },
  {
    role: 'CustomCDKBucketDeployment',
    actions: ['*'],
    reason:
      'CDK’s function copies the site during a deployment, with rights of CDK’s making. It does not run locally.',
  },
  {
    role: 'ResumesCheck',
    actions: ['s3:ListBucket'],
    reason:
      'Without it S3 answers 403, not 404, for a file that is not there. The emulator always answers 404.',
  },
  {
    role: 'StreamRouter',
    actions: ['sqs:SendMessage'],
    on: ['StreamDropped'],
    reason: 'Only for a change that SQS never accepts, or that failed a hundred times.',
  },
  {
    role: 'SweepFunction',
    actions: ['dynamodb:BatchGetItem', 'dynamodb:PutItem'],
    on: ['ALERT#*', 'AUDIT#*'],
    reason: 'Only where a job is old enough for its audit when the sweep runs.',
  },
  {
    role: 'SweepFunction',
    actions: ['dynamodb:PartiQLInsert', 'sqs:SendMessage'],
    on: ['ALERT#*', 'AlertsDue', 'MatchingProfiles', 'AccountRightsLeaving'],
    reason: 'Only where a step has lost an alert, a profile or a deletion.',
  },
  {
    role: 'FeedsRead',
    actions: ['dynamodb:PutItem'],
    on: ['HOST#*'],
    reason: 'Only where an applicant-tracking system asks to be left alone for a while.',
  },
  {
    role: 'FeedsRead',
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'Only where reading a board throws.',
  },
  {
    role: 'AiAnswer',
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'Only where the provider of models asks to wait.',
  },
  {
    role: 'WritingWrite',
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'Only where the provider of models has no answer yet.',
  },
  {
    role: 'MatchingWatch',
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'Only where two runs work on one profile.',
  },
  {
    role: 'MatchingMatch',
    actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
    on: ['PIECE#*'],
    reason: 'Only for a job that more people watch than one run can match. The burst bench has them.',
  },
  {
    role: 'AlertsDeliver',
    actions: ['dynamodb:GetItem'],
    on: ['MESSAGE#*'],
    reason: 'Only where it is unclear whether the provider took a message.',
  },
  {
    role: 'AlertsDeliver',
    actions: ['dynamodb:BatchGetItem'],
    on: ['USER#*', 'JOB#*', 'ALERT#*'],
    reason: 'Only where the run that sent a message did not settle it.',
  },
  {
    role: 'AlertsReceive',
    actions: ['dynamodb:Query'],
    on: ['PHONE#*'],
    reason: 'Only where somebody answers STOP or START to a text.',
  },
  {
    role: 'AlertHistoryFunction',
    actions: ['dynamodb:BatchGetItem'],
    on: ['USER#*', 'METER#*'],
    reason: 'Only where an alert is still pending while its person looks.',
  },
  {
    role: 'SupportFunction',
    actions: ['dynamodb:Query'],
    on: ['DUE#*'],
    reason: 'Only on the later pages of the list that staff sees.',
  },
  {
    role: 'SupportFunction',
    actions: ['dynamodb:Query'],
    on: ['WATCHER#*'],
    reason: 'Only where staff asks for the people of a job.',
  },
  {
    role: 'IdentityConfirm',
    actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
    on: ['USER#*', 'METER#*', 'LEAVING#*', 'FORMER#*'],
    reason:
      'Only where the login of an earlier account of the same e-mail was deleted outside the site: its erasure begins.',
  },
  {
    role: 'AccountsEnsure',
    actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
    on: ['LEAVING#*', 'FORMER#*'],
    reason: 'As IdentityConfirm, where the pool’s trigger was lost.',
  },
  {
    role: 'AccountRightsFunction',
    actions: ['s3:AbortMultipartUpload'],
    reason: 'Only where writing a large export in parts breaks off.',
  },
  {
    role: 'AccountRightsFunction',
    actions: ['dynamodb:GetItem'],
    on: ['LEAVING#*'],
    reason: 'Only where an account is deleted again after its record has gone.',
  },
  {
    role: 'AccountRightsErase',
    actions: ['dynamodb:DeleteItem'],
    on: ['LEAVING#*'],
    reason: 'Only at the last look, 75 minutes after the deletion.',
  },
  {
    role: 'AccountRightsErase',
    actions: ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
    on: ['APPLICATION#*', 'ATTENTION#*', 'PHONE#*', 'FORMER#*'],
    reason:
      'Only for somebody with applications, a phone, spent alerts, or alerts that staff has to look at. functions/privacy tests each.',
  },
  {
    role: 'AccountRightsErase',
    actions: ['dynamodb:BatchWriteItem', 'dynamodb:PutItem'],
    on: ['WATCHER#*', 'WATCHLIST#*'],
    reason: 'Only where a profile still has watchers when it is erased.',
  },
];
