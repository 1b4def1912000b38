import { Stack } from 'aws-cdk-lib';
import { CfnSchedule, type ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { callingRole } from './calling-role.ts';
import type { HouseFunction } from './house-function.ts';

/** Runs a function on a schedule. A run that fails is not made up for: the next one finds the same work. */
export class HouseSchedule extends Construct {
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
  }
}
