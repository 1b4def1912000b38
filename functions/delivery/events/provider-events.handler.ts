import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { consumeEach } from '../../platform/consume-each.ts';
import { log } from '../../platform/log.ts';
import { openTable } from '../../table/table.ts';
import { latencyMeter } from '../latency-meter.ts';
import { Reply, wished, wishOf } from '../text/reply.ts';
import { TextEvent, textEvent } from '../text/text-event.ts';
import { textNumbers } from '../text/text-numbers.ts';
import { reportsFailure } from './delivery-event.ts';
import { eventStore } from './event-store.ts';
import { handleDeliveryEvent } from './handle-delivery-event.ts';
import { ForeignFailure, mailEvent, ProviderEvent } from './provider-event.ts';

const table = openTable();
const store = eventStore(table);
const numbers = textNumbers(table);
const latency = latencyMeter('SeenToDelivered');

/**
 * What providers report: of a mail or a text, that it was taken, delivered, or must not be sent there; of a text also
 * what was answered to it.
 */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const response = await consumeEach({ Records: event.Records.filter(isJson) }, async (body) => {
    const reply = Reply.safeParse(body);
    if (reply.success) return takeReply(reply.data);
    const text = TextEvent.safeParse(body);
    if (text.success) return takeText(text.data);
    const mail = ProviderEvent.safeParse(body);
    if (!mail.success) return noteForeign(body);
    await takeMail(mail.data);
  });
  latency.publish();
  return response;
}

/** Whether a message can be read. SES greets a new topic in plain text, which would fail each time it came. */
function isJson({ body, messageId }: SQSRecord): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    log.info('no event: ignored', { sqsMessageId: messageId });
    return false;
  }
}

/** Mail without our tags reports here too. A failure is logged, since it may be of a code that somebody waits for. */
function noteForeign(body: unknown): void {
  const failure = ForeignFailure.safeParse(body).data;
  if (failure) {
    const { eventType, mail } = failure;
    log.warn('mail without our tags failed', { eventType, sesMessageId: mail.messageId });
  } else log.info('event of another sender');
}

async function takeMail(given: ProviderEvent): Promise<void> {
  const event = mailEvent(given);
  const { messageId, took } = event;
  await handleDeliveryEvent(store, event);
  log.info('mail event', { messageId, eventType: given.eventType });
  if (took !== undefined) latency.note(took);
}

async function takeText(given: TextEvent): Promise<void> {
  const event = textEvent(given);
  const { eventType } = given;
  if (reportsFailure(event)) log.warn('text not delivered', { messageId: event.messageId, eventType });
  await handleDeliveryEvent(store, event);
  log.info('text event', { messageId: event.messageId, eventType });
}

async function takeReply({ originationNumber: number, messageBody }: Reply): Promise<void> {
  const wish = wishOf(messageBody);
  if (!wish) return log.info('a reply that is no word we know');
  for (const sub of await numbers.subs(number)) await store.change(sub, (user) => wished(user, number, wish));
}
