import { z } from 'zod';
import { batchGet, batchWrite } from '../item-calls.ts';

/** A batch without its throttled parts, and how those return into the answer. */
export interface PartialBatch {
  body: object;
  restore(answer: Record<string, unknown>): object;
}

const statements = z.looseObject({ Statements: z.array(z.unknown()) });

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchStatementError.html */
const THROTTLED = {
  Code: 'ThrottlingError',
  Message: 'Throughput exceeds the current capacity of your table.',
};

/** Removes the parts that `hot` marks, in the call's order. Null for calls that DynamoDB refuses as a whole. */
export function removeHotParts(action: string, body: unknown, hot: readonly boolean[]): PartialBatch | null {
  if (action === 'BatchGetItem') return partialGet(body, hot);
  if (action === 'BatchWriteItem') return partialWrite(body, hot);
  return action === 'BatchExecuteStatement' ? partialStatements(body, hot) : null;
}

/** Splits the lists of several tables, which share one sequence of flags. */
function splitTables<T>(tables: [string, T[]][], hot: readonly boolean[]) {
  let start = 0;
  return tables.map(([table, parts]) => {
    const isHot = hot.slice(start, start + parts.length);
    start += parts.length;
    return {
      table,
      served: parts.filter((_, index) => !isHot[index]),
      throttled: parts.filter((_, index) => isHot[index]),
    };
  });
}

function partialGet(body: unknown, hot: readonly boolean[]): PartialBatch {
  const { RequestItems, ...rest } = batchGet.parse(body);
  const keysByTable = Object.entries(RequestItems).map(([table, { Keys }]): [string, typeof Keys] => [
    table,
    Keys,
  ]);
  const parts = splitTables(keysByTable, hot);
  const requestItems = (which: 'served' | 'throttled') =>
    Object.fromEntries(
      parts
        .filter((part) => part[which].length > 0)
        .map((part) => [part.table, { ...RequestItems[part.table], Keys: part[which] }]),
    );
  return {
    body: { ...rest, RequestItems: requestItems('served') },
    restore(answer) {
      const UnprocessedKeys = requestItems('throttled');
      const unread = batchGet.shape.RequestItems.default({}).parse(answer['UnprocessedKeys']);
      for (const [table, { Keys }] of Object.entries(unread))
        UnprocessedKeys[table] = {
          ...RequestItems[table],
          Keys: [...Keys, ...(UnprocessedKeys[table]?.Keys ?? [])],
        };
      return { ...answer, UnprocessedKeys };
    },
  };
}

function partialWrite(body: unknown, hot: readonly boolean[]): PartialBatch {
  const { RequestItems, ...rest } = batchWrite.parse(body);
  const parts = splitTables(Object.entries(RequestItems), hot);
  const requestItems = (which: 'served' | 'throttled') =>
    Object.fromEntries(
      parts.filter((part) => part[which].length > 0).map((part) => [part.table, part[which]]),
    );
  return {
    body: { ...rest, RequestItems: requestItems('served') },
    restore(answer) {
      const UnprocessedItems = requestItems('throttled');
      const unwritten = batchWrite.shape.RequestItems.default({}).parse(answer['UnprocessedItems']);
      for (const [table, requests] of Object.entries(unwritten))
        UnprocessedItems[table] = [...requests, ...(UnprocessedItems[table] ?? [])];
      return { ...answer, UnprocessedItems };
    },
  };
}

function partialStatements(body: unknown, hot: readonly boolean[]): PartialBatch {
  const { Statements, ...rest } = statements.parse(body);
  return {
    body: { ...rest, Statements: Statements.filter((_, position) => !hot[position]) },
    restore({ Responses, ...answer }) {
      const responses = z.array(z.unknown()).parse(Responses).values();
      return {
        ...answer,
        Responses: hot.map((isHot) => (isHot ? { Error: THROTTLED } : responses.next().value)),
      };
    },
  };
}
