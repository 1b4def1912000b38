import { SQSClient } from '@aws-sdk/client-sqs';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { sendAll } from '../platform/send-all.ts';
import { openTable } from '../table/table.ts';
import { customerStore } from './customer-store.ts';

const customers = customerStore(openTable(), () => new Date());
const queue = { sqs: new SQSClient({}), url: requireEnv('CUSTOMERS_QUEUE_URL') };

/** Has every customer looked at again, as if each had an event: what events lost is made good. */
export async function handler(): Promise<void> {
  let asked = 0;
  for await (const some of customers.all()) {
    await sendAll(
      queue,
      some.map((customerId) => ({ customerId })),
    );
    asked += some.length;
  }
  log.info('every customer is looked at again', { asked });
}
