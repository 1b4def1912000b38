import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Ai } from './ai.ts';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';

/** Titles like a saved one, suggested by a model while the person waits: what is asked, asking, what is kept. */
export class Suggestions extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql, ai }: { readonly table: Table; readonly graphql: Graphql; readonly ai: Ai },
  ) {
    super(scope, id);
    const suggest = new HouseFunction(this, 'Suggest', {
      entry: 'functions/members/suggestions/suggest-titles.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      suggest,
      { of: ['USER', 'METER'], may: ['get'] },
      { of: ['USER', 'STALE'], may: ['put'] },
      { of: ['QUOTA'], may: ['update'] },
    );
    const source = new FunctionSource(this, 'SuggestionsFunction', { api: graphql.api, function: suggest });
    graphql.answerOwner('Mutation.generateUserPositions', [
      { code: 'functions/members/suggestions/begin.step.ts', source },
      ai.step,
      { code: 'functions/members/suggestions/keep.step.ts', source },
    ]);
  }
}
