import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import DataLoader from 'dataloader';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** The most rows DynamoDB reads in one transaction. */
const AT_ONCE = 100;

/** So often rows are read anew because a transaction was writing one of them, each time after a longer wait. */
const TURNS = 6;

type Row = Record<string, unknown>;
type Ask = readonly Key[];

/**
 * Reads the rows of some keys that exist, in the keys' order, as they stand at one moment; of more than a hundred keys
 * each hundred at a later one. What is asked for in the same turn shares its calls. Takes twice the read units of a
 * consistent read. Throws where rows are being written all the while.
 */
export function snapshotReader(table: Table): (keys: Ask) => Promise<Row[]> {
  async function answer(keys: Ask, rows: Promise<Map<string, Row>>): Promise<Row[]> {
    const all = await rows;
    return keys.map((key) => all.get(nameOf(key))).filter((row) => row !== undefined);
  }
  const asked = new DataLoader<Ask, Row[]>(
    (asks) =>
      Promise.all(
        inCalls(asks).flatMap((together) => {
          const rows = rowsOf(table, together.flat());
          return together.map((keys) => answer(keys, rows));
        }),
      ),
    { cache: false },
  );
  return (keys) => asked.load(keys);
}

const nameOf = ({ pk, sk }: Key): string => JSON.stringify([pk, sk]);

/** Asks by the call that answers them, as many as fit: none is split, but one that is longer than a call. */
function inCalls(asks: readonly Ask[]): Ask[][] {
  const calls: Ask[][] = [];
  let room = 0;
  for (const keys of asks) {
    const call = keys.length <= room ? calls.at(-1) : undefined;
    if (call) call.push(keys);
    else calls.push([keys]);
    room = (call ? room : AT_ONCE) - keys.length;
  }
  return calls;
}

async function rowsOf(table: Table, keys: Ask): Promise<Map<string, Row>> {
  const different = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const rows = new Map<string, Row>();
  for (let start = 0; start < different.length; start += AT_ONCE) {
    const some = different.slice(start, start + AT_ONCE);
    const answers = await moment(table, some);
    for (const [at, key] of some.entries()) {
      const row = answers[at]?.Item;
      if (row) rows.set(nameOf(key), row);
    }
  }
  return rows;
}

async function moment({ documents, name }: Table, keys: readonly Key[]) {
  const TransactItems = keys.map(({ pk, sk }) => ({ Get: { TableName: name, Key: { pk, sk } } }));
  for (let turn = 1; ; turn += 1) {
    try {
      return (await documents.send(new TransactGetCommand({ TransactItems }))).Responses ?? [];
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
      if (turn === TURNS || !codes.includes('TransactionConflict')) throw error;
      await wait(10 * 2 ** turn * Math.random());
    }
  }
}
