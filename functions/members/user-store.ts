import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { Fault } from '../platform/fault.ts';
import { Meter } from '../table/alert.ts';
import { type Key, meterKey, staleKey, userKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import { isWriteConflict } from '../table/write-conflict.ts';

/**
 * A person's record and meter; undefined where there is no such person, or the account is being deleted. Two reads and
 * no batch: a role is confined by the rows of one statement, and those that change profiles hold the two in different
 * ones.
 */
export async function readUser(table: Table, sub: string): Promise<{ user: User; meter: Meter } | undefined> {
  const get = (Key: Key) =>
    table.documents.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
  const [user, meter] = await Promise.all([get(userKey(sub)), get(meterKey(sub))]);
  const found = user.Item && User.parse(user.Item);
  return found && !found.leavingAt ? { user: found, meter: Meter.parse(meter.Item ?? {}) } : undefined;
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
    if (isWriteConflict(error)) return false;
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
  change: (user: User, meter: Meter) => User | undefined,
): Promise<{ user: User; meter: Meter } | undefined> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const found = await readUser(table, sub);
    if (!found) return undefined;
    const next = change(found.user, found.meter);
    if (!next) return found;
    const now = new Date();
    const user = { ...next, version: found.user.version + 1, changedAt: now.toISOString() };
    if (await storeUser(table, user, now)) return { ...found, user };
  }
  throw new Fault('Conflict', 'Your profile is being changed elsewhere at this moment. Please try again.');
}
