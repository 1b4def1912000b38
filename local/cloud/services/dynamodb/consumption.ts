import { z } from 'zod';
import { errorCode } from '../../gateway/error-code.ts';
import type { AwsRequest, AwsResponse } from '../../gateway/gateway.ts';
import { jsonBody } from '../../gateway/json-body.ts';

/** Operations that tell the capacity they consumed when asked. */
const READS = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']);
const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

const asked = z.looseObject({
  ReturnConsumedCapacity: z.string().optional(),
  TransactItems: z.array(z.unknown()).optional(),
});
const units = z.looseObject({ CapacityUnits: z.number() });
const answered = z.looseObject({
  ConsumedCapacity: z.union([units.transform((one) => [one]), z.array(units)]),
});

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
  if (!READS.has(action) && !WRITES.has(action)) return null;
  const call = asked.parse(jsonBody(request));
  const silent = (call.ReturnConsumedCapacity ?? 'NONE') === 'NONE';
  const body = silent ? JSON.stringify({ ...call, ReturnConsumedCapacity: 'TOTAL' }) : request.body;
  const counted = (total: number) =>
    READS.has(action) ? { readUnits: total, writeUnits: 0 } : { readUnits: 0, writeUnits: total };
  return {
    body,
    read(response) {
      const items = call.TransactItems?.length ?? 0;
      if (response.status !== 200) return { ...response, consumed: counted(estimate(response, items)) };
      const content: unknown = JSON.parse(response.body.toString());
      const parsed = answered.safeParse(content);
      if (!parsed.success) return response;
      const total = parsed.data.ConsumedCapacity.reduce((sum, one) => sum + one.CapacityUnits, 0);
      // DynamoDB Local adds 2 units to every action of a write transaction: 4 for an item below 1 KB where AWS counts 2.
      const consumed = counted(
        action === 'TransactWriteItems' ? Math.max(total - 2 * items, 2 * items) : total,
      );
      return silent ? { ...response, body: withoutCapacity(content), consumed } : { ...response, consumed };
    },
  };
}

/**
 * What a refused write consumed, which no answer tells: a failed condition costs as the write would have, of which the
 * size is not known here, so this is the least it can be: 1 unit, or 2 for each action of a transaction.
 */
function estimate(response: AwsResponse, items: number): number {
  const code = errorCode(response);
  if (code === 'ConditionalCheckFailedException') return 1;
  return code === 'TransactionCanceledException' ? 2 * items : 0;
}

function withoutCapacity(content: unknown): string {
  const { ConsumedCapacity: _, ...rest } = z.looseObject({}).parse(content);
  return JSON.stringify(rest);
}
