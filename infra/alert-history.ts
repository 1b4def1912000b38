import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql, Step } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { FunctionSource, TableSource } from './platform/data-sources.ts';
import type { RowGrant, Table } from './table.ts';

/** The signed-in person's alerts, the notes on them, and what is learned from answers about them. */
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
    this.#addFeedback(table, graphql);
  }

  #addFeedback(table: Table, graphql: Graphql): void {
    const feedback = new AppFunction(this, 'Feedback', {
      entry: 'functions/delivery/feedback/feedback.handler.ts',
      timeout: Duration.seconds(10),
      // It compares up to 400 jobs with several profiles.
      memory: 1_024,
    });
    table.grant(
      feedback,
      { entities: ['USER', 'METER'], actions: ['get'] },
      { entities: ['ALERT', 'JOB'], actions: ['getMany'] },
      { entities: ['ALERT', 'APPLICATION'], actions: ['query'] },
      { entities: ['USER', 'STALE'], actions: ['put'] },
      { entities: ['ALERT', 'ANSWERS', 'STATS'], actions: ['update'] },
    );
    const source = new FunctionSource(this, 'FeedbackFunction', { api: graphql.api, function: feedback });
    for (const field of ['answerAlert', 'takeOffer', 'unlearn'])
      graphql.addOwnerField(`Mutation.${field}`, [
        { code: 'functions/platform/graphql/invoke.step.ts', source },
      ]);
  }
}
