import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { type AlertTally, alertTally } from '../board/stats/alert-tally.ts';
import { statsStore } from '../board/stats/stats-store.ts';
import { changeUser } from '../members/user-store.ts';
import { consumeEach } from '../platform/consume-each.ts';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { openTable } from '../table/table.ts';
import { channelMeter } from './channel-meter.ts';
import { countHandOver } from './count-deliveries.ts';
import { deliver } from './deliver.ts';
import { deliverDue } from './deliver-due.ts';
import type { Delivery } from './delivery.ts';
import { dynamoDeliveryStore } from './dynamo-delivery-store.ts';
import { latencyMeter } from './latency-meter.ts';
import { logOutcomes } from './log-outcomes.ts';
import { paced } from './mail/paced.ts';
import { mailHandOver } from './mail/send-mail.ts';
import { sendVia } from './send-via.ts';
import { wished } from './text/reply.ts';
import { textHandOver } from './text/send-text.ts';
import { textAllowance } from './text/text-allowance.ts';
import { textNumbers } from './text/text-numbers.ts';

const table = openTable();
const now = () => new Date();
const clock = { now: () => now().getTime(), wait };
const channels = channelMeter();
const mail = mailHandOver();
const text = channels.counted(
  'text',
  textHandOver(
    {
      allowance: textAllowance(table),
      remember: textNumbers(table).remember,
      stop: async (sub, number) =>
        void (await changeUser(table, sub, (user) => wished(user, number, 'stop'))),
    },
    now,
  ),
);
/** Hands over with so many milliseconds between two mails. */
const handOverAt = (gap: string) =>
  sendVia({ mail: channels.counted('mail', paced(mail, Number(gap), clock)), text });
const tally = alertTally(
  statsStore(table).addAlerts,
  () => now().getTime(),
  (error) => log.warn('alerts not counted', { error }),
);
const latency = latencyMeter('SeenToHandedOver');
const handedOver: Pick<AlertTally, 'add'> = {
  add(message) {
    tally.add(message);
    if (message.wait !== undefined) latency.note(message.wait);
  },
};
const world = { store: logOutcomes(dynamoDeliveryStore(table)), now, newId: () => randomUUID() };
const delivery: Delivery = {
  ...world,
  handOver: countHandOver(handOverAt(requireEnv('HAND_OVER_GAP')), handedOver, now, 'first'),
};
const deferred: Delivery = {
  ...world,
  handOver: countHandOver(handOverAt(requireEnv('HAND_OVER_GAP_LATER')), handedOver, now, 'deferred'),
};

/** The key of an alert, or of a due row. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Delivers what a batch of alerts and due rows asks for. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const response = await consumeEach(event, async (body) => {
    const key = Message.parse(body);
    const [entity, id = ''] = key.pk.split('#');
    if (entity === 'ALERT') return deliver(delivery, id, [key.sk]);
    return deliverDue(deferred, key);
  });
  channels.publish();
  latency.publish();
  await tally.flush();
  return response;
}
