import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { FeedHealth } from './feed-health.ts';
import type { Graphql } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

/**
 * Two readers, one for large boards and two for boards of unknown cost
 * (functions/ingestion/registry/reader-messages.ts), and a few for replays.
 */
const MAX_READERS = 9;

/** Polls employers' boards: a schedule queues the boards that are due, and a consumer reads them. */
export class Feeds extends Construct {
  readonly queue: AppQueue;
  readonly health: FeedHealth;

  constructor(
    scope: Construct,
    id: string,
    { table, graphql, stage }: { readonly table: Table; readonly graphql: Graphql; readonly stage: Stage },
  ) {
    super(scope, id);
    this.queue = new AppQueue(this, 'Boards', {
      // A reader's next round waits as long if the function breaks down.
      visibility: Duration.seconds(160),
      isFifo: true,
      // The consumer retries a failed message within seconds.
      maxReceiveCount: 10,
    });

    const poll = new AppFunction(this, 'Poll', {
      entry: 'functions/ingestion/registry/poll-boards.handler.ts',
      timeout: Duration.seconds(50),
    });
    table.grant(poll, { entities: ['BOARD'], actions: ['query'] }, { entities: ['HOST'], actions: ['get'] });
    this.queue.addSender(poll, 'BOARDS_QUEUE_URL');
    new AppSchedule(this, 'poll-boards', ScheduleExpression.rate(Duration.minutes(1)), poll);
    this.#addStaffApi(table, graphql);
    this.health = new FeedHealth(this, 'Health');

    const read = new AppFunction(this, 'Read', {
      entry: 'functions/ingestion/reading/read-boards.handler.ts',
      threads: ['functions/ingestion/reading/read-boards.worker.ts'],
      timeout: Duration.seconds(150),
      memory: 1024,
      environment: { FIRST_READING: stage.firstReading },
    });
    table.grant(
      read,
      { entities: ['BOARD'], actions: ['get', 'put', 'update'] },
      { entities: ['HOST'], actions: ['get', 'put', 'update'] },
      { entities: ['POSTING'], actions: ['query', 'put', 'update'] },
      { entities: ['JOB', 'VACANCY', 'JOBPOSTING'], actions: ['get', 'put'] },
      { entities: ['LISTING', 'AUDIT', 'COMPANY', 'EARLIER'], actions: ['put'] },
    );
    read.addEnvironment('BOARDS_QUEUE_URL', this.queue.queue.queueUrl);
    this.queue.allowPostpone(read);
    this.queue.addConsumer(read, { batchSize: 1, maxConcurrency: MAX_READERS });
  }

  #addStaffApi(table: Table, graphql: Graphql): void {
    const sources = new AppFunction(graphql.partOf(this), 'Sources', {
      entry: 'functions/ingestion/registry/list-sources.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(sources, { entities: ['BOARD'], actions: ['query'] });
    const source = new FunctionSource(graphql.partOf(this), 'SourcesFunction', {
      api: graphql.api,
      function: sources,
    });
    graphql.addStaffField('Query.listSources', [
      { code: 'functions/platform/graphql/invoke.step.ts', source },
    ]);
  }
}
