import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { FunctionSource } from './platform/data-sources.ts';

/** Place suggestions from the gazetteer, and the reading of searches, which may name places. */
export class Places extends Construct {
  constructor(scope: Construct, id: string, { graphql }: { readonly graphql: Graphql }) {
    super(scope, id);
    const suggest = new AppFunction(this, 'Suggest', {
      entry: 'functions/places/places.handler.ts',
      timeout: Duration.seconds(15),
      // Uses 150 MiB, but this much memory comes with one full vCPU to parse the gazetteer on a cold start.
      memory: 1769,
    });
    const source = new FunctionSource(this, 'SuggestFunction', { api: graphql.api, function: suggest });
    for (const field of ['suggestPlaces', 'readSearch']) graphql.addPublicField(`Query.${field}`, source);
  }
}
