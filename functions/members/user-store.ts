import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { Fault } from '../platform/fault.ts';
import { Meter } from '../table/alert.ts';
import { type Key, meterKey, staleKey, userKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import { isWriteConflict } from '../table/write-conflict.ts';
import { nextVersion } from './next-version.ts';
import { phoneRowWrites, type RowWrites } from './phone-row.ts';
import { deviceRowWrites } from './push/device-rows.ts';

/**
 * Reads a person's record and meter; undefined if there is no such person or the account is being deleted.
 * Uses two reads instead of a batch, because the IAM statements of some callers allow the two rows
 * separately.
 */
export async function readUser(table: Table, sub: string): Promise<{ user: User; meter: Meter } | undefined> {
  const get = (Key: Key) =>
    table.documents.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
  const [user, meter] = await Promise.all([get(userKey(sub)), get(meterKey(sub))]);
  const record = user.Item && User.parse(user.Item);
  return record && !record.leavingAt ? { user: record, meter: Meter.parse(meter.Item ?? {}) } : undefined;
}

/**
 * Stores a changed record and marks its profile for a watcher sync, together with the writes in `alongside`.
 * Returns false if the record has changed since it was read.
 */
export async function storeUser(
  table: Table,
  user: User,
  now: Date,
  alongside: RowWrites = [],
): Promise<boolean> {
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
          ...alongside,
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
 * Applies a change to a record and returns the result; undefined if there is no such person. `change` returns
 * undefined to leave the record unchanged. A change of the verified number or of push devices also needs the
 * right to put and delete their rows. Throws `Fault('Conflict')` after 3 write conflicts.
 */
export async function changeUser(
  table: Table,
  sub: string,
  change: (user: User, meter: Meter) => User | undefined,
): Promise<{ user: User; meter: Meter } | undefined> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const current = await readUser(table, sub);
    if (!current) return undefined;
    const next = change(current.user, current.meter);
    if (!next) return current;
    const now = new Date();
    const user = nextVersion(current.user, next, now);
    const rows = [
      ...phoneRowWrites(table.name, current.user, user),
      ...deviceRowWrites(table.name, current.user, user),
    ];
    if (await storeUser(table, user, now, rows)) return { ...current, user };
  }
  throw new Fault('Conflict', 'Your profile is being changed somewhere else. Please try again.');
}
