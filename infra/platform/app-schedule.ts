import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnSchedule, type ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { applicationNameOf } from '../stack-names.ts';
import type { AppFunction } from './app-function.ts';
import { ensureInvokeRole } from './invoke-role.ts';

export interface ScheduleAlarmProps {
  /** The alarm also fires after this long without a run. */
  readonly maxSilence?: Duration;
  readonly runbookSection?: string;
}

/**
 * Runs a function on a schedule. EventBridge Scheduler does not retry a run that it could not start; Lambda retries a
 * failed run twice. The next run picks up the same work.
 */
export class AppSchedule extends Construct {
  /** Failed runs per 15 minutes. */
  readonly failures: Metric;

  /** `name` is appended to the application's name. */
  constructor(
    scope: Construct,
    name: string,
    schedule: ScheduleExpression,
    target: AppFunction,
    { maxSilence, runbookSection = 'A scheduled run fails' }: ScheduleAlarmProps = {},
  ) {
    super(scope, name);
    const role = ensureInvokeRole(this, 'scheduler', target);
    const entry = new CfnSchedule(this, 'Schedule', {
      name: `${applicationNameOf(scope)}-${name}`,
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
      metric: maxSilence ? this.failures.with({ period: maxSilence }) : this.failures,
      // A schedule that repeats within minutes recovers from two failures before anyone could look.
      threshold: /^rate\(\d+ minutes?\)$/.test(schedule.expressionString) ? 2 : 0,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      // A successful run reports 0 errors, so missing data means no run.
      treatMissingData: maxSilence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: `The schedule ${name} fails${maxSilence ? ' or does not run' : ''}. See docs/runbook.md, "${runbookSection}".`,
    });
  }
}
