import { z } from 'zod';
import type { DataSource } from '../definition.ts';
import { executeDynamoDb } from './dynamodb.ts';
import { invokeLambda } from './lambda.ts';
import { parseRequest } from './parse-request.ts';
import type { SourceOutcome } from './source-outcome.ts';

const noneRequest = z.looseObject({ payload: z.unknown().optional() });

/**
 * Sends a request object to its data source. Throws a FieldError "MappingTemplate" for an invalid request;
 * errors of the source are in the outcome.
 */
export async function executeRequest(source: DataSource, request: unknown): Promise<SourceOutcome> {
  switch (source.type) {
    case 'NONE':
      return { result: parseRequest(noneRequest, request).payload ?? null, error: null };
    case 'AWS_LAMBDA':
      return invokeLambda(source, request);
    case 'AMAZON_DYNAMODB':
      return executeDynamoDb(source, request);
  }
}
