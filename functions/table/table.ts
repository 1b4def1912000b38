import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { requireEnv } from '../platform/require-env.ts';
import { withoutSdkLogger } from '../platform/without-sdk-logger.ts';

/** The table as a function sees it: a document client and the table's name. */
export interface Table {
  readonly documents: DynamoDBDocumentClient;
  readonly name: string;
}

/** The one table, by the name the template gives. */
export function openTable(): Table {
  const client = withoutSdkLogger(new DynamoDBClient({}));
  const marshallOptions = { removeUndefinedValues: true };
  return {
    documents: DynamoDBDocumentClient.from(client, { marshallOptions }),
    name: requireEnv('TABLE_NAME'),
  };
}
