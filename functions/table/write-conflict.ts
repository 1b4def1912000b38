import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** Whether a transaction failed because of a concurrent change to its rows. */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(
    ({ Code }) => Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict',
  );
