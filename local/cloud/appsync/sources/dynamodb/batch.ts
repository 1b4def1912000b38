import { isDeepStrictEqual } from 'node:util';
import { BatchGetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SourceOutcome } from '../source-outcome.ts';
import { fromItem, type Item, toItem } from './attributes.ts';
import { mergeNamesAndValues } from './expressions.ts';
import type { RequestOf } from './schemas.ts';
import { toSourceError } from './source-error.ts';

type ByTable<T> = Record<string, T>;

const mapTables = <In, Out>(tables: ByTable<In>, convert: (table: In, name: string) => Out): ByTable<Out> =>
  Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, convert(table, name)]));

const hasKey = (item: Item, key: Item) =>
  Object.entries(key).every(([name, value]) => isDeepStrictEqual(item[name], value));

/**
 * BatchGetItem: `{ data: { T: [item or null] }, unprocessedKeys: { T: [] } }` in the order of the keys. Has
 * every requested table, even if the call failed.
 */
export async function batchGet(
  client: DynamoDBClient,
  request: RequestOf<'BatchGetItem'>,
): Promise<SourceOutcome> {
  const keys = mapTables(request.tables, (table, name) =>
    table.keys.map((key, index) => toItem(key, `$[tables][${name}][keys][${index}]`)),
  );
  const outcome = (found: ByTable<Item[]>, left: ByTable<Item[]>, error: SourceOutcome['error']) => ({
    result: {
      data: mapTables(keys, (wanted, name) =>
        wanted.map((key) => fromItem(found[name]?.find((item) => hasKey(item, key)))),
      ),
      unprocessedKeys: mapTables(keys, (_, name) => (left[name] ?? []).map(fromItem)),
    },
    error,
  });
  try {
    const response = await client.send(
      new BatchGetItemCommand({
        RequestItems: mapTables(request.tables, ({ consistentRead, projection }, name) => ({
          Keys: keys[name],
          ConsistentRead: consistentRead ?? undefined,
          ProjectionExpression: projection?.expression,
          ExpressionAttributeNames: mergeNamesAndValues({ projection }).ExpressionAttributeNames,
        })),
      }),
    );
    const left = mapTables(response.UnprocessedKeys ?? {}, ({ Keys }) => Keys ?? []);
    return outcome(response.Responses ?? {}, left, null);
  } catch (error) {
    return outcome({}, keys, toSourceError(error));
  }
}
