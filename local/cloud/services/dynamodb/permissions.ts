import { arn } from '../../gateway/arn.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { Permission } from '../../gateway/policy-statement.ts';
import type { AwsRequest, PermissionsOf } from '../../gateway/service.ts';
import { type Attributes, type CallPart, callParts, singleCall } from './item-calls.ts';
import { keyTexts, type PartitionKeyOf, queriedPartitions } from './leading-keys.ts';
import { STREAM_OPERATIONS, streamCall } from './streams.ts';

/**
 * A call needs its action on its table or index, a transaction each contained action, a batch the batch action on each
 * table. The partition keys it touches become dynamodb:LeadingKeys.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
 */
export function createDynamoDbPermissions(partitionKeyOf: PartitionKeyOf): PermissionsOf {
  const onTable = async (
    action: string,
    table: string,
    rows: (Attributes | undefined)[],
    enclosing: string | null = null,
  ): Promise<Permission> => {
    const key = await partitionKeyOf(table, null);
    return {
      action: `dynamodb:${action}`,
      resource: arn('dynamodb', `table/${table}`),
      context: {
        'dynamodb:leadingkeys': rows.flatMap((row) => (key && row ? keyTexts(row[key]) : [])),
        'dynamodb:enclosingoperation': enclosing === null ? null : [enclosing],
        'dynamodb:select': null,
        'dynamodb:returnvalues': null,
      },
    };
  };

  const forSingleCall = async (request: AwsRequest): Promise<Permission> => {
    const { action } = request;
    const body = singleCall.parse(jsonBody(request));
    const { TableName: table, IndexName: index } = body;
    if (!table) return { action: `dynamodb:${action}`, resource: '*' };
    const base = await onTable(action, table, [body.Key ?? body.Item]);
    const queried =
      action === 'Query'
        ? queriedPartitions(jsonBody(request), await partitionKeyOf(table, index ?? null))
        : null;
    return {
      ...base,
      resource: index ? `${base.resource}/index/${index}` : base.resource,
      context: {
        ...base.context,
        ...(queried ? { 'dynamodb:leadingkeys': queried } : {}),
        'dynamodb:select': body.Select ? [body.Select] : null,
        'dynamodb:returnvalues': body.ReturnValues ? [body.ReturnValues] : null,
      },
    };
  };

  return async (request) => {
    const { action } = request;
    const body = jsonBody(request);
    if (STREAM_OPERATIONS.has(action)) return [streamPermission(action, body)];
    const parts = callParts(action, body);
    if (!parts) return [await forSingleCall(request)];
    const enclosing = ENCLOSING.has(action) ? action : null;
    return Promise.all(byAction(parts).map((part) => onTable(part.action, part.table, part.rows, enclosing)));
  };
}

/**
 * Joins the parts of a call that need the same permission, so that one statement must allow all their keys.
 * AWS documents this for batches, and for transactions neither this nor the opposite.
 */
function byAction(parts: readonly CallPart[]): CallPart[] {
  const groups = Map.groupBy(parts, ({ action, table }) => `${action} ${table}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, rows: group.flatMap(({ rows }) => rows) }] : [];
  });
}

/** Operations whose name AWS passes as dynamodb:EnclosingOperation to the actions they contain. */
const ENCLOSING = new Set(['TransactWriteItems', 'TransactGetItems', 'BatchExecuteStatement']);

function streamPermission(action: string, body: unknown): Permission {
  const { StreamArn, ShardIterator = '' } = streamCall.parse(body);
  const resource = StreamArn ?? /arn:aws:dynamodb:[^|]+/.exec(ShardIterator)?.[0] ?? '*';
  return { action: `dynamodb:${action}`, resource: resource.replace(':ddblocal:', ':us-east-1:') };
}
