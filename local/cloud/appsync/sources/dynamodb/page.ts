import { QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { z } from 'zod';
import { mappingFault } from '../../faults.ts';
import type { SourceOutcome } from '../source-outcome.ts';
import { fromItem, type Item } from './attributes.ts';
import { namesAndValues } from './expressions.ts';
import type { RequestOf } from './schemas.ts';
import type { Table } from './single.ts';

/** Keys are strings and numbers; a binary one cannot be carried. */
const token = z.strictObject({
  version: z.literal(1),
  key: z.record(z.string(), z.union([z.strictObject({ S: z.string() }), z.strictObject({ N: z.string() })])),
});

const toToken = (key: Item | undefined): string | null =>
  key ? Buffer.from(JSON.stringify({ version: 1, key })).toString('base64') : null;

/** AWS's tokens are encrypted; these are base64, and as opaque to a resolver. */
function fromToken(text: string | null | undefined): Item | undefined {
  if (!text) return undefined;
  try {
    return token.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).key;
  } catch {
    throw mappingFault('Invalid pagination token given.');
  }
}

type PageRequest = RequestOf<'Query'> | RequestOf<'Scan'>;

const shared = (request: PageRequest, tableName: string) => ({
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

const pageOf = ({ Items, ScannedCount, LastEvaluatedKey }: Page): SourceOutcome => ({
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
  return pageOf(
    await client.send(
      new QueryCommand({
        ...shared(request, tableName),
        KeyConditionExpression: query.expression,
        ScanIndexForward: request.scanIndexForward ?? undefined,
        ...namesAndValues({ query, filter, projection }),
      }),
    ),
  );
}

/** Scan: `{ items, nextToken, scannedCount }`. */
export async function scanItems(
  { client, tableName }: Table,
  request: RequestOf<'Scan'>,
): Promise<SourceOutcome> {
  const { filter, projection } = request;
  return pageOf(
    await client.send(
      new ScanCommand({
        ...shared(request, tableName),
        Segment: request.segment ?? undefined,
        TotalSegments: request.totalSegments ?? undefined,
        ...namesAndValues({ filter, projection }),
      }),
    ),
  );
}
