import { z } from 'zod';
import { errorCode } from '../../gateway/error-code.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest, AwsResponse } from '../../gateway/service.ts';
import { parseInsertions } from './insertions.ts';
import { transactItems } from './item-calls.ts';
import { itemSize, transactionUnits, writeUnits } from './write-units.ts';

/** Operations that report consumed capacity on request. */
const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']);
const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

export const isWrite = ({ action }: Pick<AwsRequest, 'action'>): boolean =>
  WRITES.has(action) || action === 'BatchExecuteStatement';

const meteredRequest = z.object({
  ReturnConsumedCapacity: z.string().optional(),
  TransactItems: transactItems.optional(),
});
const tableUnits = z.looseObject({ TableName: z.string(), CapacityUnits: z.number() });
const capacities = z.union([tableUnits.transform((one) => [one]), z.array(tableUnits)]).default([]);

/** A call whose response reports the consumed capacity. */
export interface MeteredCall {
  /** The request's body, with ReturnConsumedCapacity. */
  body: Buffer | string;
  /** Reads the capacity, and removes it from the body of a caller who had not asked for it. */
  read(response: AwsResponse): AwsResponse;
}

/** Makes a call report its consumed capacity. Null for operations that consume none. */
export function meterCall(request: AwsRequest): MeteredCall | null {
  const { action } = request;
  if (action === 'BatchExecuteStatement') return meterInsertions(request);
  if (!READS.has(action) && !WRITES.has(action)) return null;
  const { ReturnConsumedCapacity = 'NONE', TransactItems: items = [] } = meteredRequest.parse(
    jsonBody(request),
  );
  const isHidden = ReturnConsumedCapacity === 'NONE';
  const asUnits = (total: number) =>
    READS.has(action) ? { readUnits: total, writeUnits: 0 } : { readUnits: 0, writeUnits: total };
  return {
    body: isHidden ? requestCapacity(request) : request.body,
    read(response) {
      if (response.status !== 200)
        return { ...response, consumed: asUnits(minimumOfRefused(response, items.length)) };
      const { ConsumedCapacity, ...rest }: Record<string, unknown> = JSON.parse(response.body.toString());
      const reported = capacities.parse(ConsumedCapacity);
      const isTransaction = action === 'TransactWriteItems';
      const capacity = isTransaction ? reported.map((one) => asOnAws(one, items)) : reported;
      const consumed = asUnits(capacity.reduce((sum, one) => sum + one.CapacityUnits, 0));
      if (isHidden) return { ...response, body: JSON.stringify(rest), consumed };
      return isTransaction
        ? { ...response, body: JSON.stringify({ ...rest, ConsumedCapacity: capacity }), consumed }
        : { ...response, consumed };
    },
  };
}

/** DynamoDB Local doesn't report what statements consume. On AWS each costs as much as a put, done or refused. */
function meterInsertions(request: AwsRequest): MeteredCall {
  const units = parseInsertions(jsonBody(request)).map(({ item }) => writeUnits(itemSize(item)));
  const consumed = { readUnits: 0, writeUnits: units.reduce((sum, one) => sum + one, 0) };
  return {
    body: request.body,
    read: (response) => (response.status === 200 ? { ...response, consumed } : response),
  };
}

/** Appends ReturnConsumedCapacity to the body: of several fields with one name the last one counts. */
function requestCapacity({ body }: AwsRequest): string {
  const text = body.toString().trimEnd();
  const isEmpty = /^\s*\{\s*\}$/.test(text);
  return `${text.slice(0, -1)}${isEmpty ? '' : ','}"ReturnConsumedCapacity":"TOTAL"}`;
}

function asOnAws(units: z.infer<typeof tableUnits>, items: z.infer<typeof transactItems>) {
  const CapacityUnits = transactionUnits(items, units.TableName, units.CapacityUnits);
  return { ...units, CapacityUnits, WriteCapacityUnits: CapacityUnits };
}

/**
 * A failed condition costs as much as the write, but the response doesn't report it and the size is unknown here. This
 * is the minimum: 1 unit, or 2 for each action of a transaction.
 */
function minimumOfRefused(response: AwsResponse, actionCount: number): number {
  const code = errorCode(response);
  if (code === 'ConditionalCheckFailedException') return 1;
  return code === 'TransactionCanceledException' ? 2 * actionCount : 0;
}
