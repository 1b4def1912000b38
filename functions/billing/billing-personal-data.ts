import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import { userKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';

/** Has a customer looked at again, soon and surely. */
export type AskToLook = (customerId: string) => Promise<void>;

/**
 * What a person pays. Erasing asks to look again: the person has left by then, so the subscription is ended, and the
 * customer is removed at the payment provider and here, however long the provider takes to answer.
 */
export function billingPersonalData(
  { documents, name: TableName }: Table,
  askToLook: AskToLook,
): PersonalDataStore {
  async function paying(sub: string) {
    const get = new GetCommand({ TableName, Key: userKey(sub), ConsistentRead: true });
    const { Item: item } = await documents.send(get);
    return item && User.parse(item);
  }
  return {
    name: 'payments',
    async read(sub) {
      const { stripeCustomerId: customer, activeSubscription: subscription } = (await paying(sub)) ?? {};
      return customer ? { customer, subscription } : undefined;
    },
    async erase(sub) {
      const customer = (await paying(sub))?.stripeCustomerId;
      if (customer) await askToLook(customer);
    },
  };
}
