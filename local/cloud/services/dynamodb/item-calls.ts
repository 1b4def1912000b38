import { z } from 'zod';
import { parseInsertions } from './insertions.ts';

const attributes = z.record(z.string(), z.unknown());
export type Attributes = z.infer<typeof attributes>;

/** A call about one table: GetItem, PutItem, UpdateItem, DeleteItem, Query, Scan, DescribeTable. */
export const singleCall = z.object({
  TableName: z.string().optional(),
  IndexName: z.string().optional(),
  Key: attributes.optional(),
  Item: attributes.optional(),
  Select: z.string().optional(),
  ReturnValues: z.string().optional(),
});

/** The items of TransactWriteItems and TransactGetItems. Each is an object with one field, named by its kind. */
export const transactItems = z.array(
  z.record(
    z.string(),
    z.object({ TableName: z.string(), Key: attributes.optional(), Item: attributes.optional() }),
  ),
);
const transaction = z.object({ TransactItems: transactItems });

export const batchGet = z.looseObject({
  RequestItems: z.record(z.string(), z.looseObject({ Keys: z.array(attributes) })),
});

export const batchWrite = z.looseObject({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.object({
        PutRequest: z.object({ Item: attributes }).optional(),
        DeleteRequest: z.object({ Key: attributes }).optional(),
      }),
    ),
  ),
});

const TRANSACTED: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/** One table's share of a batch, or one item or statement of a transaction or of BatchExecuteStatement. */
export interface CallPart {
  /** The IAM action it needs, without "dynamodb:". */
  action: string;
  table: string;
  /** Keys or whole items, in the order of the call. */
  rows: (Attributes | undefined)[];
}

/** The parts of a batch or a transaction, in the order of the call; null for every other call. */
export function callParts(action: string, body: unknown): CallPart[] | null {
  switch (action) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return transaction
        .parse(body)
        .TransactItems.flatMap((item) => Object.entries(item))
        .map(([kind, { TableName, Key, Item }]) => ({
          action: TRANSACTED[kind] ?? kind,
          table: TableName,
          rows: [Key ?? Item],
        }));
    case 'BatchGetItem':
      return Object.entries(batchGet.parse(body).RequestItems).map(([table, { Keys }]) => ({
        action,
        table,
        rows: Keys,
      }));
    case 'BatchWriteItem':
      return Object.entries(batchWrite.parse(body).RequestItems).map(([table, requests]) => ({
        action,
        table,
        rows: requests.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key),
      }));
    case 'BatchExecuteStatement':
      return parseInsertions(body).map(({ table, item }) => ({
        action: 'PartiQLInsert',
        table,
        rows: [item],
      }));
    default:
      return null;
  }
}
