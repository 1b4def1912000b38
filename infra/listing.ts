import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';

/** The public listing: one function that holds the last days' jobs in memory. */
export class Listing extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    const listing = new HouseFunction(this, 'Function', {
      entry: 'functions/listing/listing.handler.ts',
      timeout: Duration.seconds(15),
      memory: 1769,
    });
    table.grant(listing, { of: ['LISTING'], may: ['query'] }, { of: ['JOB'], may: ['get'] });
    const source = new FunctionSource(this, 'ListingFunction', { api: graphql.api, function: listing });
    graphql.answer('Query.listJobsByFilters', source);
  }
}
