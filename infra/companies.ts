import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Table } from './table.ts';

/** Company suggestions from the registry of boards. */
export class Companies extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    const suggest = new AppFunction(this, 'Suggest', {
      entry: 'functions/ingestion/registry/suggest-companies.handler.ts',
      timeout: Duration.seconds(10),
      // A cold start reads several MB of boards.
      memory: 1024,
    });
    table.grant(suggest, { entities: ['BOARD'], actions: ['query'] });
    const source = new FunctionSource(this, 'CompaniesFunction', { api: graphql.api, function: suggest });
    graphql.addPublicField('Query.suggestCompanies', source);
  }
}
