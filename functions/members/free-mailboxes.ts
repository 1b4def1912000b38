import { createHmac } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { ReadSecret } from '../platform/secret.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { mailboxKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { mailboxOf } from './mailbox.ts';

/** A person may have a second address; a tenth is a farm (docs/decisions/0030). */
const ADDRESSES = 2;

const Row = z.object({ addresses: z.array(z.string()) });

/** Which addresses of a mailbox get free alerts. */
export interface FreeMailboxes {
  /** Whether an address gets them: the first two of its mailbox do, for good. */
  admit(email: string): Promise<boolean>;
}

/** The mailboxes in the one table, under salted hashes: the rows alone name nobody. */
export function freeMailboxes({ documents, name: TableName }: Table, salt: ReadSecret): FreeMailboxes {
  const hashOf = async (text: string) =>
    createHmac('sha256', await salt())
      .update(text.toLowerCase())
      .digest('hex');
  return {
    async admit(email) {
      const [mailbox, address] = [await hashOf(mailboxOf(email)), await hashOf(email)];
      const Key = mailboxKey(mailbox);
      const added = new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'SET addresses = list_append(if_not_exists(addresses, :none), :one)',
        ConditionExpression:
          'attribute_not_exists(addresses) OR (size(addresses) < :most AND NOT contains(addresses, :address))',
        ExpressionAttributeValues: {
          ':none': [],
          ':one': [address],
          ':address': address,
          ':most': ADDRESSES,
        },
      });
      if (await ignoreConditionFailure(documents.send(added))) return true;
      const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Row.parse(Item).addresses.includes(address);
    },
  };
}
