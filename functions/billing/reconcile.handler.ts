import { SQSClient } from '@aws-sdk/client-sqs';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { sendAll } from '../platform/send-all.ts';
import { openTable } from '../table/table.ts';
import { customerStore } from './customer-store.ts';

const customers = customerStore(openTable(), () => new Date());
const queue = { sqs: new SQSClient({}), url: requireEnv('CUSTOMERS_QUEUE_URL') };

/** Queues a sync of every customer, in case Stripe's events were lost. */
export async function handler(): Promise<void> {
  let queued = 0;
  for await (const batch of customers.listAll()) {
    await sendAll(
      queue,
      batch.map((customerId) => ({ customerId })),
    );
    queued += batch.length;
  }
  log.info('customer syncs queued', { queued });
}
