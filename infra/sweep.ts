import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { HouseFunction } from './house/house-function.ts';
import type { HouseQueue } from './house/house-queue.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import type { Table } from './table.ts';

/** Finds what any step has dropped and sends it on its way. */
export class Sweep extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: {
      readonly table: Table;
      readonly due: HouseQueue;
      readonly profiles: HouseQueue;
      readonly leaving: HouseQueue;
    },
  ) {
    super(scope, id);
    const sweep = new HouseFunction(this, 'Function', {
      entry: 'functions/matching/sweep/sweep.handler.ts',
      timeout: Duration.minutes(4),
      memory: 1024,
      environment: { AUDIT_AFTER_SECONDS: '90' },
    });
    props.table.grant(
      sweep,
      { of: ['AUDIT'], may: ['query', 'put', 'delete'] },
      { of: ['STALE', 'WATCHER', 'LEAVING'], may: ['query'] },
      { of: ['JOB'], may: ['get'] },
      { of: ['ALERT'], may: ['getMany', 'insert'] },
    );
    props.due.sentBy(sweep, 'DELIVER_QUEUE_URL');
    props.profiles.sentBy(sweep, 'WATCH_QUEUE_URL');
    props.leaving.sentBy(sweep, 'ERASE_QUEUE_URL');
    new HouseSchedule(this, 'sweep', ScheduleExpression.rate(Duration.minutes(5)), sweep);
  }
}
