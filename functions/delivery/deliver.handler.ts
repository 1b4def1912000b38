import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { alertTally } from '../board/stats/alert-tally.ts';
import { statsStore } from '../board/stats/stats-store.ts';
import { removePushDevices } from '../members/push/push-devices.ts';
import { changeUser } from '../members/user-store.ts';
import { consumeEach, type RunningContext } from '../platform/consume-each.ts';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { isNoticeDue, isWelcomeDue } from '../table/keys.ts';
import { openTable } from '../table/table.ts';
import { deliver, deliverDue } from './deliver.ts';
import type { Deps, SendOutcome } from './delivery.ts';
import { channelMeter, latencyMeter, talliedChannels } from './delivery-metrics.ts';
import { dynamoDeliveryStore } from './dynamo-delivery-store.ts';
import { eventStore } from './events/event-store.ts';
import { linkJobs } from './links/jobs-link.ts';
import { linkSecret } from './links/signed-links.ts';
import { composeNotice } from './mail/compose-notice.ts';
import { composeWelcome } from './mail/compose-welcome.ts';
import { mailSender, sesSender } from './mail/send-mail.ts';
import { messageSender, pacer } from './message-sender.ts';
import { noticeStore } from './notices/notice-store.ts';
import { sendDueNotice, sendNotice } from './notices/send-notice.ts';
import { pushSender } from './push/send-push.ts';
import { withRecentJobs } from './recent-jobs.ts';
import { textSender } from './text/send-text.ts';
import { applyReply } from './text/text-reply.ts';
import { textAllowance } from './text/text-store.ts';
import { sendDueWelcome, sendWelcome } from './welcome/send-welcome.ts';
import { welcomeStore } from './welcome/welcome-store.ts';
import { withBatchedPeople } from './with-batched-people.ts';

const table = openTable();
const now = () => new Date();
const currentTime = () => now().getTime();
/** It never goes back: after a jump of the clock, pacing by the time of day would wait until it is that late again. */
const monotonic = { now: () => performance.now(), wait };
const meter = channelMeter();
const latency = latencyMeter('SeenToHandedOver');
const tally = alertTally(statsStore(table).addAlerts, currentTime, (error) =>
  log.warn('alerts not counted', { error }),
);
const channels = talliedChannels(meter, tally);
const sendMail = mailSender();
const events = eventStore(table);
const sendPush = pushSender(
  {
    record: (messageId, pushedAt) => events.recordReports(messageId, { pushedAt }),
    remove: (sub, endpoints) => changeUser(table, sub, (user) => removePushDevices(user, endpoints)),
  },
  now,
);
const sendText = textSender(
  {
    allowance: textAllowance(table),
    linkJobs: async (messageId, jobIds) =>
      linkJobs(table, await linkSecret(), requireEnv('SITE_URL'), { messageId, jobIds, now: now() }),
    stop: async (sub, number) =>
      void (await changeUser(table, sub, (user) => applyReply(user, number, 'stop'))),
  },
  now,
);

const store = withRecentJobs(withBatchedPeople(dynamoDeliveryStore(table), table), currentTime);

const deps = (kind: 'first' | 'deferred', gap: string): Deps => {
  const pace = pacer(Number(gap), monotonic);
  return {
    store,
    sendMessage: messageSender({ sendMail, sendPush, sendText, pace, channels, latency, tally, now }, kind),
    now,
    newId: () => randomUUID(),
  };
};
const first = deps('first', requireEnv('HAND_OVER_GAP'));
const deferred = deps('deferred', requireEnv('HAND_OVER_GAP_LATER'));

/** Counts what becomes of mails. */
const counted =
  <Mail>(send: (mail: Mail) => Promise<SendOutcome>) =>
  async (mail: Mail) => {
    const outcome = await send(mail);
    channels.count('mail', outcome);
    return outcome;
  };
const welcome = {
  store: { ...store, ...welcomeStore(table) },
  sendMail: counted(sesSender(composeWelcome)),
  now,
};
const notice = {
  store: { ...store, ...noticeStore(table) },
  sendMail: counted(sesSender(composeNotice)),
  now,
};

/**
 * The key of an alert, of a welcome mail or notice, of a due row of any, or of a person whose alert settings
 * have changed.
 */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Delivers a batch of new alerts, of waiting ones, and of welcome mails and notices. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  const response = await consumeEach(event, context, Message, async (key) => {
    const [entity, id = ''] = key.pk.split('#');
    if (entity === 'ALERT') return deliver(first, id, key.sk);
    if (entity === 'WELCOME') return sendWelcome(welcome, id);
    if (entity === 'NOTICE') return sendNotice(notice, id, key.sk);
    if (entity === 'USER') return deliver(deferred, id);
    if (isNoticeDue(key)) return sendDueNotice(notice, key);
    return isWelcomeDue(key) ? sendDueWelcome(welcome, key) : deliverDue(deferred, key);
  });
  meter.publish();
  latency.publish();
  await tally.flush();
  return response;
}
