import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import type { Listing } from './listing.ts';
import { AppFunction } from './platform/app-function.ts';
import type { AppQueue } from './platform/app-queue.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Table } from './table.ts';

export interface StaffProps {
  readonly table: Table;
  readonly graphql: Graphql;
  readonly listing: Listing;
  readonly due: AppQueue;
}

/** The staff's view of people's matches, and manual alerts. */
export class Staff extends Construct {
  constructor(scope: Construct, id: string, { table, graphql, listing, due }: StaffProps) {
    super(scope, id);
    const staff = new AppFunction(this, 'Function', {
      entry: 'functions/staff/staff.handler.ts',
      timeout: Duration.seconds(10),
      memory: 1024,
    });
    table.grant(
      staff,
      { entities: ['EMAIL', 'USER', 'JOB'], actions: ['get'] },
      { entities: ['USER', 'METER', 'JOB', 'ALERT'], actions: ['getMany'] },
      { entities: ['METER'], actions: ['get'] },
      { entities: ['ALERT', 'ANSWERS', 'ATTENTION', 'DUE', 'WATCHER', 'FOLLOWER'], actions: ['query'] },
      { entities: ['ALERT'], actions: ['put'] },
    );
    due.addSender(staff, 'DELIVER_QUEUE_URL');
    const source = new FunctionSource(this, 'StaffFunction', { api: graphql.api, function: staff });
    for (const field of [
      'Query.listAdminMatches',
      'Query.listAnswerCounts',
      'Query.explainMatch',
      'Mutation.notifyUser',
    ])
      graphql.addStaffField(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
    graphql.addStaffField('Query.previewHeldBack', [
      { code: 'functions/platform/graphql/invoke.step.ts', source },
      listing.preview,
    ]);
  }
}
