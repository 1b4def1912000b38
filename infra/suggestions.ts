import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import type { Llm } from './llm.ts';
import { AppFunction } from './platform/app-function.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Table } from './table.ts';

/**
 * LLM suggestions of titles similar to a saved one, in three steps: prepare, ask, and save. The writer of documents
 * (writing.ts) adds them in the background to titles for which nobody asked.
 */
export class Suggestions extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql, llm }: { readonly table: Table; readonly graphql: Graphql; readonly llm: Llm },
  ) {
    super(scope, id);
    const suggest = new AppFunction(this, 'Suggest', {
      entry: 'functions/members/suggestions/suggest-titles.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      suggest,
      { entities: ['USER', 'METER', 'SIMILAR'], actions: ['get'] },
      { entities: ['USER', 'STALE'], actions: ['put'] },
      { entities: ['QUOTA', 'SIMILAR'], actions: ['update'] },
    );
    const source = new FunctionSource(this, 'SuggestionsFunction', { api: graphql.api, function: suggest });
    graphql.addOwnerField('Mutation.generateUserPositions', [
      { code: 'functions/members/suggestions/request-suggestions.step.ts', source },
      llm.step,
      { code: 'functions/members/suggestions/save-suggestions.step.ts', source },
    ]);
  }
}
