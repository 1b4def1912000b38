import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnSchedule, type ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { callingRole } from './calling-role.ts';
import type { HouseFunction } from './house-function.ts';

/**
 * Runs a function on a schedule. A run that cannot be started is not made up for, and one that fails is repeated by
 * Lambda alone, twice: the next one finds the same work.
 */
export class HouseSchedule extends Construct {
  /** Runs that failed, in a quarter of an hour. */
  readonly failures: Metric;

  /** `name` is what the schedule is called within the stack. */
  constructor(scope: Construct, name: string, schedule: ScheduleExpression, target: HouseFunction) {
    super(scope, name);
    const role = callingRole('scheduler', target);
    const entry = new CfnSchedule(this, 'Schedule', {
      name: `${Stack.of(scope).stackName}-${name}`,
      scheduleExpression: schedule.expressionString,
      scheduleExpressionTimezone: schedule.timeZone?.timezoneName ?? 'UTC',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: target.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 0, maximumEventAgeInSeconds: 60 },
      },
    });
    entry.node.addDependency(role);
    this.failures = target.metricErrors({ period: Duration.minutes(15) });
    new Alarm(this, 'Failed', {
      metric: this.failures,
      // What comes again within minutes makes good a single failure before anybody could look.
      threshold: /^rate\(\d+ minutes?\)$/.test(schedule.expressionString) ? 2 : 0,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `The schedule ${name} fails. See docs/runbook.md, "A scheduled run fails".`,
    });
  }
}
