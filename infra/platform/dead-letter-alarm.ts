import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Fires on the first message in a dead-letter queue. */
export class DeadLetterAlarm extends Alarm {
  readonly queue: Queue;

  constructor(
    scope: Construct,
    id: string,
    { queue, description }: { readonly queue: Queue; readonly description: string },
  ) {
    super(scope, id, {
      metric: queue.metricApproximateNumberOfMessagesVisible(),
      threshold: 0,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: description,
    });
    this.queue = queue;
  }
}
