import { Duration, Validations } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetterAlarm } from './house/dead-letter-alarm.ts';
import { HouseFunction } from './house/house-function.ts';
import type { HouseQueue } from './house/house-queue.ts';
import type { Table } from './table.ts';

/** The stream's one reader: a router without opinions, from changes of the table to a queue per capability. */
export class Stream extends Construct {
  /** `queues` by the variable that tells the router where each is. */
  constructor(
    scope: Construct,
    id: string,
    { table, queues }: { readonly table: Table; readonly queues: Readonly<Record<string, HouseQueue>> },
  ) {
    super(scope, id);
    const router = new HouseFunction(this, 'Router', {
      entry: 'functions/table/stream/router.handler.ts',
      timeout: Duration.seconds(20),
    });
    for (const [variable, queue] of Object.entries(queues)) queue.sentBy(router, variable);
    const dropped = new Queue(this, 'Dropped', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    Validations.of(dropped).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue: what the router failed at for good ends here.',
    });
    new DeadLetterAlarm(this, 'DroppedLetters', {
      dead: dropped,
      says: 'The router gave up changes of the table. See docs/runbook.md, "The stream dropped changes".',
    });
    router.addEnvironment('DROPPED_QUEUE_URL', dropped.queueUrl);
    router.may(['sqs:SendMessage'], [dropped.queueArn]);
    const rowsOf = (...entities: string[]) => ({
      Keys: { pk: { S: entities.map((entity) => ({ prefix: `${entity}#` })) } },
    });
    router.addEventSource(
      new DynamoEventSource(table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        bisectBatchOnError: true,
        retryAttempts: 100,
        // CDK's own destination grants more than to send.
        onFailure: { bind: () => ({ destination: dropped.queueArn }) },
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.or('INSERT', 'MODIFY'),
            dynamodb: rowsOf('JOB', 'STALE', 'PIECE', 'ORIGINAL', 'LETTER', 'ANALYSIS'),
          }),
          // What becomes of an alert, or of somebody who leaves, concerns nobody but who writes it.
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: rowsOf('ALERT', 'LEAVING'),
          }),
          // Of what is due, only what is so at once: the rest waits for its minute.
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
