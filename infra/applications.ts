import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { FunctionSource, TableSource } from './platform/data-sources.ts';
import type { Resumes } from './resumes.ts';
import type { Table } from './table.ts';

/** Job applications, and the packet of details that a person needs to apply. */
export class Applications extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: { readonly table: Table; readonly graphql: Graphql; readonly resumes: Resumes },
  ) {
    super(scope, id);
    const { table, graphql, resumes } = props;
    const applications = new AppFunction(this, 'Function', {
      entry: 'functions/members/applications/applications.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      applications,
      { entities: ['ALERT', 'APPLICATION', 'JOB', 'USER'], actions: ['getMany'] },
      { entities: ['APPLICATION'], actions: ['update'] },
    );
    const source = new FunctionSource(this, 'ApplicationsFunction', {
      api: graphql.api,
      function: applications,
    });
    for (const field of [
      'Query.getApplicationPacket',
      'Mutation.applyToJob',
      'Mutation.saveJob',
      'Mutation.changeApplication',
    ])
      graphql.addOwnerField(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
    this.#addList(table, graphql);
    this.#addForget(table, graphql);
    graphql.addTypeField('ApplicationPacket.resumes', resumes.resumesField);
  }

  #addList(table: Table, graphql: Graphql): void {
    const source = new TableSource(this, 'ApplicationRows', {
      api: graphql.api,
      table,
      grants: [
        { entities: ['APPLICATION'], actions: ['query'] },
        { entities: ['JOB'], actions: ['getMany'] },
      ],
    });
    graphql.addOwnerField('Query.listApplications', [
      { code: 'functions/members/applications/list-applications.step.ts', source },
      { code: 'functions/members/applications/show-applications.step.ts', source },
    ]);
  }

  #addForget(table: Table, graphql: Graphql): void {
    const source = new TableSource(this, 'ApplicationDeletes', {
      api: graphql.api,
      table,
      grants: [{ entities: ['APPLICATION'], actions: ['delete'] }],
    });
    graphql.addOwnerField('Mutation.forgetApplication', [
      { code: 'functions/members/applications/forget-application.step.ts', source },
    ]);
  }
}
