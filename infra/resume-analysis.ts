import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';
import type { Writing } from './writing.ts';

/** What analyses of resumes stand on. */
export interface ResumeAnalysisProps {
  readonly table: Table;
  readonly graphql: Graphql;
  readonly writing: Writing;
}

/** Analyses of resumes: asked for and shown here, written where all is written. */
export class ResumeAnalysis extends Construct {
  constructor(scope: Construct, id: string, { table, graphql, writing }: ResumeAnalysisProps) {
    super(scope, id);
    const analyses = new HouseFunction(this, 'Function', {
      entry: 'functions/documents/analysis/resume-analysis.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      analyses,
      { of: ['USER', 'METER', 'RESUME', 'ANALYSIS'], may: ['get'] },
      { of: ['ANALYSIS', 'QUOTA'], may: ['update'] },
    );
    // What postings with the saved titles ask for is read in the listing and the postings.
    table.grant(
      writing.write,
      { of: ['METER'], may: ['get'] },
      { of: ['LISTING', 'SEGMENT'], may: ['query'] },
    );
    const source = new FunctionSource(this, 'ResumeAnalysisFunction', {
      api: graphql.api,
      function: analyses,
    });
    for (const field of ['Query.getResumeAnalysis', 'Mutation.analyzeResume'])
      graphql.answerOwner(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
  }
}
