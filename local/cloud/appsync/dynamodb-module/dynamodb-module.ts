import { toExpression } from '../built-ins/expressions.ts';
import type { PlainObject } from '../runtime/plain.ts';
import { toItem } from './item-values.ts';
import { operations, toUpdateExpression } from './update-expression.ts';

/**
 * `@aws-appsync/utils/dynamodb`: functions that write request objects. Inputs are those of its types; AWS checks them
 * when the code is created. Known answers of AWS are cases of dynamodb-module.test.ts.
 */

interface Keyed {
  key: PlainObject;
  condition?: unknown;
  projection?: string[] | null;
  consistentRead?: boolean | null;
}

/** What is null or undefined is left out. */
const given = (parts: PlainObject): PlainObject =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== null));

/** An expression without values carries none, unlike util.transform's. */
function expressionOf(filter: unknown): PlainObject | undefined {
  const expression = toExpression(filter);
  if (!expression) return undefined;
  const { expressionValues, ...rest } = expression;
  return Object.keys(expressionValues).length > 0 ? { ...expression } : rest;
}

function projectionOf(paths: readonly string[] | null | undefined): PlainObject | undefined {
  if (!paths || paths.length === 0) return undefined;
  const aliases = new Map<string, string>();
  const alias = (segment: string) => {
    const known = aliases.get(segment) ?? `#expName_${aliases.size + 1}`;
    aliases.set(segment, known);
    return known;
  };
  const expression = paths.map((path) => path.split('.').map(alias).join('.')).join(', ');
  return {
    expression,
    expressionNames: Object.fromEntries([...aliases].map(([segment, name]) => [name, segment])),
  };
}

const put = ({ key, item, condition }: Keyed & { item: PlainObject }) => ({
  operation: 'PutItem',
  key: toItem(key),
  attributeValues: toItem(item),
  ...given({ condition: expressionOf(condition) }),
});

const update = ({ key, update: changes, condition }: Keyed & { update: PlainObject }) => ({
  operation: 'UpdateItem',
  key: toItem(key),
  update: toUpdateExpression(changes),
  ...given({ condition: expressionOf(condition) }),
});

const remove = ({ key, condition }: Keyed) => ({
  operation: 'DeleteItem',
  key: toItem(key),
  ...given({ condition: expressionOf(condition) }),
});

const check = ({ key, condition }: Keyed) => ({
  operation: 'ConditionCheck',
  key: toItem(key),
  ...given({ condition: expressionOf(condition) }),
});

type Page = PlainObject & { projection?: string[] | null };

const page = ({ filter, projection, query: _query, ...rest }: Page) =>
  given({ ...rest, filter: expressionOf(filter), projection: projectionOf(projection) });

type InTable = { table: string };
interface TransactWriteItem {
  putItem?: InTable & Parameters<typeof put>[0];
  updateItem?: InTable & Parameters<typeof update>[0];
  deleteItem?: InTable & Keyed;
  conditionCheck?: InTable & Keyed;
}

const transactWriteItem = ({ putItem, updateItem, deleteItem, conditionCheck }: TransactWriteItem) => {
  if (putItem) return { table: putItem.table, ...put(putItem) };
  if (updateItem) return { table: updateItem.table, ...update(updateItem) };
  if (deleteItem) return { table: deleteItem.table, ...remove(deleteItem) };
  if (conditionCheck) return { table: conditionCheck.table, ...check(conditionCheck) };
  throw new Error('transactWrite takes putItem, updateItem, deleteItem or conditionCheck in each item.');
};

const perTable = <In, Out>(tables: Record<string, In>, convert: (table: In) => Out) =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, convert(table)]));

/** The module's exports. */
export const dynamodbModule = {
  get: ({ key, consistentRead, projection }: Keyed) => ({
    operation: 'GetItem',
    key: toItem(key),
    ...given({ consistentRead, projection: projectionOf(projection) }),
  }),
  put,
  update,
  remove,
  query: (input: Page) => ({ operation: 'Query', query: expressionOf(input['query']), ...page(input) }),
  scan: (input: Page = {}) => ({ operation: 'Scan', ...page(input) }),
  sync: (input: Page = {}) => ({ operation: 'Sync', ...page(input) }),
  batchGet: ({
    tables,
  }: {
    tables: Record<string, Pick<Keyed, 'consistentRead' | 'projection'> & { keys: PlainObject[] }>;
  }) => ({
    operation: 'BatchGetItem',
    tables: perTable(tables, ({ keys, consistentRead, projection }) => ({
      keys: keys.map(toItem),
      ...given({ consistentRead, projection: projectionOf(projection) }),
    })),
  }),
  batchPut: ({ tables }: { tables: Record<string, PlainObject[]> }) => ({
    operation: 'BatchPutItem',
    tables: perTable(tables, (items) => items.map(toItem)),
  }),
  batchDelete: ({ tables }: { tables: Record<string, PlainObject[]> }) => ({
    operation: 'BatchDeleteItem',
    tables: perTable(tables, (keys) => keys.map(toItem)),
  }),
  transactGet: ({ items }: { items: (InTable & Keyed)[] }) => ({
    operation: 'TransactGetItems',
    transactItems: items.map(({ table, key, projection }) => ({
      table,
      key: toItem(key),
      ...given({ projection: projectionOf(projection) }),
    })),
  }),
  transactWrite: ({ items }: { items: TransactWriteItem[] }) => ({
    operation: 'TransactWriteItems',
    transactItems: items.map(transactWriteItem),
  }),
  toStringSet: (values: unknown) => ({ SS: values }),
  toNumberSet: (values: unknown) => ({ NS: values }),
  toBinarySet: (values: unknown) => ({ BS: values }),
  operations,
};
