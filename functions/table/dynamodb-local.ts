import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { startDynamoDbLocal } from './dynamodb-local-process.ts';
import { sharedDynamoDbLocal } from './shared-dynamodb-local.ts';
import type { Table } from './table.ts';

/** A table of the template's shape that nobody else writes to, empty at first. */
export interface TestTable extends Table {
  /** Deletes the table. */
  stop(): Promise<void>;
}

/** Creates a table in the DynamoDB Local that the test run shares, or outside of Jest in one of its own. */
export async function startTestTable(): Promise<TestTable> {
  const { url, stop } = (await sharedDynamoDbLocal()) ?? (await startDynamoDbLocal());
  const client = new DynamoDBClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const name = `daybreak-${randomUUID()}`;
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  );
  return {
    documents: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    name,
    async stop() {
      await client.send(new DeleteTableCommand({ TableName: name }));
      client.destroy();
      await stop();
    },
  };
}
