import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { PermissionsOf, Service } from '../../gateway/service.ts';
import type { DynamoDbAdmin } from '../admin.ts';
import { sameFor, serviceOf } from '../operations.ts';
import { connectUpstream } from '../upstream.ts';
import { createDynamoDbAdmin } from './admin.ts';
import { inAwsWords } from './aws-messages.ts';
import { isWrite, meterCall } from './consumption.ts';
import { createExpiredKeys } from './expired-keys.ts';
import { cachePartitionKeys } from './leading-keys.ts';
import { createDynamoDbPermissions } from './permissions.ts';
import { startDynamoDbProcess } from './process.ts';
import { asStreamResponse, restoreRegion, STREAM_OPERATIONS, withLocalRegion } from './streams.ts';
import { startSweeper } from './sweeper.ts';
import { createTableWrites, type TableWrites } from './table-writes.ts';
import { createPartitionUnits } from './throttling/partition-units.ts';
import { throttlePartitions } from './throttling/throttle.ts';

/** DynamoDB and its streams, for the gateway and for provisioning. */
export interface DynamoDb {
  /** DynamoDB Local itself, where nothing is authorized. */
  url: string;
  service: Service;
  permissions: PermissionsOf;
  admin: DynamoDbAdmin;
  writes: TableWrites;
  stop(): Promise<void>;
}

/**
 * Concurrent requests to DynamoDB Local. It writes on one thread; with thirty requests in flight it uses half as much
 * processor time again as with eight.
 */
const MAX_IN_FLIGHT = 8;

const TABLE_OPERATIONS = [
  'BatchExecuteStatement',
  'BatchGetItem',
  'BatchWriteItem',
  'DeleteItem',
  'DescribeTable',
  'GetItem',
  'ListTables',
  'PutItem',
  'Query',
  'Scan',
  'TransactGetItems',
  'TransactWriteItems',
  'UpdateItem',
];

/** Starts DynamoDB Local over the data in `folder`. `units` meters its partitions. */
export async function startDynamoDb(
  folder: string,
  units = createPartitionUnits(() => performance.now()),
): Promise<DynamoDb> {
  const running = await startDynamoDbProcess(folder);
  const upstream = connectUpstream(running.url, { maxInFlight: MAX_IN_FLIGHT });
  const client = new DynamoDBClient({
    endpoint: running.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const expired = createExpiredKeys();
  const sweeper = startSweeper(client, expired);
  const writes = createTableWrites();
  const partitionKeyOf = cachePartitionKeys(client);
  const forward: Service = async (request) => {
    const metered = meterCall(request);
    const response = inAwsWords(await upstream.forward(request, metered ? { body: metered.body } : {}));
    if (isWrite(request)) writes.notify();
    if (metered) return metered.read(response);
    return { ...response, body: restoreRegion(response.body.toString()) };
  };
  return {
    url: running.url,
    permissions: createDynamoDbPermissions(partitionKeyOf),
    admin: createDynamoDbAdmin(client, sweeper.add),
    writes,
    service: serviceOf('DynamoDB', {
      ...sameFor(TABLE_OPERATIONS, throttlePartitions(forward, { units, partitionKeyOf })),
      ...sameFor([...STREAM_OPERATIONS], async (request) =>
        asStreamResponse(await upstream.forward(request, { body: withLocalRegion(request) }), expired),
      ),
    }),
    async stop() {
      await sweeper.stop();
      client.destroy();
      upstream.close();
      await running.stop();
    },
  };
}
