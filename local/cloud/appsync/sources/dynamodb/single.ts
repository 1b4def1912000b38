import { isDeepStrictEqual } from 'node:util';
import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import type { SourceOutcome } from '../source-outcome.ts';
import { fromItem, type Item, toItem } from './attributes.ts';
import { mergeNamesAndValues } from './expressions.ts';
import type { ConditionRequest, RequestOf } from './schemas.ts';
import { toSourceError } from './source-error.ts';

/** `client` has the credentials of the data source's role. */
export interface Table {
  readonly client: DynamoDBClient;
  readonly tableName: string;
}

const success = (item: Item | undefined): SourceOutcome => ({ result: fromItem(item), error: null });

/** GetItem: the item, or null. */
export async function getItem(
  { client, tableName }: Table,
  request: RequestOf<'GetItem'>,
): Promise<SourceOutcome> {
  const { Item: item } = await client.send(
    new GetItemCommand({
      TableName: tableName,
      Key: toItem(request.key, '$[key]'),
      ConsistentRead: request.consistentRead ?? undefined,
      ProjectionExpression: request.projection?.expression,
      ExpressionAttributeNames: mergeNamesAndValues({ projection: request.projection })
        .ExpressionAttributeNames,
    }),
  );
  return success(item);
}

/** Sends a write. After a failed condition, an item that `isWanted` accepts counts as success (developer guide). */
async function write(
  { client, tableName }: Table,
  key: Item,
  condition: ConditionRequest | null | undefined,
  send: () => Promise<SourceOutcome>,
  isWanted: (stored: Item | undefined) => boolean,
): Promise<SourceOutcome> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const { Item: stored } = await client.send(
      new GetItemCommand({
        TableName: tableName,
        Key: key,
        ConsistentRead: condition?.consistentRead ?? true,
      }),
    );
    if (isWanted(stored)) return success(stored);
    return { result: fromItem(stored), error: toSourceError(error) };
  }
}

const without = (item: Item, ignored: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !ignored.includes(name)));

/** PutItem: the stored item with its key. After a failed condition, an equal stored item counts as success. */
export function putItem(table: Table, request: RequestOf<'PutItem'>): Promise<SourceOutcome> {
  const { condition } = request;
  const key = toItem(request.key, '$[key]');
  const item = { ...toItem(request.attributeValues ?? {}, '$[attributeValues]'), ...key };
  const ignored = condition?.equalsIgnore ?? [];
  const send = async () => {
    await table.client.send(
      new PutItemCommand({
        TableName: table.tableName,
        Item: item,
        ConditionExpression: condition?.expression,
        ...mergeNamesAndValues({ condition }),
      }),
    );
    return success(item);
  };
  return write(
    table,
    key,
    condition,
    send,
    // Compared as JSON, so that different forms of a number are equal.
    (stored) =>
      stored !== undefined &&
      isDeepStrictEqual(fromItem(without(stored, ignored)), fromItem(without(item, ignored))),
  );
}

/** UpdateItem: the item after the update. */
export function updateItem(table: Table, request: RequestOf<'UpdateItem'>): Promise<SourceOutcome> {
  const { condition, update } = request;
  const key = toItem(request.key, '$[key]');
  const send = async () => {
    const { Attributes } = await table.client.send(
      new UpdateItemCommand({
        TableName: table.tableName,
        Key: key,
        UpdateExpression: update.expression,
        ConditionExpression: condition?.expression,
        ...mergeNamesAndValues({ update, condition }),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return success(Attributes);
  };
  return write(table, key, condition, send, () => false);
}

/** DeleteItem: the deleted item, or null. After a failed condition, a missing item counts as success. */
export function deleteItem(table: Table, request: RequestOf<'DeleteItem'>): Promise<SourceOutcome> {
  const { condition } = request;
  const key = toItem(request.key, '$[key]');
  const send = async () => {
    const { Attributes } = await table.client.send(
      new DeleteItemCommand({
        TableName: table.tableName,
        Key: key,
        ConditionExpression: condition?.expression,
        ...mergeNamesAndValues({ condition }),
        ReturnValues: 'ALL_OLD',
      }),
    );
    return success(Attributes);
  };
  return write(table, key, condition, send, (stored) => stored === undefined);
}
