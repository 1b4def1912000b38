import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTestApi, moduleOf, unit } from './test-api.ts';

const schema = 'type Query { run(input: AWSJSON): AWSJSON }';

/** The DynamoDB Local that all tests share: see functions/table/fixtures/shared-dynamodb-local.ts. */
async function sharedDynamoDbLocal(): Promise<string> {
  const response = await fetch(process.env['DYNAMODB_LOCAL_STARTER'] ?? '');
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

/** Connects to DynamoDB Local, without the tables of other tests. */
export const connectDynamoDbLocal = async (): Promise<DynamoDBClient> =>
  new DynamoDBClient({
    endpoint: await sharedDynamoDbLocal(),
    region: 'us-east-1',
    // DynamoDB Local separates tables by access key.
    credentials: { accessKeyId: randomUUID().replaceAll('-', ''), secretAccessKey: 'local' },
  });

/** Creates the table `things` (pk, sk) with the index `byKind` (kind, sk). */
export async function createTestTable() {
  const client = await connectDynamoDbLocal();
  const key = (hash: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: 'sk', KeyType: 'RANGE' as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName: 'things',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: key('pk'),
      AttributeDefinitions: ['pk', 'sk', 'kind'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [
        { IndexName: 'byKind', KeySchema: key('kind'), Projection: { ProjectionType: 'ALL' } },
      ],
    }),
  );
  const source = { type: 'AMAZON_DYNAMODB' as const, tableName: 'things', client };
  return {
    /** Sends the request that an expression returns. Returns ctx.result and ctx.error. */
    async send(request: string, input: unknown = {}) {
      const code = moduleOf(
        `const input = ctx.args.input; return ${request};`,
        'return { result: ctx.result, error: ctx.error };',
      );
      const { ask } = createTestApi({
        schema,
        dataSources: { source },
        resolvers: [unit('Query.run', code, 'source')],
      });
      const variables = { input: JSON.stringify(input) };
      const { data, errors } = await ask('query ($input: AWSJSON) { run(input: $input) }', { variables });
      return errors ? { errors } : JSON.parse(data.run);
    },
    end: () => client.destroy(),
  };
}
