import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** The most rows DynamoDB reads in one transaction. */
const AT_ONCE = 100;

/** So often a hundred rows are read anew because a transaction was writing one of them, each time after a longer wait. */
const TURNS = 6;

/**
 * The rows of these keys that exist, in the keys' order: each hundred as it stands at one moment, a later hundred at a
 * later one. Takes twice the read units of a consistent read. Throws where rows are being written all the while.
 */
export async function snapshot(table: Table, keys: readonly Key[]): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for (let start = 0; start < keys.length; start += AT_ONCE)
    rows.push(...(await moment(table, keys.slice(start, start + AT_ONCE))));
  return rows;
}

async function moment({ documents, name }: Table, keys: readonly Key[]) {
  const TransactItems = keys.map(({ pk, sk }) => ({ Get: { TableName: name, Key: { pk, sk } } }));
  for (let turn = 1; ; turn += 1) {
    try {
      const { Responses = [] } = await documents.send(new TransactGetCommand({ TransactItems }));
      return Responses.flatMap(({ Item }) => Item ?? []);
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
      if (turn === TURNS || !codes.includes('TransactionConflict')) throw error;
      await wait(10 * 2 ** turn * Math.random());
    }
  }
}
