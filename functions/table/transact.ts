import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

const MAX_ATTEMPTS = 4;

/**
 * Writes all of the rows or none. Returns undefined if they are written, else the index of the first row
 * whose condition failed. Throws after 4 attempts that conflict with other writes.
 */
export async function transact(
  { documents }: Table,
  rows: NonNullable<TransactWriteCommandInput['TransactItems']>,
): Promise<number | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await documents.send(new TransactWriteCommand({ TransactItems: rows }));
      return undefined;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
      const failed = codes.indexOf('ConditionalCheckFailed');
      if (failed >= 0) return failed;
      if (attempt === MAX_ATTEMPTS || !codes.includes('TransactionConflict')) throw error;
    }
  }
}
