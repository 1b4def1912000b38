import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { FunctionSource } from './house/sources.ts';

/** Place suggestions: a function with the gazetteer beside it, which reads nothing else. */
export class Places extends Construct {
  constructor(scope: Construct, id: string, { graphql }: { readonly graphql: Graphql }) {
    super(scope, id);
    const suggest = new HouseFunction(this, 'Suggest', {
      entry: 'functions/places/suggest-places.handler.ts',
      data: ['functions/places/gazetteer/gazetteer.tsv'],
      timeout: Duration.seconds(5),
      // It needs 150 MiB; a whole processor comes with this much, and reads the gazetteer on a cold start.
      memory: 1769,
    });
    const source = new FunctionSource(this, 'SuggestFunction', { api: graphql.api, function: suggest });
    graphql.answer('Query.suggestPlaces', source);
  }
}
