import type { Situation } from '../situation.ts';

/** Every operation that names a secret, in the order of LocalStack's test. */
const NAMING = [
  'CreateSecret',
  'DeleteSecret',
  'DescribeSecret',
  'GetSecretValue',
  'ListSecretVersionIds',
  'PutSecretValue',
  'TagResource',
  'UntagResource',
  'UpdateSecret',
  'ValidateResourcePolicy',
];

/** Secrets Manager's answers about a secret's name. */
export const secretsSituations: readonly Situation[] = [
  [
    /test_invalid_secret_name/,
    ({ aws }, { situation, where }) => {
      const name = /\[(.*)\]$/.exec(situation)?.[1] ?? '';
      const action = NAMING[Number(/\d+$/.exec(where)?.[0]) - 1] ?? '';
      return aws.json(
        'secretsmanager',
        action,
        action === 'CreateSecret' ? { Name: name } : { SecretId: name },
      );
    },
  ],
  [
    /test_create_and_update_secret/,
    ({ aws, name }) => aws.json('secretsmanager', 'GetSecretValue', { SecretId: name }),
  ],
];

/** EventBridge Scheduler's answers to expressions, which the deployment of a template checks, too. */
export const schedulerSituations: readonly Situation[] = [
  [
    /invalid_schedule_expression/,
    ({ aws, name }, { situation }) =>
      aws.rest('scheduler', 'POST', `/schedules/${name}`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ScheduleExpression: /\[(.*)\]$/.exec(situation)?.[1],
          FlexibleTimeWindow: { Mode: 'OFF' },
          Target: {
            Arn: 'arn:aws:lambda:us-east-1:000000000000:function:fn',
            RoleArn: 'arn:aws:iam::000000000000:role/scheduler',
          },
        }),
      }),
  ],
];
