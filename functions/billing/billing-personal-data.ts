import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import { userKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import { User } from '../table/user.ts';

/** Queues a sync of a customer with Stripe. */
export type RequestCustomerSync = (customerId: string) => Promise<void>;

/**
 * A person's customer and subscription. Erasing queues a sync: the account is closed by then, so the sync cancels the
 * subscription and deletes the customer, and is retried until Stripe responds.
 */
export function billingPersonalData(
  { documents, name: TableName }: Table,
  requestCustomerSync: RequestCustomerSync,
): PersonalDataStore {
  async function readRecord(sub: string) {
    const get = new GetCommand({ TableName, Key: userKey(sub), ConsistentRead: true });
    const { Item: item } = await documents.send(get);
    return item && User.parse(item);
  }
  return {
    name: 'payments',
    async read(sub) {
      const { stripeCustomerId: customer, activeSubscription: subscription } = (await readRecord(sub)) ?? {};
      return customer ? { customer, subscription } : undefined;
    },
    async erase(sub) {
      const customer = (await readRecord(sub))?.stripeCustomerId;
      if (customer) await requestCustomerSync(customer);
    },
  };
}
