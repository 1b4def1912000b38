import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

/** Speaks as soon as something lies in a dead-letter queue. */
export class DeadLetterAlarm extends Alarm {
  /** `says` is what has happened then, and what the runbook calls it. */
  constructor(scope: Construct, id: string, { dead, says }: { readonly dead: Queue; readonly says: string }) {
    super(scope, id, {
      metric: dead.metricApproximateNumberOfMessagesVisible(),
      threshold: 0,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: says,
    });
  }
}
