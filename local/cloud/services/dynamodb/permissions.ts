import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import type { Permission } from '../../gateway/authorize.ts';
import type { AwsRequest } from '../../gateway/aws-request.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { PermissionsOf } from '../../gateway/service.ts';
import { insertionsOf } from './insertions.ts';
import { type PartitionKeyOf, queriedPartition, textOf } from './leading-keys.ts';

const attributes = z.record(z.string(), z.unknown());
const keyed = z.object({
  TableName: z.string(),
  Key: attributes.optional(),
  Item: attributes.optional(),
});
const one = z.object({
  TableName: z.string().optional(),
  IndexName: z.string().optional(),
  Key: attributes.optional(),
  Item: attributes.optional(),
  Select: z.string().optional(),
  ReturnValues: z.string().optional(),
});
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), keyed)) });
const batchGet = z.object({
  RequestItems: z.record(z.string(), z.object({ Keys: z.array(attributes) })),
});
const batchWrite = z.object({
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
const streamCall = z.object({ StreamArn: z.string().optional(), ShardIterator: z.string().optional() });

const TRANSACTED: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

const STREAM_ACTIONS = new Set(['DescribeStream', 'GetShardIterator', 'GetRecords']);

/**
 * What DynamoDB's calls need: the table, or the index a Query or Scan names; for a transaction each contained action,
 * for a batch the batch action on each table; with the partition keys touched as dynamodb:LeadingKeys.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
 */
export function dynamoDbPermissions(partitionKeyOf: PartitionKeyOf): PermissionsOf {
  const permission = async (
    action: string,
    table: string,
    items: (Record<string, unknown> | undefined)[],
    enclosing: string | null = null,
  ): Promise<Permission> => {
    const key = await partitionKeyOf(table, null);
    const leading = items.flatMap((item) => (key && item ? textOf(item[key]) : []));
    return {
      action: `dynamodb:${action}`,
      resource: arn('dynamodb', `table/${table}`),
      context: {
        'dynamodb:leadingkeys': leading,
        'dynamodb:enclosingoperation': enclosing === null ? null : [enclosing],
        'dynamodb:select': null,
        'dynamodb:returnvalues': null,
      },
    };
  };

  const single = async (request: AwsRequest): Promise<Permission> => {
    const { action } = request;
    const body = one.parse(jsonBody(request));
    const { TableName: table, IndexName: index } = body;
    if (!table) return { action: `dynamodb:${action}`, resource: '*' };
    const base = await permission(action, table, [body.Key ?? body.Item]);
    const leading =
      action === 'Query'
        ? queriedPartition(jsonBody(request), await partitionKeyOf(table, index ?? null))
        : null;
    return {
      ...base,
      resource: index ? `${base.resource}/index/${index}` : base.resource,
      context: {
        ...base.context,
        ...(leading ? { 'dynamodb:leadingkeys': leading } : {}),
        'dynamodb:select': body.Select ? [body.Select] : null,
        'dynamodb:returnvalues': body.ReturnValues ? [body.ReturnValues] : null,
      },
    };
  };

  return async (request) => {
    const { action } = request;
    const body = jsonBody(request);
    if (action === 'TransactWriteItems' || action === 'TransactGetItems') {
      const parts = transaction.parse(body).TransactItems.flatMap((item) => Object.entries(item));
      return Promise.all(
        parts.map(([kind, { TableName, Key, Item }]) =>
          permission(TRANSACTED[kind] ?? kind, TableName, [Key ?? Item], action),
        ),
      );
    }
    if (action === 'BatchGetItem') {
      const tables = Object.entries(batchGet.parse(body).RequestItems);
      return Promise.all(tables.map(([table, { Keys }]) => permission(action, table, Keys)));
    }
    if (action === 'BatchWriteItem') {
      const tables = Object.entries(batchWrite.parse(body).RequestItems);
      return Promise.all(
        tables.map(([table, requests]) =>
          permission(
            action,
            table,
            requests.map((entry) => entry.PutRequest?.Item ?? entry.DeleteRequest?.Key),
          ),
        ),
      );
    }
    if (action === 'BatchExecuteStatement') {
      const tables = Map.groupBy(insertionsOf(body), ({ table }) => table);
      return Promise.all(
        [...tables].map(([table, insertions]) =>
          permission(
            'PartiQLInsert',
            table,
            insertions.map(({ item }) => item),
            action,
          ),
        ),
      );
    }
    if (STREAM_ACTIONS.has(action)) return [streamPermission(action, streamCall.parse(body))];
    return [await single(request)];
  };
}

function streamPermission(action: string, call: z.infer<typeof streamCall>): Permission {
  const named = call.StreamArn ?? /arn:aws:dynamodb:[^|]+/.exec(call.ShardIterator ?? '')?.[0] ?? '*';
  return { action: `dynamodb:${action}`, resource: named.replace(':ddblocal:', ':us-east-1:') };
}
