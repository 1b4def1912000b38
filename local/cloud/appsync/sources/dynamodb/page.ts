import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { z } from 'zod';
import { mappingError } from '../../field-error.ts';
import type { SourceOutcome } from '../source-outcome.ts';
import { fromItem, type Item } from './attributes.ts';
import { mergeNamesAndValues } from './expressions.ts';
import type { RequestOf } from './schemas.ts';
import type { Table } from './single.ts';

/** Binary keys are not supported. */
const token = z.strictObject({
  version: z.literal(1),
  key: z.record(z.string(), z.union([z.strictObject({ S: z.string() }), z.strictObject({ N: z.string() })])),
});

const toToken = (key: Item | undefined): string | null =>
  key ? Buffer.from(JSON.stringify({ version: 1, key })).toString('base64') : null;

/** AWS's tokens are encrypted, these are base64. Both are opaque to resolvers. */
function fromToken(text: string | null | undefined): Item | undefined {
  if (!text) return undefined;
  try {
    return token.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).key;
  } catch {
    throw mappingError('Invalid pagination token given.');
  }
}

const pageParameters = (request: RequestOf<'Query'>, tableName: string) => ({
  TableName: tableName,
  IndexName: request.index ?? undefined,
  Limit: request.limit ?? undefined,
  ConsistentRead: request.consistentRead ?? undefined,
  Select: request.select ?? undefined,
  FilterExpression: request.filter?.expression,
  ProjectionExpression: request.projection?.expression,
  ExclusiveStartKey: fromToken(request.nextToken),
});

interface Page {
  Items?: Item[] | undefined;
  ScannedCount?: number | undefined;
  LastEvaluatedKey?: Item | undefined;
}

const toOutcome = ({ Items, ScannedCount, LastEvaluatedKey }: Page): SourceOutcome => ({
  result: {
    items: (Items ?? []).map(fromItem),
    nextToken: toToken(LastEvaluatedKey),
    scannedCount: ScannedCount ?? 0,
  },
  error: null,
});

/** Query: `{ items, nextToken, scannedCount }`. */
export async function queryItems(
  { client, tableName }: Table,
  request: RequestOf<'Query'>,
): Promise<SourceOutcome> {
  const { query, filter, projection } = request;
  return toOutcome(
    await client.send(
      new QueryCommand({
        ...pageParameters(request, tableName),
        KeyConditionExpression: query.expression,
        ScanIndexForward: request.scanIndexForward ?? undefined,
        ...mergeNamesAndValues({ query, filter, projection }),
      }),
    ),
  );
}
