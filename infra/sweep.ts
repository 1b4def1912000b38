import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import type { Table } from './table.ts';

export interface SweepProps {
  readonly table: Table;
  readonly due: AppQueue;
  readonly profiles: AppQueue;
  readonly deletionRequests: AppQueue;
}

/** Finds work that another step dropped, and queues it again. Audits the alerts of each job once. */
export class Sweep extends Construct {
  readonly audits: AppQueue;

  constructor(scope: Construct, id: string, props: SweepProps) {
    super(scope, id);
    this.audits = new AppQueue(this, 'Audits', { visibility: Duration.minutes(2) });
    this.#addAudit(props);
    const sweep = new AppFunction(this, 'Function', {
      entry: 'functions/matching/sweep/sweep.handler.ts',
      timeout: Duration.minutes(4),
      environment: { AUDIT_AFTER_SECONDS: '90' },
    });
    props.table.grant(sweep, { entities: ['AUDIT', 'STALE', 'DELETION'], actions: ['query'] });
    this.audits.addSender(sweep, 'AUDIT_QUEUE_URL');
    this.audits.allowCount(sweep);
    props.profiles.addSender(sweep, 'WATCH_QUEUE_URL');
    props.deletionRequests.addSender(sweep, 'ERASE_QUEUE_URL');
    new AppSchedule(this, 'sweep', ScheduleExpression.rate(Duration.minutes(5)), sweep);
  }

  #addAudit({ table, due }: SweepProps): void {
    const audit = new AppFunction(this, 'Audit', {
      entry: 'functions/matching/sweep/audit.handler.ts',
      timeout: Duration.minutes(1),
      memory: 1024,
    });
    table.grant(
      audit,
      { entities: ['AUDIT'], actions: ['get', 'put', 'delete'] },
      { entities: ['WATCHER', 'FOLLOWER'], actions: ['query'] },
      { entities: ['JOB'], actions: ['get'] },
      { entities: ['ALERT', 'METER'], actions: ['getMany'] },
      { entities: ['ALERT'], actions: ['insert'] },
    );
    due.addSender(audit, 'DELIVER_QUEUE_URL');
    this.audits.addSender(audit, 'AUDIT_QUEUE_URL');
    this.audits.addConsumer(audit, { batchSize: 10, maxConcurrency: 4 });
  }
}
