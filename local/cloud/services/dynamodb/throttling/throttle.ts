import { AwsError } from '../../../gateway/aws-error.ts';
import { jsonBody } from '../../../gateway/json-body.ts';
import type { AwsRequest, AwsResponse, Service } from '../../../gateway/service.ts';
import { type Attributes, callParts, singleCall } from '../item-calls.ts';
import { keyTexts, type PartitionKeyOf, queriedPartitions } from '../leading-keys.ts';
import { removeHotParts } from './partial-batch.ts';
import type { PartitionUnits, UnitKind } from './partition-units.ts';

/**
 * The message of on-demand tables: github.com/cowinapi/developer.cowin #151, github.com/praetorian-inc/chariot-ui #684.
 */
const MESSAGE =
  'Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly. If exceptions persist, check if you have a hot key: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html';

const isRead = (action: string) => /Get|Query/.test(action);

/**
 * Throttles calls on hot partitions: transactions as a whole, batches part by part. Afterwards the consumed units are
 * divided equally among the partitions of the call.
 */
export function throttlePartitions(
  service: Service,
  { units, partitionKeyOf }: { units: PartitionUnits; partitionKeyOf: PartitionKeyOf },
): Service {
  const charge = (kind: UnitKind, partitions: (string | null)[], { consumed }: AwsResponse) => {
    const share = ((kind === 'read' ? consumed?.readUnits : consumed?.writeUnits) ?? 0) / partitions.length;
    for (const partition of partitions) if (partition !== null) units.consume(kind, partition, share);
  };

  return async (request) => {
    const { action } = request;
    const body = jsonBody(request);
    const touched = await touchedPartitions(action, body, partitionKeyOf);
    if (touched.length === 0) return service(request);
    const kind = isRead(action) ? 'read' : 'write';
    const hot = touched.map((partition) => partition !== null && units.isHot(kind, partition));
    if (!hot.includes(true)) {
      const response = await service(request);
      charge(kind, touched, response);
      return response;
    }
    if (action.startsWith('Transact')) return transactionCanceled(hot);
    const batch = hot.includes(false) ? removeHotParts(action, body, hot) : null;
    if (!batch) throw new AwsError(400, 'ThrottlingException', MESSAGE);
    const response = await service(withBody(request, batch.body));
    charge(
      kind,
      touched.filter((_, index) => !hot[index]),
      response,
    );
    if (response.status !== 200) return response;
    return { ...response, body: JSON.stringify(batch.restore(JSON.parse(response.body.toString()))) };
  };
}

const withBody = (request: AwsRequest, body: object): AwsRequest => ({
  ...request,
  body: Buffer.from(JSON.stringify(body)),
});

/**
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#API_TransactWriteItems_Errors
 */
function transactionCanceled(hot: readonly boolean[]): AwsResponse {
  const codes = hot.map((isHot) => (isHot ? 'ThrottlingError' : 'None'));
  return {
    status: 400,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: JSON.stringify({
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
      CancellationReasons: codes.map((Code) => (Code === 'None' ? { Code } : { Code, Message: MESSAGE })),
    }),
  };
}

const ROW_OPERATIONS = new Set(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);

/**
 * Returns a name for the partition of each part of a call, in the call's order; null for a part whose partition is
 * unknown. Empty for calls that touch no rows, and for scans, which spread over all partitions.
 */
async function touchedPartitions(
  action: string,
  body: unknown,
  partitionKeyOf: PartitionKeyOf,
): Promise<(string | null)[]> {
  const partitionOf = async (table: string, row: Attributes | undefined) => {
    const key = await partitionKeyOf(table, null);
    const [value] = key && row ? keyTexts(row[key]) : [];
    return value === undefined ? null : `${table} ${value}`;
  };
  const parts = callParts(action, body);
  if (parts)
    return Promise.all(parts.flatMap(({ table, rows }) => rows.map((row) => partitionOf(table, row))));
  if (ROW_OPERATIONS.has(action)) {
    const { TableName = '', Key, Item } = singleCall.parse(body);
    return [await partitionOf(TableName, Key ?? Item)];
  }
  if (action === 'Query') {
    const { TableName = '', IndexName: index } = singleCall.parse(body);
    const [value] = queriedPartitions(body, await partitionKeyOf(TableName, index ?? null));
    return [value === undefined ? null : `${TableName}${index ? `/${index}` : ''} ${value}`];
  }
  return [];
}
