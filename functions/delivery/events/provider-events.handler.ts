import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { log } from '../../platform/log.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { addToDay } from '../../table/add-to-day.ts';
import { openTable } from '../../table/table.ts';
import { latencyMeter } from '../delivery-metrics.ts';
import { applyReply, parseReply, TextReply } from '../text/text-reply.ts';
import { textNumbers } from '../text/text-store.ts';
import { type DeliveryEvent, handleDeliveryEvent, reportsFailure } from './delivery-event.ts';
import { eventStore } from './event-store.ts';
import { MailEvent, parseMailEvent, UntaggedFailure } from './mail-event.ts';
import { parseTextEvent, TextEvent } from './text-event.ts';

const table = openTable();
const store = eventStore(table);
const numbers = textNumbers(table);
const latency = latencyMeter('SeenToDelivered');

/** Handles delivery events of mails and texts, and replies to texts. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  const records = { Records: event.Records.filter(isJson) };
  const response = await consumeEach(records, context, z.unknown(), async (body) => {
    const reply = TextReply.safeParse(body);
    if (reply.success) return handleReply(reply.data);
    const text = TextEvent.safeParse(body);
    if (text.success) return handleTextEvent(text.data);
    const mail = MailEvent.safeParse(body);
    if (!mail.success) return logUntagged(body);
    await handleMailEvent(mail.data);
  });
  latency.publish();
  return response;
}

/** SES confirms a new topic in plain text, which would otherwise be retried forever. */
function isJson({ body, messageId }: SQSRecord): boolean {
  if (parseJson(body) !== undefined) return true;
  log.info('no event: ignored', { sqsMessageId: messageId });
  return false;
}

/** Mail without our tags is reported here too. Failures are logged, since someone may be waiting for a code. */
function logUntagged(body: unknown): void {
  const failure = UntaggedFailure.safeParse(body).data;
  if (failure) {
    const { eventType, mail } = failure;
    log.warn('mail without our tags failed', { eventType, sesMessageId: mail.messageId });
  } else log.info('event of another sender');
}

async function handleMailEvent(raw: MailEvent): Promise<void> {
  const event = parseMailEvent(raw);
  const { messageId, latencyMs } = event;
  await handleDeliveryEvent(store, event);
  await countBounce(event);
  log.info('mail event', { messageId, eventType: raw.eventType });
  if (latencyMs !== undefined) latency.add(latencyMs);
}

async function handleTextEvent(raw: TextEvent): Promise<void> {
  const event = parseTextEvent(raw);
  const { eventType } = raw;
  if (reportsFailure(event)) log.warn('text not delivered', { messageId: event.messageId, eventType });
  await handleDeliveryEvent(store, event);
  await countBounce(event);
  log.info('text event', { messageId: event.messageId, eventType });
}

/** A failed count must not repeat the event. */
async function countBounce(event: DeliveryEvent): Promise<void> {
  if (!reportsFailure(event)) return;
  await addToDay(table, 'operations', Date.now(), { bounced: 1 }).catch((error: Error) =>
    log.warn('bounce not counted', { messageId: event.messageId, error }),
  );
}

async function handleReply({ originationNumber: number, messageBody }: TextReply): Promise<void> {
  const reply = parseReply(messageBody);
  if (!reply) return log.info('reply without a keyword: ignored');
  for (const sub of await numbers.subs(number))
    await store.changeUser(sub, (user) => applyReply(user, number, reply));
}
