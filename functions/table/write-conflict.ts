import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** Whether a transaction failed because somebody else changed what it was about. */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(
    ({ Code }) => Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict',
  );
