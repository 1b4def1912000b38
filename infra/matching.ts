import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import type { Table } from './table.ts';

/** The reverse index, kept in line with profiles, and every new job matched against it. */
export class Matching extends Construct {
  readonly jobs: HouseQueue;
  readonly profiles: HouseQueue;

  constructor(scope: Construct, id: string, { table }: { readonly table: Table }) {
    super(scope, id);
    this.jobs = new HouseQueue(this, 'Jobs', { visibility: Duration.seconds(40) });
    const match = new HouseFunction(this, 'Match', {
      entry: 'functions/matching/match.handler.ts',
      timeout: Duration.seconds(30),
      memory: 1024,
    });
    table.grant(
      match,
      { of: ['JOB'], may: ['getMany'] },
      { of: ['WATCHER'], may: ['query'] },
      { of: ['ALERT'], may: ['insert'] },
      { of: ['PIECE'], may: ['get', 'put', 'delete'] },
    );
    this.jobs.consumedBy(match, { batchSize: 10, atOnce: 20 });

    // Ten tries outlast the 60 s for which a run that died keeps others out (functions/matching/sync-watchers.ts).
    this.profiles = new HouseQueue(this, 'Profiles', { visibility: Duration.seconds(40), tries: 10 });
    const watch = new HouseFunction(this, 'Watch', {
      entry: 'functions/matching/watch.handler.ts',
      timeout: Duration.seconds(30),
      // A whole processor, to load the listing of two days for who has subscribed.
      memory: 1769,
    });
    table.grant(
      watch,
      { of: ['USER'], may: ['get'] },
      { of: ['JOB'], may: ['getMany'] },
      { of: ['LISTING', 'SEGMENT'], may: ['query'] },
      { of: ['ALERT'], may: ['put', 'update'] },
      { of: ['DUE'], may: ['update'] },
      { of: ['WATCHLIST'], may: ['get', 'put'] },
      { of: ['STALE'], may: ['delete'] },
      { of: ['WATCHER'], may: ['writeMany'] },
    );
    watch.addEnvironment('WATCH_QUEUE_URL', this.profiles.queue.queueUrl);
    this.profiles.postponedBy(watch);
    this.profiles.consumedBy(watch, { batchSize: 5, atOnce: 10 });
  }
}
