import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '../house/environment.ts';

/** The table as a function sees it: a document client and the table's name. */
export interface Table {
  readonly documents: DynamoDBDocumentClient;
  readonly name: string;
}

/** The one table, by the name the template gives. */
export function openTable(): Table {
  const client = new DynamoDBClient({});
  // It copies each request and answer for a log, a tenth of a call's time, also where there is no such log.
  client.middlewareStack.remove('loggerMiddleware');
  const marshallOptions = { removeUndefinedValues: true };
  return {
    documents: DynamoDBDocumentClient.from(client, { marshallOptions }),
    name: environment('TABLE_NAME'),
  };
}
