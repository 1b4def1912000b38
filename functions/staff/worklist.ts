import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dynamoDeliveryStore } from '../delivery/dynamo-delivery-store.ts';
import { readWaiting } from '../delivery/waiting.ts';
import { Fault } from '../platform/fault.ts';
import type { Alert } from '../table/alert.ts';
import { attentionKey, dueKey } from '../table/keys.ts';
import { allShards } from '../table/shards.ts';
import type { Table } from '../table/table.ts';

export interface MatchPair {
  readonly sub: string;
  readonly jobId: string;
}

/** A page of alerts for staff. Alerts whose state is no longer in `states` are done. */
export interface Worklist {
  readonly pairs: MatchPair[];
  readonly states: readonly Alert['state'][];
  readonly nextToken: string | null;
}

/** A person with a due row may have several pending alerts, so such a page has fewer rows. */
const PAGE_ROWS = { attention: 30, due: 5 };

/** The partition and the last row of the page before. */
const Token = z.object({ partition: z.int().min(0), after: z.string().min(1).max(1024).nullable() });

/** Held and failed alerts, newest first, then due alerts, earliest first. */
const PARTITIONS = [
  attentionKey('', '', '').pk,
  ...allShards('due').map((shard) => dueKey(shard, '', '').pk),
];

function decodeToken(token: string): z.infer<typeof Token> {
  try {
    return Token.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch (cause) {
    throw new Fault('BadInput', 'nextToken: There is no such page of matches. Start from the first page.', {
      cause,
    });
  }
}

const encodeToken = (token: z.infer<typeof Token>): string =>
  Buffer.from(JSON.stringify(token)).toString('base64url');

/** Returns a page of alerts for staff. A page can be empty without being the last. */
export async function worklistPage(table: Table, token: string | null): Promise<Worklist> {
  const { documents, name } = table;
  const { partition, after } = token === null ? { partition: 0, after: null } : decodeToken(token);
  const pk = PARTITIONS[partition];
  if (pk === undefined) return { pairs: [], states: [], nextToken: null };
  const { Items: items = [], LastEvaluatedKey: last } = await documents.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ScanIndexForward: partition > 0,
      Limit: partition === 0 ? PAGE_ROWS.attention : PAGE_ROWS.due,
      ...(after === null ? {} : { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  const keys = items.map((item) => `${item['sk']}`);
  const pairs =
    partition === 0
      ? keys.flatMap(pairOfAttentionKey)
      : (await Promise.all(keys.map((sk) => waitingPairs(table, sk)))).flat();
  const next = last ? { partition, after: `${last['sk']}` } : { partition: partition + 1, after: null };
  const states: Worklist['states'] = partition === 0 ? ['withheld', 'failed'] : ['pending'];
  return { pairs, states, nextToken: next.partition < PARTITIONS.length ? encodeToken(next) : null };
}

function pairOfAttentionKey(sk: string): MatchPair[] {
  const [at = '', sub = ''] = sk.split('#');
  return [{ sub, jobId: sk.slice(at.length + sub.length + 2) }];
}

/** The pending alerts of the person of a due row. */
async function waitingPairs(table: Table, sk: string): Promise<MatchPair[]> {
  const [, sub = ''] = sk.split('#');
  const store = dynamoDeliveryStore(table);
  const { waiting } = await readWaiting({ store }, sub, await store.readMeter(sub), undefined);
  return waiting.map(({ sk: jobId }) => ({ sub, jobId }));
}
