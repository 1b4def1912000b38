import type { DataSource } from '../definition.ts';
import { executeDynamoDb } from './dynamodb.ts';
import { invokeLambda } from './lambda.ts';
import { passThrough } from './none.ts';
import type { SourceOutcome } from './source-outcome.ts';

/**
 * Sends a request handler's answer to its data source. A failure of the source is in the outcome; a request that
 * AppSync cannot use throws a FieldFault "MappingTemplate".
 */
export async function execute(source: DataSource, request: unknown): Promise<SourceOutcome> {
  switch (source.type) {
    case 'NONE':
      return passThrough(request);
    case 'AWS_LAMBDA':
      return invokeLambda(source, request);
    case 'AMAZON_DYNAMODB':
      return executeDynamoDb(source, request);
  }
}
