import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** The most rows DynamoDB reads in one transaction. */
const MAX_ROWS = 100;

/** So often rows are read anew because a transaction was writing one of them, each time after a longer wait. */
const MAX_ATTEMPTS = 6;

type Row = Record<string, unknown>;
type KeyGroup = readonly Key[];

/**
 * Reads the rows of some keys that exist, in the keys' order, as they stand at one moment; of more than a hundred keys
 * each hundred at a later one. What is asked for in the same turn shares its calls. Takes twice the read units of a
 * consistent read. Throws where rows are being written all the while.
 */
export function createSnapshotReader(table: Table): (keys: KeyGroup) => Promise<Row[]> {
  async function answer(keys: KeyGroup, rows: Promise<Map<string, Row>>): Promise<Row[]> {
    const all = await rows;
    return keys.map((key) => all.get(cacheKey(key))).filter((row) => row !== undefined);
  }
  const asked = new DataLoader<KeyGroup, Row[]>(
    (asks) =>
      Promise.all(
        groupIntoCalls(asks).flatMap((together) => {
          const rows = readRows(table, together.flat());
          return together.map((keys) => answer(keys, rows));
        }),
      ),
    { cache: false },
  );
  return (keys) => asked.load(keys);
}

const cacheKey = ({ pk, sk }: Key): string => JSON.stringify([pk, sk]);

/** Asks by the call that answers them, as many as fit: none is split, but one that is longer than a call. */
function groupIntoCalls(asks: readonly KeyGroup[]): KeyGroup[][] {
  const calls: KeyGroup[][] = [];
  let room = 0;
  for (const keys of asks) {
    const call = keys.length <= room ? calls.at(-1) : undefined;
    if (call) call.push(keys);
    else calls.push([keys]);
    room = (call ? room : MAX_ROWS) - keys.length;
  }
  return calls;
}

async function readRows(table: Table, keys: KeyGroup): Promise<Map<string, Row>> {
  const different = [...new Map(keys.map((key) => [cacheKey(key), key])).values()];
  const rows = new Map<string, Row>();
  for (let start = 0; start < different.length; start += MAX_ROWS) {
    const some = different.slice(start, start + MAX_ROWS);
    const answers = await transactGet(table, some);
    for (const [at, key] of some.entries()) {
      const row = answers[at]?.Item;
      if (row) rows.set(cacheKey(key), row);
    }
  }
  return rows;
}

async function transactGet({ documents, name }: Table, keys: readonly Key[]) {
  const TransactItems = keys.map(({ pk, sk }) => ({ Get: { TableName: name, Key: { pk, sk } } }));
  for (let turn = 1; ; turn += 1) {
    try {
      return (await documents.send(new TransactGetCommand({ TransactItems }))).Responses ?? [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
      if (turn === MAX_ATTEMPTS || !codes.includes('TransactionConflict')) throw error;
      await wait(10 * 2 ** turn * Math.random());
    }
  }
}
