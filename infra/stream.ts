import { Duration, Validations } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { AppFunction } from './platform/app-function.ts';
import type { AppQueue } from './platform/app-queue.ts';
import { DeadLetterAlarm } from './platform/dead-letter-alarm.ts';
import { requireTls } from './platform/require-tls.ts';
import type { Table } from './table.ts';

/** Routes changes in the table's stream to one queue per capability. */
export class Stream extends Construct {
  /** `queues` is keyed by the environment variable that passes the queue's URL to the router. */
  constructor(
    scope: Construct,
    id: string,
    { table, queues }: { readonly table: Table; readonly queues: Readonly<Record<string, AppQueue>> },
  ) {
    super(scope, id);
    const router = new AppFunction(this, 'Router', {
      entry: 'functions/table/stream/router.handler.ts',
      timeout: Duration.seconds(20),
    });
    for (const [variable, queue] of Object.entries(queues)) queue.addSender(router, variable);
    const dropped = new Queue(this, 'Dropped', {
      encryption: QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.days(14),
    });
    requireTls(dropped);
    Validations.of(dropped).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is a dead-letter queue.',
    });
    new DeadLetterAlarm(this, 'DroppedLetters', {
      queue: dropped,
      description:
        'The router gave up on changes of the table. See docs/runbook.md, "The stream dropped changes".',
    });
    router.addEnvironment('DROPPED_QUEUE_URL', dropped.queueUrl);
    router.allow(['sqs:SendMessage'], [dropped.queueArn]);
    const rowsOf = (...entities: string[]) => ({
      Keys: { pk: { S: entities.map((entity) => ({ prefix: `${entity}#` })) } },
    });
    router.addEventSource(
      new DynamoEventSource(table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        bisectBatchOnError: true,
        retryAttempts: 100,
        // CDK's SqsDlq grants more than sqs:SendMessage.
        onFailure: { bind: () => ({ destination: dropped.queueArn }) },
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.or('INSERT', 'MODIFY'),
            dynamodb: rowsOf('JOB', 'STALE', 'SLICE', 'JOBPOSTING', 'LETTER', 'ANALYSIS', 'FOLLOW', 'CHECK'),
          }),
          // Only new alerts, mails and deletion requests need work; their updates don't.
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: rowsOf('ALERT', 'WELCOME', 'NOTICE', 'DELETION'),
          }),
          // Titles may be new, and alert settings may have changed, so that waiting alerts may go earlier.
          FilterCriteria.filter({
            eventName: FilterRule.or('INSERT', 'MODIFY'),
            dynamodb: rowsOf('USER'),
          }),
          // Alerts to send at once. A schedule picks up the deferred ones.
          FilterCriteria.filter({
            dynamodb: {
              ...rowsOf('DUE'),
              NewImage: { atOnce: { S: FilterRule.exists() } },
            },
          }),
        ],
      }),
    );
    new Alarm(this, 'Behind', {
      metric: router.metric('IteratorAge', { statistic: 'Maximum' }),
      threshold: 60_000,
      evaluationPeriods: 3,
      alarmDescription:
        'The router is more than a minute behind the table. See docs/runbook.md, "The stream is behind".',
    });
  }
}
