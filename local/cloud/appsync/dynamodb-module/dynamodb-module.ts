import { toExpression } from '../built-ins/expressions.ts';
import type { PlainObject } from '../runtime/plain-object.ts';
import { toItem } from './item-values.ts';
import { operations, toUpdateExpression } from './update-expression.ts';

/** `@aws-appsync/utils/dynamodb`, whose functions build request objects. The tests have outputs recorded on AWS. */

interface Keyed {
  key: PlainObject;
  condition?: unknown;
  projection?: string[] | null;
  consistentRead?: boolean | null;
}

const withoutNulls = (parts: PlainObject): PlainObject =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== null));

/** Omits empty values, unlike util.transform. */
function toCondition(filter: unknown): PlainObject | undefined {
  const expression = toExpression(filter);
  if (!expression) return undefined;
  const { expressionValues, ...rest } = expression;
  return Object.keys(expressionValues).length > 0 ? { ...expression } : rest;
}

function toProjection(paths: readonly string[] | null | undefined): PlainObject | undefined {
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
  ...withoutNulls({ condition: toCondition(condition) }),
});

const update = ({ key, update: changes, condition }: Keyed & { update: PlainObject }) => ({
  operation: 'UpdateItem',
  key: toItem(key),
  update: toUpdateExpression(changes),
  ...withoutNulls({ condition: toCondition(condition) }),
});

const remove = ({ key, condition }: Keyed) => ({
  operation: 'DeleteItem',
  key: toItem(key),
  ...withoutNulls({ condition: toCondition(condition) }),
});

type Page = PlainObject & { projection?: string[] | null };

const page = ({ filter, projection, query: _query, ...rest }: Page) =>
  withoutNulls({ ...rest, filter: toCondition(filter), projection: toProjection(projection) });

const perTable = <In, Out>(tables: Record<string, In>, convert: (table: In) => Out) =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, convert(table)]));

export const dynamodbModule = {
  get: ({ key, consistentRead, projection }: Keyed) => ({
    operation: 'GetItem',
    key: toItem(key),
    ...withoutNulls({ consistentRead, projection: toProjection(projection) }),
  }),
  put,
  update,
  remove,
  query: (input: Page) => ({ operation: 'Query', query: toCondition(input['query']), ...page(input) }),
  batchGet: ({
    tables,
  }: {
    tables: Record<string, Pick<Keyed, 'consistentRead' | 'projection'> & { keys: PlainObject[] }>;
  }) => ({
    operation: 'BatchGetItem',
    tables: perTable(tables, ({ keys, consistentRead, projection }) => ({
      keys: keys.map(toItem),
      ...withoutNulls({ consistentRead, projection: toProjection(projection) }),
    })),
  }),
  toStringSet: (values: unknown) => ({ SS: values }),
  toNumberSet: (values: unknown) => ({ NS: values }),
  toBinarySet: (values: unknown) => ({ BS: values }),
  operations,
};
