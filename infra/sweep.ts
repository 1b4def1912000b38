import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { AppFunction } from './platform/app-function.ts';
import type { AppQueue } from './platform/app-queue.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import type { Table } from './table.ts';

/** Finds work that another step dropped, and queues it again. */
export class Sweep extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: {
      readonly table: Table;
      readonly due: AppQueue;
      readonly profiles: AppQueue;
      readonly deletionRequests: AppQueue;
    },
  ) {
    super(scope, id);
    const sweep = new AppFunction(this, 'Function', {
      entry: 'functions/matching/sweep/sweep.handler.ts',
      timeout: Duration.minutes(4),
      memory: 1024,
      environment: { AUDIT_AFTER_SECONDS: '90' },
    });
    props.table.grant(
      sweep,
      { entities: ['AUDIT'], actions: ['query', 'put', 'delete'] },
      { entities: ['STALE', 'WATCHER', 'LEAVING'], actions: ['query'] },
      { entities: ['JOB'], actions: ['get'] },
      { entities: ['ALERT'], actions: ['getMany', 'insert'] },
    );
    props.due.addSender(sweep, 'DELIVER_QUEUE_URL');
    props.profiles.addSender(sweep, 'WATCH_QUEUE_URL');
    props.deletionRequests.addSender(sweep, 'ERASE_QUEUE_URL');
    new AppSchedule(this, 'sweep', ScheduleExpression.rate(Duration.minutes(5)), sweep);
  }
}
