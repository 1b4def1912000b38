import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { FunctionSource, TableSource } from './platform/data-sources.ts';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly graphql: Graphql;
}

const INVOKE = 'functions/platform/graphql/invoke.step.ts';

/**
 * Requests to follow a company: a mutation stores one in the table, the stream queues it, and a consumer looks for the
 * company's board. Staff decide about what it can't read.
 */
export class Following extends Construct {
  readonly requests: AppQueue;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    // A check takes at most 30 s. A request waits for another one's check of the same target, and for the
    // person's earlier ones.
    this.requests = new AppQueue(this, 'Follows', { visibility: Duration.seconds(190), maxReceiveCount: 40 });
    this.#addConsumer(props);
    this.#addOwnerApi(props);
    this.#addStaffApi(props);
  }

  /** The low concurrency bounds how many sites are checked at a time. */
  #addConsumer({ table }: Props): void {
    const answer = new AppFunction(this, 'Answer', {
      entry: 'functions/ingestion/follow/answer-follows.handler.ts',
      timeout: Duration.seconds(180),
      memory: 1024,
      environment: { FOLLOW_QUEUE_URL: this.requests.queue.queueUrl },
    });
    table.grant(
      answer,
      { entities: ['FOLLOW', 'CHECK', 'BOARD', 'HOST', 'USER', 'METER'], actions: ['get'] },
      { entities: ['BOARD', 'ASKED', 'FOLLOW'], actions: ['query'] },
      {
        entities: ['CHECK', 'BOARD', 'USER', 'STALE', 'ASKED', 'FOLLOWER', 'FOLLOWED'],
        actions: ['put'],
      },
      { entities: ['FOLLOW', 'HOST', 'REVIEW'], actions: ['update'] },
      { entities: ['CHECK'], actions: ['check'] },
      { entities: ['ASKED', 'REVIEW'], actions: ['delete'] },
    );
    this.requests.allowPostpone(answer);
    this.requests.addConsumer(answer, { batchSize: 1, maxConcurrency: 4 });
  }

  #addOwnerApi({ table, graphql }: Props): void {
    const follow = new AppFunction(graphql.partOf(this), 'Function', {
      entry: 'functions/ingestion/follow/follow.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      follow,
      { entities: ['FOLLOW'], actions: ['get', 'put'] },
      { entities: ['QUOTA'], actions: ['update'] },
    );
    const source = new FunctionSource(graphql.partOf(this), 'FollowFunction', {
      api: graphql.api,
      function: follow,
    });
    graphql.addOwnerField('Mutation.followCompany', [{ code: INVOKE, source }]);
    const rows = new TableSource(graphql.partOf(this), 'FollowRows', {
      api: graphql.api,
      table,
      grants: [{ entities: ['FOLLOW'], actions: ['query'] }],
    });
    graphql.addOwnerField('Query.listFollows', [
      { code: 'functions/ingestion/follow/list-follows.step.ts', source: rows },
    ]);
  }

  #addStaffApi({ table, graphql }: Props): void {
    const reviews = new AppFunction(graphql.partOf(this), 'Reviews', {
      entry: 'functions/ingestion/follow/reviews.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      reviews,
      { entities: ['REVIEW'], actions: ['get'] },
      { entities: ['BOARD', 'CHECK'], actions: ['put'] },
      { entities: ['BOARD'], actions: ['update'] },
    );
    const source = new FunctionSource(graphql.partOf(this), 'ReviewsFunction', {
      api: graphql.api,
      function: reviews,
    });
    graphql.addStaffField('Mutation.decideFollowReview', [{ code: INVOKE, source }]);
    const rows = new TableSource(graphql.partOf(this), 'ReviewRows', {
      api: graphql.api,
      table,
      grants: [{ entities: ['REVIEW'], actions: ['query'] }],
    });
    graphql.addStaffField('Query.listFollowReviews', [
      { code: 'functions/ingestion/follow/list-follow-reviews.step.ts', source: rows },
    ]);
  }
}
