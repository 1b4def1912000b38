import { createHmac } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ReadSecret } from '../platform/secret.ts';
import { Meter } from '../table/alert.ts';
import { AccountTombstone } from '../table/deletion-request.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { type Key, meterKey, tombstoneKey, userKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';

/** Tombstones by a salted hash of the e-mail. */
export interface TombstoneStore {
  /** Returns the tombstone of earlier accounts with this e-mail, if there is one. */
  find(email: string): Promise<AccountTombstone | undefined>;
  /** Saves a tombstone. Among several for one e-mail, the highest number of spent free alerts stays. Idempotent. */
  save(email: string, tombstone: AccountTombstone): Promise<void>;
}

/** `salt` prevents a lookup of known e-mails by their hash. */
export function tombstoneStore({ documents, name }: Table, salt: ReadSecret): TombstoneStore {
  const keyOf = async (email: string) =>
    tombstoneKey(
      createHmac('sha256', await salt())
        .update(email.toLowerCase())
        .digest('hex'),
    );
  return {
    async find(email) {
      const { Item } = await documents.send(
        new GetCommand({ TableName: name, Key: await keyOf(email), ConsistentRead: true }),
      );
      return Item && AccountTombstone.parse(Item);
    },
    async save(email, { spent, emailState }) {
      const Key = await keyOf(email);
      if (emailState) {
        await documents.send(
          new UpdateCommand({
            TableName: name,
            Key,
            UpdateExpression: 'SET emailState = :state',
            ExpressionAttributeValues: { ':state': emailState },
          }),
        );
      }
      if (spent === 0) return;
      const update = new UpdateCommand({
        TableName: name,
        Key,
        UpdateExpression: 'SET spent = :spent',
        ConditionExpression: 'attribute_not_exists(spent) OR spent < :spent',
        ExpressionAttributeValues: { ':spent': spent },
      });
      await ignoreConditionFailure(documents.send(update));
    },
  };
}

/** Saves the tombstone of an account that still has its record; does nothing after the record is gone. */
export async function saveTombstone(
  { documents, name: TableName }: Table,
  tombstones: Pick<TombstoneStore, 'save'>,
  sub: string,
): Promise<void> {
  const get = async (Key: Key) =>
    (await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
  const record = await get(userKey(sub));
  if (!record) return;
  const { email, userPrefs } = User.parse(record);
  const { charged } = Meter.parse((await get(meterKey(sub))) ?? {});
  const { emailState } = userPrefs;
  const isSuppressed = emailState === 'bounced' || emailState === 'complained';
  await tombstones.save(email, { spent: charged.size, emailState: isSuppressed ? emailState : null });
}
