import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';

/** Company suggestions out of the registry of boards, for signed-in people. */
export class Companies extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    const suggest = new HouseFunction(this, 'Suggest', {
      entry: 'functions/ingestion/registry/suggest-companies.handler.ts',
      timeout: Duration.seconds(10),
      // The first answer of an instance reads some megabytes of boards.
      memory: 1024,
    });
    table.grant(suggest, { of: ['BOARD'], may: ['query'] });
    const source = new FunctionSource(this, 'CompaniesFunction', { api: graphql.api, function: suggest });
    graphql.answer('Query.suggestCompanies', source);
  }
}
