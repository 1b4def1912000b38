import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Fault } from '../platform/fault.ts';
import type { Alert } from '../table/alert.ts';
import { attentionKey, dueKey } from '../table/keys.ts';
import { allShards } from '../table/shards.ts';
import type { Table } from '../table/table.ts';

/** A person and a job that staff may want to look at. */
export interface Pair {
  readonly sub: string;
  readonly jobId: string;
}

/** What is looked at, and in which states an alert still belongs there: it may have been settled since. */
export interface Worklist {
  readonly pairs: Pair[];
  readonly states: readonly Alert['state'][];
  readonly nextToken: string | null;
}

/** Rows a page is made of. A due row holds several jobs, so a page may have more pairs. */
const ROWS = 30;

/** Where the last page ended: in which partition, and after which row. */
const Token = z.object({ part: z.int().min(0), after: z.string().min(1).max(1024).nullable() });

const DueRow = z.object({ sk: z.string(), jobs: z.set(z.string()) });

/** The partitions in turn: what was held or has failed, newest first, then what is due, soonest first. */
const PARTS = [attentionKey('', '', '').pk, ...allShards('due').map((shard) => dueKey(shard, '', '').pk)];

function read(token: string): z.infer<typeof Token> {
  try {
    return Token.parse(JSON.parse(Buffer.from(token, 'base64url').toString()));
  } catch (cause) {
    throw new Fault('BadInput', 'nextToken: There is no such page of matches. Start from the first page.', {
      cause,
    });
  }
}

const write = (token: z.infer<typeof Token>): string =>
  Buffer.from(JSON.stringify(token)).toString('base64url');

/** A page of what wants to be looked at; it may be empty and yet not the last. */
export async function worklistPage({ documents, name }: Table, token: string | null): Promise<Worklist> {
  const { part, after } = token === null ? { part: 0, after: null } : read(token);
  const pk = PARTS[part];
  if (pk === undefined) return { pairs: [], states: [], nextToken: null };
  const { Items: items = [], LastEvaluatedKey: last } = await documents.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ScanIndexForward: part > 0,
      Limit: ROWS,
      ...(after === null ? {} : { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  const pairs = items.flatMap((item) =>
    part === 0 ? attended(`${item['sk']}`) : waiting(DueRow.parse(item)),
  );
  const next = last ? { part, after: `${last['sk']}` } : { part: part + 1, after: null };
  const states: Worklist['states'] = part === 0 ? ['held', 'failed'] : ['pending'];
  return { pairs, states, nextToken: next.part < PARTS.length ? write(next) : null };
}

function attended(sk: string): Pair[] {
  const [at = '', sub = ''] = sk.split('#');
  return [{ sub, jobId: sk.slice(at.length + sub.length + 2) }];
}

const waiting = ({ sk, jobs }: z.infer<typeof DueRow>): Pair[] =>
  [...jobs].map((jobId) => ({ sub: sk.split('#')[1] ?? '', jobId }));
