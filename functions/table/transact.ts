import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

/** So often a transaction is tried while others change the same rows. */
const MAX_ATTEMPTS = 4;

/**
 * Writes all of some rows or none. Gives undefined where they are written, else the index of the first row whose
 * condition does not hold. While others are writing the same rows it tries again; throws where that goes on.
 */
export async function transact(
  { documents }: Table,
  rows: NonNullable<TransactWriteCommandInput['TransactItems']>,
): Promise<number | undefined> {
  for (let turn = 1; ; turn += 1) {
    try {
      await documents.send(new TransactWriteCommand({ TransactItems: rows }));
      return undefined;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
      const refused = codes.indexOf('ConditionalCheckFailed');
      if (refused >= 0) return refused;
      if (turn === MAX_ATTEMPTS || !codes.includes('TransactionConflict')) throw error;
    }
  }
}
