import { createHmac } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { ReadSecret } from '../platform/secret.ts';
import { ignoreConditionFailure } from '../table/ignore-condition-failure.ts';
import { mailboxKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Some people use two addresses; a mailbox with ten is abuse (docs/decisions/0030). */
const MAX_ADDRESSES = 2;

/**
 * Gmail delivers to one mailbox under both domains, and ignores dots: https://support.google.com/mail/answer/7436150
 */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

const Row = z.object({ addresses: z.array(z.string()) });

export interface FreeMailboxStore {
  /** Whether an address gets free alerts: the first two of its mailbox do, permanently. */
  admit(email: string): Promise<boolean>;
}

/** Stores mailboxes and addresses as salted hashes, so that the rows alone identify nobody. */
export function freeMailboxStore({ documents, name: TableName }: Table, salt: ReadSecret): FreeMailboxStore {
  const hash = async (text: string) =>
    createHmac('sha256', await salt())
      .update(text.toLowerCase())
      .digest('hex');
  return {
    async admit(email) {
      const [mailbox, address] = [await hash(mailboxOf(email)), await hash(email)];
      const Key = mailboxKey(mailbox);
      const add = new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'SET addresses = list_append(if_not_exists(addresses, :none), :one)',
        ConditionExpression:
          'attribute_not_exists(addresses) OR (size(addresses) < :max AND NOT contains(addresses, :address))',
        ExpressionAttributeValues: {
          ':none': [],
          ':one': [address],
          ':address': address,
          ':max': MAX_ADDRESSES,
        },
      });
      if (await ignoreConditionFailure(documents.send(add))) return true;
      const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Row.parse(Item).addresses.includes(address);
    },
  };
}

/**
 * Returns the mailbox that an address most likely belongs to: without a plus tag, and for Gmail without dots. Only used
 * for counting; e-mail always goes to the address as the person typed it.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
