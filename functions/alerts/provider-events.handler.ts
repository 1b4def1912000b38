import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { log } from '../house/log.ts';
import { consumeEach } from '../house/queue.ts';
import { openTable } from '../table/table.ts';
import { eventStore } from './event-store.ts';
import { ProviderEvent } from './provider-event.ts';
import { takeEvent } from './take-event.ts';
import { Reply, wished, wishOf } from './text/reply.ts';
import { textNumbers } from './text/text-numbers.ts';

const table = openTable();
const store = eventStore(table);
const numbers = textNumbers(table);

/**
 * What providers report: of a mail, that it was taken, delivered, or must not be sent to that address; of a text, what
 * was answered to it.
 */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, async (body) => {
    const reply = Reply.safeParse(body);
    if (reply.success) return takeReply(reply.data);
    const parsed = ProviderEvent.safeParse(body);
    // Mail of other senders in the account reports here too; only what bears our tags is ours.
    if (!parsed.success) return log.info('event of another sender');
    await takeEvent(store, parsed.data);
  });
}

async function takeReply({ originationNumber: number, messageBody }: Reply): Promise<void> {
  const wish = wishOf(messageBody);
  if (!wish) return log.info('a reply that is no word we know');
  for (const sub of await numbers.subs(number)) await store.change(sub, (user) => wished(user, number, wish));
}
