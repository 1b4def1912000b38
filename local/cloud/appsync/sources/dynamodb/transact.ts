import {
  type DynamoDBClient,
  TransactGetItemsCommand,
  TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import type { SourceOutcome } from '../source-outcome.ts';
import { fromItem, toItem } from './attributes.ts';
import { mergeNamesAndValues } from './expressions.ts';
import type { RequestOf, TransactWriteRequest } from './schemas.ts';
import { toSourceError } from './source-error.ts';

/** A failed transaction has null for `name` and, if canceled, the reasons in the order of the items. */
async function transaction(name: 'items' | 'keys', run: () => Promise<unknown[]>): Promise<SourceOutcome> {
  try {
    return { result: { [name]: await run(), cancellationReasons: null }, error: null };
  } catch (error) {
    const reasons =
      error instanceof TransactionCanceledException
        ? (error.CancellationReasons ?? []).map(({ Code, Message, Item: item }) => ({
            type: Code ?? 'None',
            message: Message ?? Code ?? 'None',
            ...(item ? { item: fromItem(item) } : {}),
          }))
        : null;
    return { result: { [name]: null, cancellationReasons: reasons }, error: toSourceError(error) };
  }
}

/** TransactGetItems: `{ items: [item or null], cancellationReasons }`. */
export const transactGet = (
  client: DynamoDBClient,
  request: RequestOf<'TransactGetItems'>,
): Promise<SourceOutcome> => {
  const TransactItems = request.transactItems.map(({ table, key, projection }, index) => ({
    Get: {
      TableName: table,
      Key: toItem(key, `$[transactItems][${index}][key]`),
      ProjectionExpression: projection?.expression,
      ExpressionAttributeNames: mergeNamesAndValues({ projection }).ExpressionAttributeNames,
    },
  }));
  return transaction('items', async () => {
    const { Responses = [] } = await client.send(new TransactGetItemsCommand({ TransactItems }));
    return Responses.map(({ Item: item }) => fromItem(item));
  });
};

function toWrite(request: TransactWriteRequest, place: string): TransactWriteItem {
  const { condition } = request;
  const Key = toItem(request.key, `${place}[key]`);
  const common = {
    TableName: request.table,
    ConditionExpression: condition?.expression,
    ReturnValuesOnConditionCheckFailure:
      condition?.returnValuesOnConditionCheckFailure === false ? ('NONE' as const) : ('ALL_OLD' as const),
  };
  switch (request.operation) {
    case 'PutItem': {
      const Item = { ...toItem(request.attributeValues ?? {}, `${place}[attributeValues]`), ...Key };
      return { Put: { ...common, Item, ...mergeNamesAndValues({ condition }) } };
    }
    case 'UpdateItem': {
      const { update } = request;
      const names = mergeNamesAndValues({ update, condition });
      return { Update: { ...common, Key, UpdateExpression: update.expression, ...names } };
    }
    case 'DeleteItem':
      return { Delete: { ...common, Key, ...mergeNamesAndValues({ condition }) } };
    case 'ConditionCheck':
      return {
        ConditionCheck: {
          ...common,
          Key,
          ConditionExpression: condition?.expression,
          ...mergeNamesAndValues({ condition }),
        },
      };
  }
}

/** TransactWriteItems: `{ keys: [key], cancellationReasons }`, keys in the order of the items. */
export const transactWrite = (
  client: DynamoDBClient,
  request: RequestOf<'TransactWriteItems'>,
): Promise<SourceOutcome> => {
  const TransactItems = request.transactItems.map((item, index) =>
    toWrite(item, `$[transactItems][${index}]`),
  );
  return transaction('keys', async () => {
    await client.send(new TransactWriteItemsCommand({ TransactItems }));
    return request.transactItems.map(({ key }, index) =>
      fromItem(toItem(key, `$[transactItems][${index}][key]`)),
    );
  });
};
