import type { DataSource } from '../definition.ts';
import { FieldError } from '../field-error.ts';
import { batchGet } from './dynamodb/batch.ts';
import { queryItems } from './dynamodb/page.ts';
import { type DynamoDbRequest, dynamoDbRequest } from './dynamodb/schemas.ts';
import { deleteItem, getItem, putItem, updateItem } from './dynamodb/single.ts';
import { toSourceError } from './dynamodb/source-error.ts';
import { parseRequest } from './parse-request.ts';
import type { SourceOutcome } from './source-outcome.ts';

type Table = Extract<DataSource, { type: 'AMAZON_DYNAMODB' }>;

function perform(table: Table, request: DynamoDbRequest): Promise<SourceOutcome> {
  switch (request.operation) {
    case 'GetItem':
      return getItem(table, request);
    case 'PutItem':
      return putItem(table, request);
    case 'UpdateItem':
      return updateItem(table, request);
    case 'DeleteItem':
      return deleteItem(table, request);
    case 'Query':
      return queryItems(table, request);
    case 'BatchGetItem':
      return batchGet(table.client, request);
  }
}

/** The AMAZON_DYNAMODB data source. Throws for an invalid request; DynamoDB's errors are in the outcome. */
export async function executeDynamoDb(table: Table, request: unknown): Promise<SourceOutcome> {
  const parsed = parseRequest(dynamoDbRequest, request);
  try {
    return await perform(table, parsed);
  } catch (error) {
    if (error instanceof FieldError) throw error;
    return { result: null, error: toSourceError(error) };
  }
}
