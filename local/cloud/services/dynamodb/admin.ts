import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { arn } from '../../gateway/arn.ts';
import type { DynamoDbAdmin } from '../admin.ts';
import { restoreRegion } from './streams.ts';
import { definitionsFor, keyText, type TableProperties, tableProperties } from './table.ts';

export interface ExpiringTable {
  tableName: string;
  attribute: string;
}

/** `client` calls DynamoDB Local directly. `onTimeToLive` is called with each table that has a time to live. */
export function createDynamoDbAdmin(
  client: DynamoDBClient,
  onTimeToLive: (table: ExpiringTable) => void,
): DynamoDbAdmin {
  return {
    async createTable(properties) {
      const table = tableProperties.parse(properties);
      const existing = await describe(client, table.TableName);
      if (existing) await update(client, table, existing);
      else await create(client, table);
      const ttl = table.TimeToLiveSpecification;
      if (ttl?.Enabled) {
        await enableTtl(client, table.TableName, ttl.AttributeName);
        onTimeToLive({ tableName: table.TableName, attribute: ttl.AttributeName });
      }
      const stream = (await describe(client, table.TableName))?.LatestStreamArn;
      return {
        tableName: table.TableName,
        tableArn: arn('dynamodb', `table/${table.TableName}`),
        streamArn: stream ? restoreRegion(stream) : null,
      };
    },
  };
}

async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | null> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table ?? null;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}

async function create(client: DynamoDBClient, table: TableProperties): Promise<void> {
  const { GlobalSecondaryIndexes: global, LocalSecondaryIndexes: local, StreamSpecification: stream } = table;
  const schemas = [table.KeySchema, ...[...global, ...local].map(({ KeySchema }) => KeySchema)];
  await client.send(
    new CreateTableCommand({
      TableName: table.TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: table.KeySchema,
      AttributeDefinitions: definitionsFor(table, schemas),
      ...(global.length > 0 ? { GlobalSecondaryIndexes: global } : {}),
      ...(local.length > 0 ? { LocalSecondaryIndexes: local } : {}),
      ...(stream ? { StreamSpecification: { StreamEnabled: true, ...stream } } : {}),
    }),
  );
}

async function update(
  client: DynamoDBClient,
  table: TableProperties,
  existing: TableDescription,
): Promise<void> {
  const { TableName, GlobalSecondaryIndexes: indexes, StreamSpecification: stream } = table;
  const hasSameKeys = keyText(existing.KeySchema ?? []) === keyText(table.KeySchema);
  if (!hasSameKeys) throw incompatible(TableName, 'other keys');
  if (stream && existing.StreamSpecification?.StreamViewType !== stream.StreamViewType) {
    if (existing.StreamSpecification) throw incompatible(TableName, 'another kind of stream');
    await client.send(
      new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: true, ...stream } }),
    );
  }
  for (const index of indexes) {
    const present = existing.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === index.IndexName);
    if (present && keyText(present.KeySchema ?? []) !== keyText(index.KeySchema)) {
      throw incompatible(TableName, `other keys in its index ${index.IndexName}`);
    }
    if (present) continue;
    await client.send(
      new UpdateTableCommand({
        TableName,
        AttributeDefinitions: definitionsFor(table, [table.KeySchema, index.KeySchema]),
        GlobalSecondaryIndexUpdates: [{ Create: index }],
      }),
    );
    await waitUntilIndexActive(client, TableName, index.IndexName);
  }
}

const incompatible = (table: string, difference: string) =>
  new Error(
    `The data folder has the table ${table} with ${difference} than the template. Start over with npm start -- --fresh.`,
  );

async function waitUntilIndexActive(client: DynamoDBClient, table: string, name: string): Promise<void> {
  for (;;) {
    const indexes = (await describe(client, table))?.GlobalSecondaryIndexes ?? [];
    if (indexes.find(({ IndexName }) => IndexName === name)?.IndexStatus === 'ACTIVE') return;
    await wait(50);
  }
}

async function enableTtl(client: DynamoDBClient, table: string, attribute: string): Promise<void> {
  const { TimeToLiveDescription: present } = await client.send(
    new DescribeTimeToLiveCommand({ TableName: table }),
  );
  if (present?.TimeToLiveStatus === 'ENABLED' && present.AttributeName === attribute) return;
  const set = (name: string, Enabled: boolean) =>
    client.send(
      new UpdateTimeToLiveCommand({
        TableName: table,
        TimeToLiveSpecification: { AttributeName: name, Enabled },
      }),
    );
  if (present?.TimeToLiveStatus === 'ENABLED' && present.AttributeName)
    await set(present.AttributeName, false);
  await set(attribute, true);
}
