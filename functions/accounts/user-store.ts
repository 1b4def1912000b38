import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { Fault } from '../house/fault.ts';
import { Meter } from '../table/alert.ts';
import { meterKey, staleKey, userKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';

/** A person's record and meter, read together; undefined where there is no such person. */
export async function readUser(table: Table, sub: string): Promise<{ user: User; meter: Meter } | undefined> {
  const Keys = [userKey(sub), meterKey(sub)];
  const { Responses } = await table.documents.send(
    new BatchGetCommand({ RequestItems: { [table.name]: { Keys, ConsistentRead: true } } }),
  );
  const rows = Responses?.[table.name] ?? [];
  const user = rows.find((row) => row['sk'] === 'USER');
  const meter = rows.find((row) => row['sk'] === 'METER');
  return user && { user: User.parse(user), meter: Meter.parse(meter ?? {}) };
}

/**
 * Stores a changed record if nobody else changed it since it was read, and asks for its watchers to follow.
 * Gives false where somebody did.
 */
export async function storeUser(table: Table, user: User, now: Date): Promise<boolean> {
  const stale = {
    ...staleKey(shardOf('stale', user.sub), user.sub),
    version: user.version,
    since: now.toISOString(),
  };
  try {
    await table.documents.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName: table.name,
              Item: user,
              ConditionExpression: 'version = :before',
              ExpressionAttributeValues: { ':before': user.version - 1 },
            },
          },
          { Put: { TableName: table.name, Item: stale } },
        ],
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException || error instanceof TransactionCanceledException)
      return false;
    throw error;
  }
}

/**
 * Applies a change to a record whoever else is changing it; `change` gives undefined where nothing is to be done.
 * Throws when others were quicker three times in a row.
 */
export async function changeUser(
  table: Table,
  sub: string,
  change: (user: User) => User | undefined,
): Promise<{ user: User; meter: Meter } | undefined> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const found = await readUser(table, sub);
    if (!found) return undefined;
    const next = change(found.user);
    if (!next) return found;
    const user = { ...next, version: found.user.version + 1 };
    if (await storeUser(table, user, new Date())) return { ...found, user };
  }
  throw new Fault('Conflict', 'Your profile is being changed elsewhere at this moment. Please try again.');
}
