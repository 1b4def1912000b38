import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';

/** A person's own alerts, and what the person notes of them. */
export class AlertHistory extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    const history = new HouseFunction(this, 'Function', {
      entry: 'functions/delivery/history/history.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      history,
      { of: ['ALERT'], may: ['get', 'query', 'update'] },
      { of: ['JOB', 'USER', 'METER', 'MESSAGE', 'APPLICATION'], may: ['getMany'] },
    );
    const source = new FunctionSource(this, 'AlertHistoryFunction', { api: graphql.api, function: history });
    for (const field of ['Query.listAlerts', 'Mutation.noteAlert'])
      graphql.answerOwner(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
  }
}
