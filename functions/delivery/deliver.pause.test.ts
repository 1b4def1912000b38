import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isCovered } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { isLeft } from '../table/is-left.ts';
import { dueKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import { deliver, deliverDue } from './deliver.ts';
import type { AlertMessage, Deps } from './delivery.ts';
import { onDynamoDb } from './fixtures/delivery-bench.ts';
import { jobsOf, NOON } from './fixtures/delivery-scene.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In New York it is 8:00. */
const END = NOON + 14 * DAY;
/** 18:00 in New York, on the day when the pause ends. */
const DIGEST = NOON + 14 * DAY + 10 * HOUR;

/** 400 jobs of eight employers that match in two weeks, the oldest first. Every tenth closes before the pause ends. */
const jobs = Array.from({ length: 400 }, (_, number) => {
  const at = new Date(NOON + (number * 14 * DAY) / 400).toISOString();
  return { jobID: `${at}-${number}`, at, employer: `Employer ${number % 8}`, isClosed: number % 10 === 9 };
});
const newestOpen = jobs.filter(({ isClosed }) => !isClosed).toReversed();

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

/** A person on pause, with a clock that the test moves. */
function onPause(sub: string) {
  const sent: AlertMessage[] = [];
  let now = NOON;
  const { store, add } = onDynamoDb(table);
  const deps: Deps = {
    store,
    sendMessage: async (message) => {
      sent.push(message);
      return 'accepted';
    },
    now: () => new Date(now),
    newId: () => `${sub}-${sent.length}`,
  };
  const user = (pausedUntil: string) =>
    aUser({ sub, activeSubscription: anActiveSubscription, alertSettings: { pausedUntil } });
  return {
    sent,
    pause: () => add({ user: user(new Date(END).toISOString()) }),
    resume: () => table.documents.send(new PutCommand({ TableName: table.name, Item: user('') })),
    readMeter: () => store.readMeter(sub),
    readAlerts: () =>
      store.readAlerts(
        sub,
        newestOpen.map(({ jobID }) => jobID),
      ),
    async open({ jobID, at, employer, isClosed }: (typeof jobs)[number]): Promise<void> {
      now = Date.parse(at) + 1_000;
      const closedAt = isClosed ? new Date(END - 1_000).toISOString() : null;
      await add({
        job: aJob({ jobID, jobDetected: at, closedAt }),
        alert: anAlert(sub, jobID, { matchedAt: at, employer }),
      });
      await deliver(deps, sub, jobID);
    },
    async look(at: number): Promise<void> {
      now = at;
      await deliver(deps, sub);
    },
    async deliverNextDue(): Promise<number> {
      const { dueAt } = await store.readMeter(sub);
      if (dueAt === null) throw new Error('Nothing is due.');
      now = dueAt + 1_000;
      await deliverDue(deps, dueKey(shardOf('due', sub), new Date(dueAt).toISOString(), sub));
      return dueAt;
    },
  };
}

describe('MATCH-05 the end of a pause in which 400 alerts came to wait', () => {
  test('sends the freshest at once, 200 more in the digest, and leaves the others on the alerts page', async () => {
    const person = onPause('robin');
    await person.pause();
    for (const job of jobs) await person.open(job);
    expect(person.sent).toEqual([]);
    const meter = await person.readMeter();
    expect(meter.dueAt).toBe(END);
    for (const { jobID } of jobs) expect(isCovered(meter, jobID, END - 1)).toBe(true);

    await person.deliverNextDue();
    const first = newestOpen.slice(0, 10).map(({ jobID }) => jobID);
    expect(jobsOf(person.sent[0])).toEqual(first);
    // Two of the twelve that were looked at have closed.
    expect(person.sent[0]?.leftOut?.jobs).toBe(388);

    expect(await person.deliverNextDue()).toBe(DIGEST);
    expect(jobsOf(person.sent[1])).toEqual(newestOpen.slice(10, 210).map(({ jobID }) => jobID));
    const after = await person.readMeter();
    expect(after.dueAt).toBeNull();
    const alerts = await person.readAlerts();
    const pending = alerts.filter(({ state }) => state === 'pending');
    expect([alerts.length, pending.length]).toEqual([360, 150]);
    expect(pending.every((alert) => isLeft(after, alert))).toBe(true);
    await person.look(DIGEST + DAY);
    expect(person.sent).toHaveLength(2);
  });

  test('is now, once the person resumes', async () => {
    const person = onPause('kim');
    await person.pause();
    for (const job of jobs.slice(0, 40)) await person.open(job);
    await person.resume();
    await person.look(NOON + 2 * DAY);
    expect(person.sent.map(({ items }) => items.length)).toEqual([10]);
  });
});
