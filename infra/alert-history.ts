import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Table } from './table.ts';

/** The signed-in person's alerts, and the notes on them. */
export class AlertHistory extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    const history = new AppFunction(this, 'Function', {
      entry: 'functions/delivery/history/history.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      history,
      { entities: ['ALERT'], actions: ['get', 'query', 'update'] },
      { entities: ['JOB', 'USER', 'METER', 'MESSAGE', 'APPLICATION'], actions: ['getMany'] },
    );
    const source = new FunctionSource(this, 'AlertHistoryFunction', { api: graphql.api, function: history });
    for (const field of ['Query.listAlerts', 'Mutation.noteAlert'])
      graphql.addOwnerField(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
  }
}
