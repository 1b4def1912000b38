import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { Identity } from './identity.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppSchedule } from './platform/app-schedule.ts';

/** Removes sign-ups that nobody confirmed, every hour. */
export class SignUps extends Construct {
  constructor(scope: Construct, id: string, { pool }: Pick<Identity, 'pool'>) {
    super(scope, id);
    const remove = new AppFunction(this, 'Unconfirmed', {
      entry: 'functions/members/remove-unconfirmed.handler.ts',
      timeout: Duration.minutes(5),
      environment: { USER_POOL_ID: pool.userPoolId },
    });
    remove.allow(['cognito-idp:ListUsers', 'cognito-idp:AdminDeleteUser'], [pool.userPoolArn]);
    new AppSchedule(this, 'remove-unconfirmed', ScheduleExpression.rate(Duration.hours(1)), remove);
  }
}
