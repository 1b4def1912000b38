import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { arn } from '../../gateway/arn.ts';
import type { PolicyStatement } from '../../gateway/policy-statement.ts';
import { allow, clientSettings, dataFolder, startTestGateway } from '../test-gateway.ts';
import { startDynamoDb } from './dynamodb.ts';
import type { PartitionUnits } from './throttling/partition-units.ts';

export const TABLE = arn('dynamodb', 'table/things');

/** The table before it gets an index and a time to live. */
export const FIRST_PROPERTIES = {
  TableName: 'things',
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  AttributeDefinitions: ['pk', 'sk', 'day', 'unused'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
};

const BY_DAY = {
  IndexName: 'byDay',
  KeySchema: [{ AttributeName: 'day', KeyType: 'HASH' }],
  Projection: { ProjectionType: 'ALL' },
};

export const key = (pk: string, sk = 'a') => ({ pk: { S: pk }, sk: { S: sk } });

/** Starts a table behind a gateway. */
export async function startTable(units?: PartitionUnits) {
  const dynamoDb = await startDynamoDb(dataFolder(), units);
  const gateway = await startTestGateway({
    services: new Map([['dynamodb', dynamoDb.service]]),
    permissions: new Map([['dynamodb', dynamoDb.permissions]]),
  });
  const { admin } = dynamoDb;
  await admin.createTable(FIRST_PROPERTIES);
  const { streamArn } = await admin.createTable({
    ...FIRST_PROPERTIES,
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    GlobalSecondaryIndexes: [BY_DAY],
  });
  const calling = (...statements: PolicyStatement[]) => {
    const principal = gateway.principals.add(`Role ${gateway.principals.all().length}`, statements);
    return { name: principal.name, client: new DynamoDBClient(clientSettings(gateway.url, principal)) };
  };
  return {
    gateway,
    admin,
    streamArn: streamArn ?? '',
    calling,
    anything: () => calling(allow(['dynamodb:*'], '*')).client,
    async close() {
      await gateway.close();
      await dynamoDb.stop();
    },
  };
}
