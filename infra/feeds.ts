import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { FeedHealth } from './feed-health.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import type { Table } from './table.ts';

/** Employers' boards, read as they fall due: schedule, queue, reader. */
export class Feeds extends Construct {
  readonly queue: HouseQueue;
  readonly health: FeedHealth;

  constructor(scope: Construct, id: string, { table }: { readonly table: Table }) {
    super(scope, id);
    this.queue = new HouseQueue(this, 'Boards', { visibility: Duration.minutes(2) });

    const poll = new HouseFunction(this, 'Poll', {
      entry: 'functions/feeds/registry/poll-boards.handler.ts',
      timeout: Duration.seconds(50),
    });
    table.grant(poll, { of: ['BOARD'], may: ['query'] });
    this.queue.sentBy(poll, 'BOARDS_QUEUE_URL');
    new HouseSchedule(this, 'poll-boards', ScheduleExpression.rate(Duration.minutes(1)), poll);
    this.health = new FeedHealth(this, 'Health', poll);

    const read = new HouseFunction(this, 'Read', {
      entry: 'functions/feeds/reading/read-board.handler.ts',
      data: ['functions/jobs/places/gazetteer.tsv'],
      timeout: Duration.seconds(110),
      memory: 1024,
    });
    table.grant(
      read,
      { of: ['BOARD'], may: ['get', 'put'] },
      { of: ['POSTING'], may: ['query', 'put', 'update'] },
      { of: ['JOB'], may: ['get', 'put'] },
      { of: ['LISTING', 'AUDIT'], may: ['put'] },
    );
    this.queue.consumedBy(read, { batchSize: 1, atOnce: 20 });
  }
}
