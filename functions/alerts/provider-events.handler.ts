import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { log } from '../house/log.ts';
import { consumeEach } from '../house/queue.ts';
import { openTable } from '../table/table.ts';
import { eventStore } from './event-store.ts';
import { ProviderEvent } from './provider-event.ts';
import { takeEvent } from './take-event.ts';

const store = eventStore(openTable());

/** What the mail provider reports of a message: that it took it, delivered it, or must not send to that address. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, async (body) => {
    const parsed = ProviderEvent.safeParse(body);
    // Mail of other senders in the account reports here too; only what bears our tags is ours.
    if (!parsed.success) return log.info('event of another sender');
    await takeEvent(store, parsed.data);
  });
}
