import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountTombstone } from '../table/deletion-request.ts';
import { deletionRequestKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { newAccountRows, type SignUpAttributes } from './sign-up.ts';

/**
 * Makes a person's record with its free alerts and asks for its watchers, all at once or not at all.
 * An account that is there already is left as it is, so the trigger may come twice. The e-mail is the person's whoever
 * had it before: the user pool has verified it and lets nobody else have it. `former` is what is remembered of a deleted
 * account of the e-mail. Nobody's record is made again while the account is being deleted.
 */
export async function createUser(
  table: Table,
  attributes: SignUpAttributes,
  now: Date,
  former?: AccountTombstone,
): Promise<void> {
  const { sub } = attributes;
  const { rows } = newAccountRows(attributes, now, former);
  const notLeaving = {
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
          { ConditionCheck: notLeaving },
        ],
      }),
    );
  } catch (error) {
    if (!existsAlready(error)) throw error;
  }
}

const existsAlready = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some((reason) => reason.Code === 'ConditionalCheckFailed');
