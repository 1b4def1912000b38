import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Meter } from '../table/alert.ts';
import { type Key, meterKey, userKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import type { TombstoneStore } from './tombstone-store.ts';

/** Keeps what outlives an account (table/leaving.ts) while its record is still there; later it does nothing. */
export async function saveTombstone(
  { documents, name: TableName }: Table,
  former: Pick<TombstoneStore, 'save'>,
  sub: string,
): Promise<void> {
  const get = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
  const record = await get(userKey(sub));
  if (!record) return;
  const { email, userPrefs } = User.parse(record);
  const { charged } = Meter.parse((await get(meterKey(sub))) ?? {});
  const { emailState } = userPrefs;
  const stopped = emailState === 'bounced' || emailState === 'complained' ? emailState : null;
  await former.save(email, { spent: charged.size, emailState: stopped });
}
