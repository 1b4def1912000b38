import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { FunctionSource, TableSource } from './platform/data-sources.ts';
import type { Table } from './table.ts';
import type { Writing } from './writing.ts';

export interface ResumeAnalysisProps {
  readonly table: Table;
  readonly graphql: Graphql;
  readonly writing: Writing;
}

/** Requests for resume analyses. The Writing construct generates them. */
export class ResumeAnalysis extends Construct {
  constructor(scope: Construct, id: string, { table, graphql, writing }: ResumeAnalysisProps) {
    super(scope, id);
    const analyses = new AppFunction(this, 'Function', {
      entry: 'functions/documents/analysis/resume-analysis.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      analyses,
      { entities: ['USER', 'METER', 'RESUME', 'ANALYSIS'], actions: ['get'] },
      { entities: ['ANALYSIS', 'QUOTA'], actions: ['update'] },
    );
    // An analysis compares the resume with postings of the saved titles.
    table.grant(
      writing.write,
      { entities: ['METER'], actions: ['get'] },
      { entities: ['LISTING', 'SEGMENT'], actions: ['query'] },
    );
    const source = new FunctionSource(this, 'ResumeAnalysisFunction', {
      api: graphql.api,
      function: analyses,
    });
    const rows = new TableSource(this, 'AnalysisRows', {
      api: graphql.api,
      table,
      grants: [{ entities: ['ANALYSIS'], actions: ['get'] }],
    });
    graphql.addOwnerField('Query.getResumeAnalysis', [
      { code: 'functions/documents/analysis/read-analysis.step.ts', source: rows },
      { code: 'functions/documents/analysis/show-analysis.step.ts', source },
    ]);
    graphql.addOwnerField('Mutation.analyzeResume', [
      { code: 'functions/platform/graphql/invoke.step.ts', source },
    ]);
  }
}
