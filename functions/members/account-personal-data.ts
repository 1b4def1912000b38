import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { emailKey, userKey } from '../table/keys.ts';
import { deleteRows } from '../table/rows.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import type { UserPool } from './user-pool.ts';

/** The person's record, its e-mail row, and the attributes in the user pool. */
export function accountPersonalData(
  table: Table,
  userPool: Pick<UserPool, 'attributes' | 'remove'>,
): PersonalDataStore {
  const { documents, name: TableName } = table;
  async function readRecord(sub: string): Promise<User | undefined> {
    const get = new GetCommand({ TableName, Key: userKey(sub), ConsistentRead: true });
    const { Item } = await documents.send(get);
    return Item && User.parse(Item);
  }

  return {
    name: 'account',
    async read(sub) {
      const [user, signIn] = await Promise.all([readRecord(sub), userPool.attributes(sub)]);
      if (!user) return undefined;
      const { pk: _, sk: __, version: ___, leavingAt: ____, offVersions: _____, ...profile } = user;
      return { profile, signIn: signIn ?? {} };
    },
    async erase(sub) {
      const user = await readRecord(sub);
      if (user) {
        // The record comes last, because it has the e-mail.
        await removeOwnEmail(user);
        await deleteRows(table, [userKey(sub)]);
      }
      await userPool.remove(sub);
    },
  };

  /** Keeps the e-mail row if it belongs to a newer account. */
  async function removeOwnEmail({ email, sub }: User): Promise<void> {
    const remove = new DeleteCommand({
      TableName,
      Key: emailKey(email),
      ConditionExpression: 'attribute_not_exists(pk) OR #sub = :sub',
      ExpressionAttributeNames: { '#sub': 'sub' },
      ExpressionAttributeValues: { ':sub': sub },
    });
    await ignoreConditionFailure(documents.send(remove));
  }
}
