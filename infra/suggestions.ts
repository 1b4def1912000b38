import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Ai } from './ai.ts';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';

/** Titles like a saved one, suggested by a model while the person waits. */
export class Suggestions extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql, ai }: { readonly table: Table; readonly graphql: Graphql; readonly ai: Ai },
  ) {
    super(scope, id);
    const suggest = new HouseFunction(this, 'Suggest', {
      entry: 'functions/suggestions/suggest-titles.handler.ts',
      // The model has 12 of them, and AppSync waits for 30.
      timeout: Duration.seconds(20),
    });
    table.grant(
      suggest,
      { of: ['USER', 'METER'], may: ['get'] },
      { of: ['USER', 'STALE'], may: ['put'] },
      { of: ['QUOTA'], may: ['update'] },
    );
    ai.askedBy(suggest);
    const source = new FunctionSource(this, 'SuggestionsFunction', { api: graphql.api, function: suggest });
    graphql.answerOwner('Mutation.generateUserPositions', [{ code: 'functions/graphql/invoke.ts', source }]);
  }
}
