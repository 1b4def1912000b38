import { z } from 'zod';

/** A batch without the parts that are throttled, and how its answer names those. */
export interface PartialBatch {
  body: object;
  restore(answer: Record<string, unknown>): object;
}

const reads = z.looseObject({
  RequestItems: z.record(z.string(), z.looseObject({ Keys: z.array(z.unknown()) })),
});
const writes = z.looseObject({ RequestItems: z.record(z.string(), z.array(z.unknown())) });
const statements = z.looseObject({ Statements: z.array(z.unknown()) });

/** Splits the lists of several tables, one after the other, by which of their parts are hot. */
function split(tables: [string, unknown[]][], hot: readonly boolean[]) {
  let at = 0;
  return tables.map(([table, parts]) => {
    const isHot = hot.slice(at, at + parts.length);
    at += parts.length;
    return {
      table,
      cool: parts.filter((_, index) => !isHot[index]),
      left: parts.filter((_, index) => isHot[index]),
    };
  });
}

/** Takes the hot parts, by their order, out of a batch. Null for calls that DynamoDB refuses as a whole. */
export function withoutHot(action: string, body: unknown, hot: readonly boolean[]): PartialBatch | null {
  if (action === 'BatchGetItem') {
    const { RequestItems, ...rest } = reads.parse(body);
    const parts = split(
      Object.entries(RequestItems).map(([table, { Keys }]) => [table, Keys]),
      hot,
    );
    const listed = (keys: 'cool' | 'left') =>
      Object.fromEntries(
        parts
          .filter((part) => part[keys].length > 0)
          .map((part) => [part.table, { ...RequestItems[part.table], Keys: part[keys] }]),
      );
    return {
      body: { ...rest, RequestItems: listed('cool') },
      restore(answer) {
        const UnprocessedKeys = listed('left');
        const unread = reads.shape.RequestItems.default({}).parse(answer['UnprocessedKeys']);
        for (const [table, { Keys }] of Object.entries(unread))
          UnprocessedKeys[table] = {
            ...RequestItems[table],
            Keys: [...Keys, ...(UnprocessedKeys[table]?.Keys ?? [])],
          };
        return { ...answer, UnprocessedKeys };
      },
    };
  }
  if (action === 'BatchWriteItem') {
    const { RequestItems, ...rest } = writes.parse(body);
    const parts = split(Object.entries(RequestItems), hot);
    const listed = (requests: 'cool' | 'left') =>
      Object.fromEntries(
        parts.filter((part) => part[requests].length > 0).map((part) => [part.table, part[requests]]),
      );
    return {
      body: { ...rest, RequestItems: listed('cool') },
      restore(answer) {
        const UnprocessedItems = listed('left');
        const unwritten = writes.shape.RequestItems.default({}).parse(answer['UnprocessedItems']);
        for (const [table, requests] of Object.entries(unwritten))
          UnprocessedItems[table] = [...requests, ...(UnprocessedItems[table] ?? [])];
        return { ...answer, UnprocessedItems };
      },
    };
  }
  if (action === 'BatchExecuteStatement') {
    const { Statements, ...rest } = statements.parse(body);
    return {
      body: { ...rest, Statements: Statements.filter((_, at) => !hot[at]) },
      restore({ Responses, ...answer }) {
        const given = z.array(z.unknown()).parse(Responses).values();
        const all = Statements.map((_, at) => (hot[at] ? { Error: THROTTLED } : given.next().value));
        return { ...answer, Responses: all };
      },
    };
  }
  return null;
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchStatementError.html */
const THROTTLED = {
  Code: 'ThrottlingError',
  Message: 'Throughput exceeds the current capacity of your table.',
};
