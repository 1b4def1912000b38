import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { FunctionSource } from './house/sources.ts';
import type { Resumes } from './resumes.ts';
import type { Table } from './table.ts';

/** What people have applied for, and what they have at hand when they do. */
export class Applications extends Construct {
  constructor(
    scope: Construct,
    id: string,
    props: { readonly table: Table; readonly graphql: Graphql; readonly resumes: Resumes },
  ) {
    super(scope, id);
    const { table, graphql, resumes } = props;
    const applications = new HouseFunction(this, 'Function', {
      entry: 'functions/members/applications/applications.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      applications,
      { of: ['APPLICATION', 'JOB', 'USER'], may: ['getMany'] },
      { of: ['APPLICATION'], may: ['query', 'update', 'delete'] },
    );
    const source = new FunctionSource(this, 'ApplicationsFunction', {
      api: graphql.api,
      function: applications,
    });
    for (const field of [
      'Query.getApplicationPacket',
      'Query.listApplications',
      'Mutation.applyToJob',
      'Mutation.changeApplication',
      'Mutation.forgetApplication',
    ])
      graphql.answerOwner(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
    graphql.join('ApplicationPacket.resumes', resumes.show);
  }
}
