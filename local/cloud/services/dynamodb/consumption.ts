import { z } from 'zod';
import type { AwsRequest } from '../../gateway/aws-request.ts';
import type { AwsResponse } from '../../gateway/aws-response.ts';
import { errorCode } from '../../gateway/error-code.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import { insertionsOf } from './insertions.ts';
import { itemSize } from './item-size.ts';
import { transactItems, transactionUnits, writeUnits } from './transaction-units.ts';

/** Operations that tell the capacity they consumed when asked. */
const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']);
const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

/** Whether a call may change items. */
export const isWrite = ({ action }: Pick<AwsRequest, 'action'>): boolean =>
  WRITES.has(action) || action.endsWith('Statement') || action === 'ExecuteTransaction';

const asked = z.object({
  ReturnConsumedCapacity: z.string().optional(),
  TransactItems: transactItems.optional(),
});
const tableUnits = z.looseObject({ TableName: z.string(), CapacityUnits: z.number() });
const capacities = z.union([tableUnits.transform((one) => [one]), z.array(tableUnits)]).default([]);

/** A call whose answer will say what it consumed. */
export interface MeteredCall {
  /** The request's body, asking for the consumed capacity. */
  body: Buffer | string;
  /** Takes the capacity out of the answer, and out of its body where the caller had not asked for it. */
  read(response: AwsResponse): AwsResponse;
}

/** Makes a call tell its consumed capacity; null for operations that consume none. */
export function meter(request: AwsRequest): MeteredCall | null {
  const { action } = request;
  if (action === 'BatchExecuteStatement') return insertion(request);
  if (!READS.has(action) && !WRITES.has(action)) return null;
  const { ReturnConsumedCapacity = 'NONE', TransactItems: items = [] } = asked.parse(jsonBody(request));
  const silent = ReturnConsumedCapacity === 'NONE';
  const counted = (total: number) =>
    READS.has(action) ? { readUnits: total, writeUnits: 0 } : { readUnits: 0, writeUnits: total };
  return {
    body: silent ? askingFor(request) : request.body,
    read(response) {
      if (response.status !== 200) {
        return { ...response, consumed: counted(leastOfRefused(response, items.length)) };
      }
      const { ConsumedCapacity: told, ...rest }: Record<string, unknown> = JSON.parse(
        response.body.toString(),
      );
      const ConsumedCapacity = capacities.parse(told);
      const transacted = action === 'TransactWriteItems';
      const capacity = transacted ? ConsumedCapacity.map((one) => asOnAws(one, items)) : ConsumedCapacity;
      const consumed = counted(capacity.reduce((sum, one) => sum + one.CapacityUnits, 0));
      if (silent) return { ...response, body: JSON.stringify(rest), consumed };
      return transacted
        ? { ...response, body: JSON.stringify({ ...rest, ConsumedCapacity: capacity }), consumed }
        : { ...response, consumed };
    },
  };
}

/** DynamoDB Local does not tell what statements consume: on AWS each as much as a put would, done or refused. */
function insertion(request: AwsRequest): MeteredCall {
  const units = insertionsOf(jsonBody(request)).map(({ item }) => writeUnits(itemSize(item)));
  const consumed = { readUnits: 0, writeUnits: units.reduce((sum, one) => sum + one, 0) };
  return {
    body: request.body,
    read: (response) => (response.status === 200 ? { ...response, consumed } : response),
  };
}

/** The request's body asking for what it consumes; of several fields of a name the last one counts. */
function askingFor({ body }: AwsRequest): string {
  const text = body.toString().trimEnd();
  const first = /^\s*\{\s*\}$/.test(text);
  return `${text.slice(0, -1)}${first ? '' : ','}"ReturnConsumedCapacity":"TOTAL"}`;
}

function asOnAws(units: z.infer<typeof tableUnits>, items: z.infer<typeof transactItems>) {
  const CapacityUnits = transactionUnits(items, units.TableName, units.CapacityUnits);
  return { ...units, CapacityUnits, WriteCapacityUnits: CapacityUnits };
}

/**
 * What a refused call consumed, which no answer tells: a failed condition costs as the write would have, of which the
 * size is not known here, so this is the least it can be: 1 unit, or 2 for each action of a transaction.
 */
function leastOfRefused(response: AwsResponse, actions: number): number {
  const code = errorCode(response);
  if (code === 'ConditionalCheckFailedException') return 1;
  return code === 'TransactionCanceledException' ? 2 * actions : 0;
}
