import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import type { AwsRequest } from '../../gateway/aws-request.ts';
import type { AwsResponse } from '../../gateway/aws-response.ts';
import type { PermissionsOf, Service } from '../../gateway/service.ts';
import type { DynamoDbAdmin } from '../admin.ts';
import { connectUpstream } from '../upstream.ts';
import { dynamoDbAdmin, inOurRegion } from './admin.ts';
import { isWrite, meter } from './consumption.ts';
import { type ExpiredKeys, rememberExpired } from './expired-keys.ts';
import type { PartitionKeyOf } from './leading-keys.ts';
import { dynamoDbPermissions } from './permissions.ts';
import { startDynamoDbProcess } from './process.ts';
import { startSweeper } from './sweeper.ts';
import { type TableWrites, trackTableWrites } from './table-writes.ts';
import { countPartitionUnits } from './throttling/partition-units.ts';
import { throttlePartitions } from './throttling/throttle.ts';

/** DynamoDB and its streams, as the gateway and provisioning see them. */
export interface DynamoDb {
  /** Where DynamoDB Local itself listens, without asking for permissions. */
  url: string;
  service: Service;
  permissions: PermissionsOf;
  admin: DynamoDbAdmin;
  writes: TableWrites;
  stop(): Promise<void>;
}

/**
 * Requests that DynamoDB Local works on at once. One thread of it writes; with a thread for each of thirty requests it
 * takes half as much processor again for them as with eight.
 */
const AT_ONCE = 8;

/** Starts DynamoDB Local over the data in `folder`; `units` counts what its partitions serve. */
export async function startDynamoDb(
  folder: string,
  units = countPartitionUnits(() => performance.now()),
): Promise<DynamoDb> {
  const running = await startDynamoDbProcess(folder);
  const upstream = connectUpstream(running.url, { atOnce: AT_ONCE });
  const client = new DynamoDBClient({
    endpoint: running.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const expired = rememberExpired();
  const sweeper = startSweeper(client, expired);
  const writes = trackTableWrites();
  const partitionKeyOf = rememberKeys(client);
  const answer: Service = async (request) => {
    const metered = meter(request);
    const response = await upstream.forward(request, metered ? { body: metered.body } : {});
    if (isWrite(request)) writes.notify();
    if (metered) return metered.read(response);
    return { ...response, body: inOurRegion(response.body.toString()) };
  };
  const throttled = throttlePartitions(answer, { units, partitionKeyOf });
  return {
    url: running.url,
    permissions: dynamoDbPermissions(partitionKeyOf),
    admin: dynamoDbAdmin(client, sweeper.add),
    writes,
    async service(request) {
      if (isStreamCall(request))
        return streamAnswer(await upstream.forward(request, { body: toLocalRegion(request) }), expired);
      return throttled(request);
    },
    async stop() {
      await sweeper.stop();
      client.destroy();
      upstream.close();
      await running.stop();
    },
  };
}

const isStreamCall = ({ headers }: AwsRequest) =>
  String(headers['x-amz-target']).startsWith('DynamoDBStreams_');

/** Stream ARNs and iterators name DynamoDB Local's own region; it knows no other. */
function toLocalRegion({ body }: AwsRequest): string {
  return body.toString().replaceAll('arn:aws:dynamodb:us-east-1:', 'arn:aws:dynamodb:ddblocal:');
}

function streamAnswer(response: AwsResponse, expired: ExpiredKeys): AwsResponse {
  const body = inOurRegion(response.body.toString()).replaceAll(
    '"awsRegion":"ddblocal"',
    '"awsRegion":"us-east-1"',
  );
  return { ...response, body: expired.mark(body) };
}

function rememberKeys(client: DynamoDBClient): PartitionKeyOf {
  const known = new Map<string, string>();
  return async (table, index) => {
    const place = `${table}/${index ?? ''}`;
    const remembered = known.get(place);
    if (remembered) return remembered;
    try {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
      const indexes = [...(Table?.GlobalSecondaryIndexes ?? []), ...(Table?.LocalSecondaryIndexes ?? [])];
      const schema = index
        ? indexes.find(({ IndexName }) => IndexName === index)?.KeySchema
        : Table?.KeySchema;
      const key = schema?.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? null;
      if (key !== null) known.set(place, key);
      return key;
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return null;
      throw error;
    }
  };
}
