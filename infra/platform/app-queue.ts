import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';
import { DeadLetterAlarm } from './dead-letter-alarm.ts';
import { requireTls } from './require-tls.ts';

export interface AppQueueProps {
  /** The time limit for a batch, and the delay before a failed message is retried. */
  readonly visibility: Duration;
  readonly maxReceiveCount?: number;
  /**
   * A FIFO queue: each message group is processed in order, one batch at a time, and duplicates within five minutes are
   * dropped. A failed message blocks its group until it is retried.
   */
  readonly isFifo?: boolean;
  /** Another AWS service sends messages too, so the queue has a policy of its own. */
  readonly isOpenToServices?: boolean;
}

export interface ConsumeProps {
  readonly batchSize: number;
  /** Limited at the event source, because a new account has too little concurrency to reserve any. */
  readonly maxConcurrency: number;
}

/**
 * A queue with a dead-letter queue, and alarms on failed and on old messages. The age leaves out what has
 * been received three times, except in FIFO queues; the alarm `StuckMessages` watches these
 * (infra/monitoring.ts):
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html
 */
export class AppQueue extends Construct {
  /** The queues of each consumer, as pairs of a queue's ARN and its dead-letter queue's URL. */
  static readonly #consumed = new WeakMap<AppFunction, string>();

  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: AppQueueProps) {
    super(scope, id);
    const common = {
      encryption: QueueEncryption.SQS_MANAGED,
      ...(props.isFifo ? { fifo: true, contentBasedDeduplication: true } : {}),
    };
    this.deadLetters = new Queue(this, 'Dead', { ...common, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...common,
      enforceSSL: props.isOpenToServices ?? false,
      visibilityTimeout: props.visibility,
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: props.maxReceiveCount ?? 5 },
    });
    requireTls(this.deadLetters);
    if (!props.isOpenToServices) requireTls(this.queue);
    new DeadLetterAlarm(this, 'DeadLetters', {
      queue: this.deadLetters,
      description: `${id}: messages failed for good. See docs/runbook.md, "A dead-letter queue".`,
    });
    new Alarm(this, 'Oldest', {
      metric: this.queue.metricApproximateAgeOfOldestMessage(),
      threshold: 300,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${id}: the oldest message has waited for more than five minutes. See docs/runbook.md, "A queue is slow".`,
    });
  }

  /** Failed messages are retried one by one. Grants less than CDK's event source does. */
  addConsumer(consumer: AppFunction, { batchSize, maxConcurrency }: ConsumeProps): void {
    consumer.allow(
      ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      [this.queue.queueArn],
    );
    // For messages that the consumer can't read: functions/platform/consume-each.ts.
    const queues =
      `${AppQueue.#consumed.get(consumer) ?? ''} ${this.queue.queueArn} ${this.deadLetters.queueUrl}`.trim();
    AppQueue.#consumed.set(consumer, queues);
    consumer.addEnvironment('DEAD_LETTERS', queues);
    consumer.allow(['sqs:SendMessage'], [this.deadLetters.queueArn]);
    consumer.addEventSourceMapping(`${this.node.id}Messages`, {
      eventSourceArn: this.queue.queueArn,
      batchSize,
      maxConcurrency,
      reportBatchItemFailures: true,
    });
  }

  /** Lets a consumer choose when a failed message is retried. */
  allowPostpone(consumer: AppFunction): void {
    consumer.allow(['sqs:ChangeMessageVisibility'], [this.queue.queueArn]);
  }

  /** Lets a function send messages, and passes it the queue's URL in an environment variable. */
  addSender(sender: AppFunction, variable: string): void {
    sender.addEnvironment(variable, this.queue.queueUrl);
    sender.allow(['sqs:SendMessage'], [this.queue.queueArn]);
  }

  allowCount(reader: AppFunction): void {
    reader.allow(['sqs:GetQueueAttributes'], [this.queue.queueArn]);
  }
}
