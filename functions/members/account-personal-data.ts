import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { emailKey, userKey } from '../table/keys.ts';
import { deleteRows } from '../table/rows.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';
import type { Identity } from './identity-pool.ts';

/** Who the person is: the record, the e-mail that finds it, and what the user pool knows. */
export function accountPersonalData(
  table: Table,
  identity: Pick<Identity, 'attributes' | 'remove'>,
): PersonalDataStore {
  const { documents, name: TableName } = table;
  async function record(sub: string): Promise<User | undefined> {
    const get = new GetCommand({ TableName, Key: userKey(sub), ConsistentRead: true });
    const { Item } = await documents.send(get);
    return Item && User.parse(Item);
  }

  return {
    name: 'account',
    async read(sub) {
      const [user, signIn] = await Promise.all([record(sub), identity.attributes(sub)]);
      if (!user) return undefined;
      const { pk: _, sk: __, version: ___, leavingAt: ____, ...profile } = user;
      return { profile, signIn: signIn ?? {} };
    },
    async erase(sub) {
      const user = await record(sub);
      if (user) {
        await removeOwnEmail(user);
        await deleteRows(table, [userKey(sub)]);
      }
      await identity.remove(sub);
    },
  };

  /** Another account may have come to the e-mail; then it is that one's. Before the record, which tells the e-mail. */
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
