import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import type { HouseQueue } from './house/house-queue.ts';
import { FunctionSource } from './house/sources.ts';
import type { Listing } from './listing.ts';
import type { Table } from './table.ts';

/** What support stands on. */
export interface SupportProps {
  readonly table: Table;
  readonly graphql: Graphql;
  readonly listing: Listing;
  /** Where alerts are sent to be delivered. */
  readonly due: HouseQueue;
}

/** What staff sees of people's matches, and does about them. */
export class Support extends Construct {
  constructor(scope: Construct, id: string, { table, graphql, listing, due }: SupportProps) {
    super(scope, id);
    const support = new HouseFunction(this, 'Function', {
      entry: 'functions/staff/staff.handler.ts',
      timeout: Duration.seconds(10),
      memory: 1024,
    });
    table.grant(
      support,
      { of: ['EMAIL', 'USER', 'JOB'], may: ['get'] },
      { of: ['USER', 'METER', 'JOB', 'ALERT'], may: ['getMany'] },
      { of: ['ALERT', 'ATTENTION', 'DUE', 'WATCHER'], may: ['query'] },
      { of: ['ALERT'], may: ['put'] },
    );
    due.sentBy(support, 'DELIVER_QUEUE_URL');
    const source = new FunctionSource(this, 'SupportFunction', { api: graphql.api, function: support });
    for (const field of ['Query.listAdminMatches', 'Query.explainMatch', 'Mutation.notifyUser'])
      graphql.answerStaff(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
    graphql.answerStaff('Query.previewHeldBack', [
      { code: 'functions/platform/graphql/invoke.step.ts', source },
      listing.preview,
    ]);
  }
}
