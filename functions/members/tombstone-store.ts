import { createHmac } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ReadSecret } from '../platform/secret.ts';
import { AccountTombstone } from '../table/deletion-request.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { tombstoneKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** What is remembered of deleted accounts, by an e-mail that is not kept. */
export interface TombstoneStore {
  /** What was left of the last account of this e-mail; undefined where there was none, or nothing to remember. */
  find(email: string): Promise<AccountTombstone | undefined>;
  /** Remembers an account that goes. Of several of one e-mail, and of repetitions, the most that was spent counts. */
  save(email: string, former: AccountTombstone): Promise<void>;
}

/** The memory of deleted accounts in the one table. Without `salt`, hashes of known e-mails could be tried. */
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
