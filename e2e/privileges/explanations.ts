import type { Explanation } from './report.ts';

/**
 * Permissions that e2e tests may leave unused, and what each is for. Unit tests cover the code of the rare cases. An
 * explanation may stay even if some runs use the permission.
 */
export const EXPLANATIONS: readonly Explanation[] = [
  {
    role: '*',
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    reason:
      'Lambda writes each function’s log with these. Locally, the emulator reads the function’s output.',
  },
  {
    role: '*',
    actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
    reason: 'The Lambda X-Ray daemon sends traces with these. There is no daemon locally.',
  },
  {
    role: 'GraphqlRequestLogs',
    actions: ['logs:CreateLogGroup'],
    reason:
      'AppSync creates the log group of its request logs with this. The emulator writes no request logs.',
  },
  {
    role: 'IdentityTexts',
    actions: ['sns:Publish'],
    reason:
      'The user pool sends verification codes by text with this. Locally, they go straight to the outbox.',
  },
  {
    role: 'AlertsDeliver',
    actions: ['ses:SendRawEmail'],
    on: ['identity/alerts@daybreak.example'],
    reason: 'Sends alerts in accounts that have verified the sender address as well as its domain.',
  },
  {
    role: 'StreamRouter',
    actions: ['dynamodb:ListStreams'],
    reason:
      'Lambda’s stream poller gets this from AWSLambdaDynamoDBExecutionRole. The emulator doesn’t need it.',
  },
  {
    role: 'CustomCDKBucketDeployment',
    actions: ['*'],
    reason:
      'CDK’s own function copies the site to S3 during a deployment, with a policy that CDK writes. It doesn’t run locally.',
  },
  {
    role: 'ResumesCheck',
    actions: ['s3:ListBucket'],
    reason: 'Makes S3 answer 404 instead of 403 for a missing file. The emulator always answers 404.',
  },
  {
    role: 'StreamRouter',
    actions: ['sqs:SendMessage'],
    on: ['StreamDropped'],
    reason: 'Sends a change to the dead-letter queue after SQS rejects it or a hundred attempts fail.',
  },
  {
    role: 'SweepAudit',
    actions: ['dynamodb:BatchGetItem', 'dynamodb:PartiQLInsert', 'dynamodb:PutItem', 'sqs:SendMessage'],
    reason: 'Audits the alerts of jobs that were written some minutes ago. Most jobs in tests are too new.',
  },
  {
    role: 'SweepAudit',
    actions: ['dynamodb:Query'],
    on: ['FOLLOWER#*'],
    reason: 'Finds who may see the jobs of an unconfirmed board, when such a job is audited.',
  },
  {
    role: 'SweepFunction',
    actions: ['sqs:SendMessage'],
    on: ['SweepAudits', 'MatchingProfiles', 'PrivacyDeletions'],
    reason: 'Queues audits, and the profiles and deletions that an earlier step lost.',
  },
  {
    role: 'FeedsRead',
    actions: ['dynamodb:PutItem'],
    on: ['HOST#*'],
    reason: 'Records how long to wait after an ATS answers with Retry-After.',
  },
  ...['FeedsRead', 'EnrichmentFunction'].map((role) => ({
    role,
    actions: ['dynamodb:PutItem'],
    on: ['EARLIER#*'],
    reason: 'Lists a job of a baseline on its company’s page. In journeys, a first reading is news.',
  })),
  {
    role: 'FeedsRead',
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'Delays the retry after reading a board throws.',
  },
  {
    role: 'FollowingAnswer',
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'Delays the retry while another request checks the same company.',
  },
  {
    role: 'FollowingReviews',
    actions: ['dynamodb:PutItem'],
    on: ['BOARD#*'],
    reason: 'Registers the board of a request that staff accept.',
  },
  {
    role: 'LlmAnswer',
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'Delays the retry when OpenAI asks us to wait.',
  },
  {
    role: 'WritingWrite',
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'Delays the retry when OpenAI has no answer yet.',
  },
  {
    role: 'MatchingWatch',
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'Delays the retry when two runs work on the same profile.',
  },
  {
    role: 'MatchingMatch',
    actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
    on: ['SLICE#*'],
    reason:
      'Stores slices of the fan-out of a job that matches more people than one run can handle. `pnpm bench burst` uses it.',
  },
  {
    role: 'AlertsDeliver',
    actions: ['dynamodb:GetItem'],
    on: ['MESSAGE#*'],
    reason: 'Looks up whether the provider accepted a message when the send had no clear outcome.',
  },
  {
    role: 'FeedsRead',
    actions: ['dynamodb:UpdateItem'],
    on: ['BOARD#*'],
    reason: 'Pauses a board that staff revoked, once its jobs are closed.',
  },
  {
    role: 'AlertsReceive',
    actions: ['sqs:SendMessage'],
    on: ['AlertsEventQueueDead'],
    reason: 'Sets aside an event that nobody can read.',
  },
  {
    role: 'AlertsDeliver',
    actions: ['dynamodb:BatchGetItem'],
    on: ['ALERT#*'],
    reason: 'Reads the alerts of the last message if they are older than those that wait.',
  },
  {
    role: 'AlertsReceive',
    actions: ['dynamodb:Query'],
    on: ['PHONE#*'],
    reason: 'Finds the person who replies STOP or START to a text.',
  },
  {
    role: 'StaffFunction',
    actions: ['dynamodb:Query'],
    on: ['FOLLOWER#*'],
    reason: 'Explains why a job of an unconfirmed board alerts its followers only.',
  },
  {
    role: 'StaffFunction',
    actions: ['dynamodb:GetItem'],
    on: ['METER#*'],
    reason:
      'Reads what waits for a person on the later pages of the staff’s list of matches. Tests have only one page.',
  },
  {
    role: 'StaffFunction',
    actions: ['dynamodb:Query'],
    on: ['DUE#*'],
    reason: 'Reads the later pages of the staff’s list of matches. Tests have only one page.',
  },
  {
    role: 'StaffFunction',
    actions: ['dynamodb:Query'],
    on: ['WATCHER#*'],
    reason: 'Finds the people that a job matches when staff searches by job ID.',
  },
  {
    role: 'IdentityConfirm',
    actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
    on: ['USER#*', 'METER#*', 'DELETION#*', 'FORMER#*'],
    reason:
      'Begins the erasure of an earlier account with the same e-mail whose login was deleted outside the site.',
  },
  {
    role: 'AccountsEnsure',
    actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
    on: ['DELETION#*', 'FORMER#*'],
    reason: 'Does the same as IdentityConfirm when the user pool’s trigger didn’t run.',
  },
  {
    role: 'SignUpsUnconfirmed',
    actions: ['cognito-idp:AdminDeleteUser'],
    reason: 'Removes a sign-up that nobody confirmed for a day.',
  },
  {
    role: 'PrivacyFunction',
    actions: ['s3:AbortMultipartUpload'],
    reason: 'Cleans up after the multipart upload of a large export fails.',
  },
  {
    role: 'PrivacyFunction',
    actions: ['dynamodb:GetItem'],
    on: ['DELETION#*'],
    reason:
      'Checks for an earlier deletion request when an account is deleted again after its record is gone.',
  },
  {
    role: 'PrivacyErase',
    actions: ['dynamodb:DeleteItem'],
    on: ['DELETION#*'],
    reason: 'Removes the deletion request in the final check, 75 minutes after the deletion.',
  },
  {
    role: 'PrivacyErase',
    actions: ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
    on: [
      ...['APPLICATION#*', 'ASKED#*', 'ATTENTION#*', 'DUE#*', 'FOLLOW#*', 'FOLLOWED#*', 'FOLLOWER#*'],
      ...['FORMER#*', 'PHONE#*'],
    ],
    reason:
      'Erases applications, follow requests, deferred alerts, phone numbers, used-up alerts and alerts that need staff’s attention. Tests in functions/privacy cover each.',
  },
  {
    role: 'PrivacyErase',
    actions: ['dynamodb:BatchWriteItem', 'dynamodb:PutItem'],
    on: ['WATCHER#*', 'WATCHLIST#*'],
    reason: 'Removes watchers that a profile still has when it is erased.',
  },
  {
    role: '*',
    actions: ['dynamodb:DeleteItem'],
    on: ['DEVICE#*'],
    reason: 'Frees a browser whose push notifications end: by a link, a reset password or a deletion.',
  },
];
