import { Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnSchedule, type ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { callingRole } from './calling-role.ts';
import type { HouseFunction } from './house-function.ts';

/** What a schedule's alarm may differ in. */
export interface ScheduleAlarmProps {
  /** After so long without a single run, the alarm speaks as it does for a run that failed. */
  readonly silence?: Duration;
  /** The runbook's section on it. */
  readonly section?: string;
}

/**
 * Runs a function on a schedule. A run that cannot be started is not made up for, and one that fails is repeated by
 * Lambda alone, twice: the next one finds the same work.
 */
export class HouseSchedule extends Construct {
  /** Runs that failed, in a quarter of an hour. */
  readonly failures: Metric;

  /** `name` is what the schedule is called within the stack. */
  constructor(
    scope: Construct,
    name: string,
    schedule: ScheduleExpression,
    target: HouseFunction,
    { silence, section = 'A scheduled run fails' }: ScheduleAlarmProps = {},
  ) {
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
      metric: silence ? this.failures.with({ period: silence }) : this.failures,
      // What comes again within minutes makes good a single failure before anybody could look.
      threshold: /^rate\(\d+ minutes?\)$/.test(schedule.expressionString) ? 2 : 0,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      // Lambda counts a run that succeeds as zero errors, so no count is no run.
      treatMissingData: silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: `The schedule ${name} fails${silence ? ' or does not run' : ''}. See docs/runbook.md, "${section}".`,
    });
  }
}
