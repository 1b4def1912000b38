import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { FeedHealth } from './feed-health.ts';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';

/** Employers' boards, read as they fall due: schedule, queue, reader. */
export class Feeds extends Construct {
  readonly queue: HouseQueue;
  readonly health: FeedHealth;

  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    this.queue = new HouseQueue(this, 'Boards', {
      visibility: Duration.minutes(2),
      inGroups: true,
      // The reader has a message that fails come again within seconds.
      tries: 10,
    });

    const poll = new HouseFunction(this, 'Poll', {
      entry: 'functions/ingestion/registry/poll-boards.handler.ts',
      timeout: Duration.seconds(50),
    });
    table.grant(poll, { of: ['BOARD'], may: ['query'] }, { of: ['HOST'], may: ['get'] });
    this.queue.sentBy(poll, 'BOARDS_QUEUE_URL');
    new HouseSchedule(this, 'poll-boards', ScheduleExpression.rate(Duration.minutes(1)), poll);
    this.#tellStaff(table, graphql);
    this.health = new FeedHealth(this, 'Health', poll);

    const read = new HouseFunction(this, 'Read', {
      entry: 'functions/ingestion/reading/read-board.handler.ts',
      data: ['functions/places/gazetteer/gazetteer.tsv', 'functions/postings/words/role-names.txt'],
      timeout: Duration.seconds(110),
      memory: 1024,
    });
    table.grant(
      read,
      { of: ['BOARD', 'HOST'], may: ['get', 'put'] },
      { of: ['POSTING'], may: ['query', 'put', 'update'] },
      { of: ['JOB', 'VACANCY', 'ORIGINAL'], may: ['get', 'put'] },
      { of: ['LISTING', 'AUDIT'], may: ['put'] },
    );
    read.addEnvironment('BOARDS_QUEUE_URL', this.queue.queue.queueUrl);
    this.queue.postponedBy(read);
    this.queue.consumedBy(read, { batchSize: 1, atOnce: 50 });
  }

  #tellStaff(table: Table, graphql: Graphql): void {
    const sources = new HouseFunction(this, 'Sources', {
      entry: 'functions/ingestion/registry/sources.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(sources, { of: ['BOARD'], may: ['query'] });
    const source = new FunctionSource(this, 'SourcesFunction', { api: graphql.api, function: sources });
    graphql.answerStaff('Query.listSources', [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
  }
}
