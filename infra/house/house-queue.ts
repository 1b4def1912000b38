import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetterAlarm } from './dead-letter-alarm.ts';
import type { HouseFunction } from './house-function.ts';

/** What a queue may differ in. */
export interface QueueProps {
  /** Both the longest work on a batch and the wait before a failed message comes again. */
  readonly visibility: Duration;
  readonly tries?: number;
  /**
   * Messages are sent in groups, of each of which one batch is worked at a time, in order (a FIFO queue), and the same
   * message is taken once in five minutes. A message that fails stops its group until it comes again.
   */
  readonly inGroups?: boolean;
}

/** How a queue's messages are consumed. */
export interface ConsumeProps {
  readonly batchSize: number;
  /** The most batches worked at once: a cap at the source, since reserved concurrency fails on new accounts. */
  readonly atOnce: number;
  /** Not of a queue in groups: AWS has no batching window there. */
  readonly window?: Duration;
}

/** What Lambda needs of a queue, as in AWSLambdaSQSQueueExecutionRole; CDK's own event source grants more. */
const CONSUME = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

/** A queue with its dead-letter queue and the alarms that somebody has to look into it. */
export class HouseQueue extends Construct {
  readonly queue: Queue;
  readonly dead: Queue;

  constructor(scope: Construct, id: string, props: QueueProps) {
    super(scope, id);
    const common = {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      ...(props.inGroups ? { fifo: true, contentBasedDeduplication: true } : {}),
    };
    this.dead = new Queue(this, 'Dead', { ...common, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...common,
      visibilityTimeout: props.visibility,
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: props.tries ?? 5 },
    });
    new DeadLetterAlarm(this, 'DeadLetters', {
      dead: this.dead,
      says: `${id}: messages failed for good. See docs/runbook.md, "A dead-letter queue".`,
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

  /** Lets a function consume the queue; a message that fails comes again on its own. */
  consumedBy(consumer: HouseFunction, { batchSize, atOnce, window }: ConsumeProps): void {
    consumer.may(CONSUME, [this.queue.queueArn]);
    consumer.addEventSourceMapping(`${this.node.id}Messages`, {
      eventSourceArn: this.queue.queueArn,
      batchSize,
      maxConcurrency: atOnce,
      reportBatchItemFailures: true,
      ...(window ? { maxBatchingWindow: window } : {}),
    });
  }

  /** Lets a consumer decide when a message that failed comes again. */
  postponedBy(consumer: HouseFunction): void {
    consumer.may(['sqs:ChangeMessageVisibility'], [this.queue.queueArn]);
  }

  /** Lets a function send to the queue, and tells it where. */
  sentBy(sender: HouseFunction, variable: string): void {
    sender.addEnvironment(variable, this.queue.queueUrl);
    sender.may(['sqs:SendMessage'], [this.queue.queueArn]);
  }

  /** Lets a function ask how much waits in the queue. */
  countedBy(asker: HouseFunction): void {
    asker.may(['sqs:GetQueueAttributes'], [this.queue.queueArn]);
  }
}
