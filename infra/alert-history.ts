import { Construct } from 'constructs';
import type { Graphql, Step } from './graphql.ts';
import { TableSource } from './platform/data-sources.ts';
import type { RowGrant, Table } from './table.ts';

/** The signed-in person's alerts, and the notes on them. */
export class AlertHistory extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    const { api } = graphql;
    const source = (name: string, grants: readonly RowGrant[]) =>
      new TableSource(this, name, { api, table, grants });
    const reads = source('AlertRows', [
      { entities: ['ALERT'], actions: ['query'] },
      { entities: ['METER'], actions: ['get'] },
      { entities: ['METER', 'JOB', 'APPLICATION', 'MESSAGE'], actions: ['getMany'] },
    ]);
    // AppSync reads a row whose update was refused.
    const notes = source('AlertNotes', [{ entities: ['ALERT'], actions: ['get', 'update'] }]);
    const step = (name: string, source: TableSource): Step => ({
      code: `functions/delivery/history/${name}.step.ts`,
      source,
    });
    graphql.addOwnerField('Query.listAlerts', [step('list-alerts', reads), step('show-alerts', reads)]);
    graphql.addOwnerField('Query.alertsVersion', [
      step('find-newest-alert', reads),
      step('read-alerts-version', reads),
    ]);
    graphql.addOwnerField('Mutation.noteAlert', [step('note-alert', notes), step('show-alert', reads)]);
  }
}
