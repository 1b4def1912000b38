import {
  type DynamoDBClient,
  TransactGetItemsCommand,
  TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import type { SourceOutcome } from '../source-outcome.ts';
import { fromItem, toItem } from './attributes.ts';
import { namesAndValues } from './expressions.ts';
import { failure } from './failure.ts';
import type { RequestOf, TransactWriteRequest } from './schemas.ts';

/** Runs a transaction; a failed one leaves `name` null and, when cancelled, the reasons in the order of the items. */
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
    return { result: { [name]: null, cancellationReasons: reasons }, error: failure(error) };
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
      ExpressionAttributeNames: namesAndValues({ projection }).ExpressionAttributeNames,
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
  const conditioned = {
    TableName: request.table,
    ConditionExpression: condition?.expression,
    ReturnValuesOnConditionCheckFailure:
      condition?.returnValuesOnConditionCheckFailure === false ? ('NONE' as const) : ('ALL_OLD' as const),
  };
  switch (request.operation) {
    case 'PutItem': {
      const Item = { ...toItem(request.attributeValues ?? {}, `${place}[attributeValues]`), ...Key };
      return { Put: { ...conditioned, Item, ...namesAndValues({ condition }) } };
    }
    case 'UpdateItem': {
      const { update } = request;
      const names = namesAndValues({ update, condition });
      return { Update: { ...conditioned, Key, UpdateExpression: update.expression, ...names } };
    }
    case 'DeleteItem':
      return { Delete: { ...conditioned, Key, ...namesAndValues({ condition }) } };
    case 'ConditionCheck':
      return {
        ConditionCheck: {
          ...conditioned,
          Key,
          ConditionExpression: condition?.expression,
          ...namesAndValues({ condition }),
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
