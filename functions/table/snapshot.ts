import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** DynamoDB's limit per transaction. */
const MAX_ROWS = 100;

const MAX_ATTEMPTS = 6;

type Row = Record<string, unknown>;
type KeyGroup = readonly Key[];

/**
 * Returns a function that reads the rows that exist for some keys, in the order of the keys, as a consistent snapshot
 * (one per 100 keys). Reads requested in the same tick share calls. Costs twice the RCUs of a consistent read. Throws
 * after 6 attempts that conflict with writes.
 */
export function createSnapshotReader(table: Table): (keys: KeyGroup) => Promise<Row[]> {
  async function pick(keys: KeyGroup, rows: Promise<Map<string, Row>>): Promise<Row[]> {
    const all = await rows;
    return keys.map((key) => all.get(cacheKey(key))).filter((row) => row !== undefined);
  }
  const loader = new DataLoader<KeyGroup, Row[]>(
    (groups) =>
      Promise.all(
        groupIntoCalls(groups).flatMap((together) => {
          const rows = readRows(table, together.flat());
          return together.map((keys) => pick(keys, rows));
        }),
      ),
    { cache: false },
  );
  return (keys) => loader.load(keys);
}

const cacheKey = ({ pk, sk }: Key): string => JSON.stringify([pk, sk]);

/** Packs groups into calls in order. A group is only split if it is larger than a call. */
function groupIntoCalls(groups: readonly KeyGroup[]): KeyGroup[][] {
  const calls: KeyGroup[][] = [];
  let room = 0;
  for (const keys of groups) {
    const call = keys.length <= room ? calls.at(-1) : undefined;
    if (call) call.push(keys);
    else calls.push([keys]);
    room = (call ? room : MAX_ROWS) - keys.length;
  }
  return calls;
}

async function readRows(table: Table, keys: KeyGroup): Promise<Map<string, Row>> {
  const distinct = [...new Map(keys.map((key) => [cacheKey(key), key])).values()];
  const rows = new Map<string, Row>();
  for (let start = 0; start < distinct.length; start += MAX_ROWS) {
    const some = distinct.slice(start, start + MAX_ROWS);
    const responses = await transactGet(table, some);
    for (const [index, key] of some.entries()) {
      const row = responses[index]?.Item;
      if (row) rows.set(cacheKey(key), row);
    }
  }
  return rows;
}

async function transactGet({ documents, name }: Table, keys: readonly Key[]) {
  const TransactItems = keys.map(({ pk, sk }) => ({ Get: { TableName: name, Key: { pk, sk } } }));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await documents.send(new TransactGetCommand({ TransactItems }))).Responses ?? [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
      if (attempt === MAX_ATTEMPTS || !codes.includes('TransactionConflict')) throw error;
      await wait(10 * 2 ** attempt * Math.random());
    }
  }
}
