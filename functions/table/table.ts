import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '../house/environment.ts';

/** The table as a function sees it: a document client and the table's name. */
export interface Table {
  readonly documents: DynamoDBDocumentClient;
  readonly name: string;
}

/** The one table, by the name the template gives. */
export const openTable = (): Table => ({
  documents: DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  name: environment('TABLE_NAME'),
});
