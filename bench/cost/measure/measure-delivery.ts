import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { deliver, deliverDue } from '../../../functions/delivery/deliver.ts';
import type { AlertMessage, Deps } from '../../../functions/delivery/delivery.ts';
import { dynamoDeliveryStore } from '../../../functions/delivery/dynamo-delivery-store.ts';
import { eventStore } from '../../../functions/delivery/events/event-store.ts';
import { composeText } from '../../../functions/delivery/text/compose-text.ts';
import { MAX_WELCOME_JOBS } from '../../../functions/delivery/welcome/prepare-welcome.ts';
import { ledgerStore } from '../../../functions/matching/fan-out-store.ts';
import { pendingAlert } from '../../../functions/matching/match.ts';
import { syncWatchers } from '../../../functions/matching/sync-watchers.ts';
import { watcherStore } from '../../../functions/matching/watcher-store.ts';
import { wantedWatchers } from '../../../functions/matching/watchers.ts';
import type { Job } from '../../../functions/table/job.ts';
import { alertKey, dueKey, emailKey, messageKey, meterKey } from '../../../functions/table/keys.ts';
import { shardOf } from '../../../functions/table/shards.ts';
import type { Table } from '../../../functions/table/table.ts';
import type { User } from '../../../functions/table/user.ts';
import { itemBytes } from '../../measure/item-bytes.ts';
import type { MeasuredUnits, Units } from '../model/measured-units.ts';
import { type Meter, measure } from './capacity-meter.ts';
import { measureWelcome } from './measure-welcome.ts';
import { readRow } from './read-row.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-05-20T12:00:00.000Z');

/** The jobs of the message that waited. */
const WAITING = 10;

/** A text in the GSM alphabet has 160 characters, or 153 in each of several parts. */
const textParts = (text: string): number => (text.length <= 160 ? 1 : Math.ceil(text.length / 153));

const perItem = ({ writes, reads }: Units, items: number): Units => ({
  writes: writes / items,
  reads: reads / items,
});

/**
 * Delivers alerts of a subscriber with the product's code: one at once, and ten that wait for the next
 * message. Then welcomes a new account.
 */
export async function measureDelivery(
  table: Table,
  meter: Meter,
  person: User,
  jobs: readonly Job[],
): Promise<
  Pick<MeasuredUnits, 'delivery' | 'profile' | 'welcome'> & {
    bytes: Pick<MeasuredUnits['bytes'], 'user' | 'watcher' | 'alert' | 'message'>;
  }
> {
  const put = (Item: object) => table.documents.send(new PutCommand({ TableName: table.name, Item }));
  const [first, ...others] = jobs;
  const waiting = others.slice(0, WAITING);
  const unalerted = others.slice(WAITING);
  if (!first || unalerted.length < MAX_WELCOME_JOBS)
    throw new Error(`Delivery needs ${1 + WAITING + MAX_WELCOME_JOBS} jobs.`);
  let now = START;
  const messages: AlertMessage[] = [];
  const deps: Deps = {
    store: dynamoDeliveryStore(table),
    sendMessage: async (message) => {
      messages.push(message);
      return 'accepted';
    },
    now: () => new Date(now),
    newId: () => `0f8fad5b-d9cb-469f-a165-70867728950${messages.length}`,
  };
  const { sub } = person;
  const profile = await measure(meter, async () => {
    for (const row of [person, { ...emailKey(person.email), sub }, { ...meterKey(sub), nextAt: 0 }])
      await put(row);
    await syncWatchers(watcherStore(table), sub, new Date(now));
  });
  for (const job of jobs) await put(job);

  const ledger = ledgerStore(table, () => MINUTE);
  const reason = {
    title: person.positions[0] ?? '',
    place: 'country:us',
    jobType: '',
    words: 'Matches your title',
    change: '',
  };
  const openAlerts = (some: readonly Job[]) =>
    measure(meter, () => ledger.open(some.map((job) => pendingAlert(job, { sub, reason }, new Date(now)))));
  await openAlerts([first]);
  const single = await measure(meter, () => deliver(deps, sub, first.jobID));
  now += MINUTE;
  const open = await openAlerts(waiting);
  const [toWait, ...covered] = waiting;
  const setUp = await measure(meter, () => deliver(deps, sub, toWait?.jobID));
  const looks = await measure(meter, async () => {
    for (const job of covered) await deliver(deps, sub, job.jobID);
  });
  const { dueAt } = await deps.store.readMeter(sub);
  if (dueAt === null) throw new Error('The alerts in the window do not wait for a due row.');
  now = dueAt;
  const sent = await measure(meter, () =>
    deliverDue(deps, dueKey(shardOf('due', sub), new Date(now).toISOString(), sub)),
  );
  const sizes = messages.map(({ items }) => items.length);
  if (sizes.join() !== `1,${WAITING}`)
    throw new Error(`The messages have ${sizes.join()} jobs, not 1,${WAITING}.`);

  const reports = eventStore(table);
  const [message] = messages;
  if (!message) throw new Error('No message was sent.');
  const at = new Date(now).toISOString();
  const events = await measure(meter, async () => {
    // The acceptance comes alone, and the delivery some seconds later.
    await reports.recordReports(message.messageId, {});
    await reports.recordReports(message.messageId, { deliveredAt: at });
  });
  const [alert, reported] = [
    await readRow(table, alertKey(sub, first.jobID)),
    await readRow(table, messageKey(message.messageId)),
  ];
  const watchers = wantedWatchers(person, new Date(now));
  return {
    // The last jobs, which no alert has had yet, so that the mail lists all of them.
    welcome: await measureWelcome(table, meter, person, unalerted, new Date(now)),
    profile: perItem(profile, 1),
    delivery: {
      open: perItem(open, WAITING),
      look: perItem(looks, covered.length),
      single: perItem(single, 1),
      ten: { writes: setUp.writes + sent.writes, reads: setUp.reads + sent.reads },
      events: perItem(events, 1),
      openMilliseconds: open.milliseconds / WAITING,
      lookMilliseconds: looks.milliseconds / covered.length,
      messageMilliseconds: sent.milliseconds,
      textParts: textParts(
        composeText(
          { user: message.user, items: message.items, freeAlertsLeft: null },
          { siteUrl: 'https://daybreak.example', jobsUrl: '', isLastToday: false },
        ),
      ),
    },
    bytes: {
      user: itemBytes(person),
      watcher: Math.round(sumBytes(watchers.map((row) => ({ ...row, since: START }))) / watchers.length),
      alert: itemBytes(alert),
      message: itemBytes(reported),
    },
  };
}

const sumBytes = (items: readonly object[]): number => items.reduce((sum, item) => sum + itemBytes(item), 0);
