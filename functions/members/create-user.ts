import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountTombstone } from '../table/deletion-request.ts';
import { deletionRequestKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { newAccountRows, type SignUpAttributes } from './sign-up.ts';

/**
 * Creates a person's record, e-mail row and meter, and marks the profile for a watcher sync, in one
 * transaction. Idempotent: an existing account stays unchanged, and an account that is being deleted is not
 * created again. The e-mail row is overwritten, because the user pool has verified the address for this
 * person. `tombstone` belongs to a deleted account with the same e-mail.
 */
export async function createUser(
  table: Table,
  attributes: SignUpAttributes,
  now: Date,
  tombstone?: AccountTombstone,
): Promise<void> {
  const { sub } = attributes;
  const { rows } = newAccountRows(attributes, now, tombstone);
  const notBeingDeleted = {
    TableName: table.name,
    Key: deletionRequestKey(shardOf('leaving', sub), sub),
    ConditionExpression: 'attribute_not_exists(pk)',
  };
  try {
    await table.documents.send(
      new TransactWriteCommand({
        TransactItems: [
          ...rows.map((Item, index) => ({
            Put: {
              TableName: table.name,
              Item,
              ...(index === 0 ? { ConditionExpression: 'attribute_not_exists(pk)' } : {}),
            },
          })),
          { ConditionCheck: notBeingDeleted },
        ],
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

const isConditionFailure = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some((reason) => reason.Code === 'ConditionalCheckFailed');
