import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dynamoDeliveryStore } from '../delivery/dynamo-delivery-store.ts';
import { readWaiting } from '../delivery/waiting.ts';
import { Fault } from '../platform/fault.ts';
import type { Alert } from '../table/alert.ts';
import { attentionKey, dueKey, isWelcomeDue, type Key } from '../table/keys.ts';
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

const SortKey = z.string().min(1).max(1024);

/**
 * Where a page begins: held and failed alerts of all shards, newest first, below a sort key, then due alerts, earliest
 * first, shard by shard.
 */
const Token = z.union([
  z.object({ below: SortKey }),
  z.object({ shard: z.int().min(0), after: SortKey.nullable() }),
]);
type Token = z.infer<typeof Token>;

/** Sorts after every time. */
const MAX_SORT_KEY = '~';

function decodeToken(token: string): Token {
  try {
    return Token.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch (cause) {
    throw new Fault('BadInput', 'nextToken: There is no such page of matches. Start from the first page.', {
      cause,
    });
  }
}

const encodeToken = (token: Token): string => Buffer.from(JSON.stringify(token)).toString('base64url');

/** Returns a page of alerts for staff. A page can be empty without being the last. */
export async function worklistPage(table: Table, token: string | null): Promise<Worklist> {
  const from = token === null ? { below: MAX_SORT_KEY } : decodeToken(token);
  return 'below' in from ? attentionPage(table, from.below) : duePage(table, from.shard, from.after);
}

/** Reads a page's worth of every shard, so that the newest of all are among them. */
async function attentionPage(table: Table, below: string): Promise<Worklist> {
  const pages = allShards('attention').map((shard) =>
    querySortKeys(table, {
      KeyConditionExpression: 'pk = :pk AND sk < :below',
      ExpressionAttributeValues: { ':pk': attentionKey(shard, '', '', '').pk, ':below': below },
      ScanIndexForward: false,
      Limit: PAGE_ROWS.attention,
    }),
  );
  const newest = (await Promise.all(pages)).flat().sort().reverse().slice(0, PAGE_ROWS.attention);
  const [last] = newest.slice(PAGE_ROWS.attention - 1);
  return {
    pairs: newest.flatMap(pairOfAttentionKey),
    states: ['withheld', 'failed'],
    nextToken: encodeToken(last === undefined ? { shard: 0, after: null } : { below: last }),
  };
}

async function duePage(table: Table, shard: number, after: string | null): Promise<Worklist> {
  const name = allShards('due')[shard];
  if (name === undefined) return { pairs: [], states: [], nextToken: null };
  const { pk } = dueKey(name, '', '');
  const keys = await querySortKeys(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    Limit: PAGE_ROWS.due,
    ...(after === null ? {} : { ExclusiveStartKey: { pk, sk: after } }),
  });
  const pairs = (await Promise.all(keys.map((sk) => waitingPairs(table, { pk, sk })))).flat();
  const [last] = keys.slice(PAGE_ROWS.due - 1);
  const isLast = last === undefined && shard + 1 === allShards('due').length;
  const next = last === undefined ? { shard: shard + 1, after: null } : { shard, after: last };
  return { pairs, states: ['pending'], nextToken: isLast ? null : encodeToken(next) };
}

async function querySortKeys(
  { documents, name }: Table,
  query: Omit<ConstructorParameters<typeof QueryCommand>[0], 'TableName'>,
): Promise<string[]> {
  const { Items = [] } = await documents.send(new QueryCommand({ TableName: name, ...query }));
  return Items.map((item) => `${item['sk']}`);
}

function pairOfAttentionKey(sk: string): MatchPair[] {
  const [at = '', sub = ''] = sk.split('#');
  return [{ sub, jobId: sk.slice(at.length + sub.length + 2) }];
}

/** The pending alerts of the person of a due row; none for a welcome mail's. */
async function waitingPairs(table: Table, key: Key): Promise<MatchPair[]> {
  if (isWelcomeDue(key)) return [];
  const [, sub = ''] = key.sk.split('#');
  const store = dynamoDeliveryStore(table);
  const { waiting } = await readWaiting({ store }, sub, await store.readMeter(sub), undefined);
  return waiting.map(({ sk: jobId }) => ({ sub, jobId }));
}
