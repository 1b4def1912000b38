import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { stopAtDeadline } from '../platform/deadline.ts';
import { requireEnv } from '../platform/require-env.ts';
import { withoutSdkLogger } from '../platform/without-sdk-logger.ts';

export interface Table {
  readonly documents: DynamoDBDocumentClient;
  readonly name: string;
}

/** Opens the table that the environment variable TABLE_NAME names. */
export function openTable(): Table {
  const client = stopAtDeadline(withoutSdkLogger(new DynamoDBClient({})));
  const marshallOptions = { removeUndefinedValues: true };
  return {
    documents: DynamoDBDocumentClient.from(client, { marshallOptions }),
    name: requireEnv('TABLE_NAME'),
  };
}
