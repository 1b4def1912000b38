import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import type { Table } from './table.ts';

/** Syncs the reverse index of watchers with profiles, and matches every new job against it. */
export class Matching extends Construct {
  readonly jobs: AppQueue;
  readonly profiles: AppQueue;

  constructor(scope: Construct, id: string, { table }: { readonly table: Table }) {
    super(scope, id);
    this.jobs = new AppQueue(this, 'Jobs', { visibility: Duration.seconds(40) });
    const match = new AppFunction(this, 'Match', {
      entry: 'functions/matching/match.handler.ts',
      timeout: Duration.seconds(30),
      memory: 1024,
    });
    table.grant(
      match,
      { entities: ['JOB', 'ALERT'], actions: ['getMany'] },
      { entities: ['WATCHER', 'FOLLOWER'], actions: ['query'] },
      { entities: ['ALERT', 'NOTICE'], actions: ['insert'] },
      { entities: ['SLICE'], actions: ['get', 'put', 'delete'] },
    );
    this.jobs.addConsumer(match, { batchSize: 10, maxConcurrency: 20 });

    // Ten attempts outlast the 60 s lease of a run that died (functions/matching/sync-watchers.ts).
    this.profiles = new AppQueue(this, 'Profiles', { visibility: Duration.seconds(40), maxReceiveCount: 10 });
    const watch = new AppFunction(this, 'Watch', {
      entry: 'functions/matching/watch.handler.ts',
      timeout: Duration.seconds(30),
      // One full vCPU, to load two days of the listing for a new subscriber or account.
      memory: 1769,
    });
    table.grant(
      watch,
      { entities: ['USER'], actions: ['get'] },
      { entities: ['JOB'], actions: ['getMany'] },
      { entities: ['LISTING', 'SEGMENT'], actions: ['query'] },
      { entities: ['ALERT'], actions: ['put', 'update'] },
      { entities: ['DUE', 'WELCOME'], actions: ['put'] },
      { entities: ['METER'], actions: ['get', 'update'] },
      { entities: ['WATCHLIST'], actions: ['get', 'put'] },
      { entities: ['STALE'], actions: ['delete'] },
      { entities: ['WATCHER'], actions: ['writeMany'] },
    );
    watch.addEnvironment('WATCH_QUEUE_URL', this.profiles.queue.queueUrl);
    this.profiles.allowPostpone(watch);
    this.profiles.addConsumer(watch, { batchSize: 5, maxConcurrency: 10 });
  }
}
