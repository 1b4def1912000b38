import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../table/table.ts';
import { newAccount, type SignUpAttributes } from './sign-up.ts';

/**
 * Makes a person's record with its free alerts and asks for its watchers, all at once or not at all.
 * An account that is there already is left as it is, so the trigger may come twice. The e-mail is the person's whoever
 * had it before: the user pool has verified it and lets nobody else have it.
 */
export async function createUser(table: Table, attributes: SignUpAttributes, now: Date): Promise<void> {
  const { rows } = newAccount(attributes, now);
  try {
    await table.documents.send(
      new TransactWriteCommand({
        TransactItems: rows.map((Item, index) => ({
          Put: {
            TableName: table.name,
            Item,
            ...(index === 0 ? { ConditionExpression: 'attribute_not_exists(pk)' } : {}),
          },
        })),
      }),
    );
  } catch (error) {
    if (!existsAlready(error)) throw error;
  }
}

const existsAlready = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some((reason) => reason.Code === 'ConditionalCheckFailed');
