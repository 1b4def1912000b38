import { randomUUID } from 'node:crypto';
import { deliver, deliverDue } from '../../../functions/delivery/deliver.ts';
import type { AlertMessage, Deps } from '../../../functions/delivery/delivery.ts';
import type { DeliveryStore } from '../../../functions/delivery/delivery-store.ts';
import {
  type DeliveryRows,
  memoryDeliveryStore,
  noDeliveryRows,
} from '../../../functions/delivery/fixtures/memory-delivery-store.ts';
import { type Clock, messageSender, pacer } from '../../../functions/delivery/message-sender.ts';
import { drainFrom } from '../../../functions/delivery/timing/drain-from.ts';
import type { Key } from '../../../functions/table/keys.ts';
import { allShards } from '../../../functions/table/shards.ts';
import { splitMailRate } from '../../../infra/mail-rate.ts';
import { digestPerson, openBurstAlert, type Posting } from './morning-people.ts';
import { simulatedQueue } from './simulated-queue.ts';
import { VirtualClock } from './virtual-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Eight o'clock, when the digests fall due. */
export const EIGHT = Date.parse('2026-06-01T08:00:00.000Z');

/** When the burst is detected: half a minute later, while the digests are sent. */
export const BURST_AT = EIGHT + 30 * SECOND;

/** A call of DynamoDB, in milliseconds. */
const ROUND_TRIP_MS = 5;

/** A call of SES. */
const MAIL_MS = 80;

/** From the write of a row to the message in its queue: the stream, the router and SQS. */
const STREAM_MS = 1_000;

/** A batch of matching: the reverse index, and the new alerts. */
const MATCH_MS = 500;

/** Must match infra/matching.ts. */
const MATCHING = { workers: 20, batchSize: 10 };

/** A failed message comes back when its visibility timeout ends. Must match infra/alerts.ts. */
const VISIBILITY_MS = 20 * SECOND;

export interface Morning {
  /** The stage's sending rate. */
  readonly mailsPerSecond: number;
  /** People whose digest falls due at eight. */
  readonly digests: number;
  readonly burst: readonly Posting[];
  /** When to stop, in epoch milliseconds; by default when nothing is left to do. */
  readonly until?: number;
}

export interface MorningResult {
  /** From a job's detection to its mail, in milliseconds, for each first message. */
  readonly first: readonly number[];
  /** From eight o'clock to the mail, in milliseconds, for each digest. */
  readonly digests: readonly number[];
  /** The most mails that were started in one second. */
  readonly busiestSecond: number;
}

/**
 * Works a morning with the product's delivery: its queue per person, its pacers, its split of the mail rate and its rule
 * of what is queued each minute. Only the table, the queues, SES and time are simulated.
 */
export async function simulateMorning(morning: Morning): Promise<MorningResult> {
  const clock = new VirtualClock(EIGHT);
  const people = new Map<string, DeliveryRows>();
  for (let n = 0; n < morning.digests; n += 1) {
    const { sub, rows } = digestPerson(n, EIGHT);
    people.set(sub, rows);
  }
  const rowsOf = (sub: string): DeliveryRows => {
    const rows = people.get(sub) ?? noDeliveryRows();
    people.set(sub, rows);
    return rows;
  };
  const first: number[] = [];
  const digests: number[] = [];
  const perSecond = new Map<number, number>();
  const sendMail = async ({ user }: AlertMessage) => {
    const second = Math.floor(clock.now() / SECOND);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
    await clock.wait(MAIL_MS);
    if (user.sub.startsWith('digest')) digests.push(clock.now() - EIGHT);
    return 'accepted' as const;
  };
  /** Each worker has its own pacer, and each message the rows of its person. */
  const workersOf = (kind: 'first' | 'deferred', { workers, gap }: { workers: number; gap: number }) => {
    const senders = Array.from({ length: workers }, () =>
      messageSender(
        {
          sendMail,
          sendText: async () => 'failed',
          pace: pacer(gap, clock),
          channels: { count: () => undefined },
          latency: { add: (wait) => void first.push(wait) },
          tally: { add: () => undefined },
          now: () => new Date(clock.now()),
        },
        kind,
      ),
    );
    return (sub: string, worker: number): Deps => ({
      store: withRoundTrips(memoryDeliveryStore(rowsOf(sub)), clock),
      sendMessage: async (message) => senders[worker]?.(message) ?? 'refused',
      now: () => new Date(clock.now()),
      newId: randomUUID,
    });
  };

  const { immediate, deferred } = splitMailRate(morning.mailsPerSecond);
  const firstDeps = workersOf('first', immediate);
  const deferredDeps = workersOf('deferred', deferred);
  const alerts = simulatedQueue<{ sub: string; jobId: string }>(clock, immediate, async (alert, worker) => {
    await deliver(firstDeps(alert.sub, worker), alert.sub, alert.jobId).catch(() => {
      void clock.wait(VISIBILITY_MS).then(() => alerts.send([alert]));
    });
  });
  const due = simulatedQueue<Key>(clock, deferred, async (key, worker) => {
    const sub = key.sk.split('#')[1] ?? '';
    await deliverDue(deferredDeps(sub, worker), key).catch(() => {
      void clock.wait(VISIBILITY_MS).then(() => due.send([key]));
    });
  });
  const jobs = simulatedQueue<Posting>(clock, MATCHING, async ({ job, subs }) => {
    await clock.wait(MATCH_MS);
    for (const sub of subs) openBurstAlert(rowsOf(sub), sub, job, clock.now());
    void clock.wait(STREAM_MS).then(() => alerts.send(subs.map((sub) => ({ sub, jobId: job.jobID }))));
  });

  void detectBurst();
  void drainEachMinute();
  await clock.run(morning.until);
  return { first, digests, busiestSecond: Math.max(...perSecond.values()) };

  async function detectBurst(): Promise<void> {
    await clock.wait(BURST_AT + STREAM_MS - EIGHT);
    jobs.send(morning.burst);
  }

  async function drainEachMinute(): Promise<void> {
    for (let minute = EIGHT; ; minute += MINUTE) {
      await clock.wait(minute - clock.now());
      const now = clock.now();
      const rows = [...people.values()].flatMap((one) => [...one.due.values()]);
      if (rows.length === 0 && minute > BURST_AT + 15 * MINUTE) return;
      const from = drainFrom(due.size() === 0, now);
      const until = new Date(now).toISOString();
      const fallen = rows.filter(({ sk }) => sk >= from && sk.split('#', 1).join() <= until);
      const shards = Map.groupBy(fallen, ({ pk }) => pk.split('#')[1]);
      for (const shard of allShards('due')) void queueRows(shards.get(shard) ?? []);
    }
  }

  /** Sends ten keys a call, a shard's calls one after the other. */
  async function queueRows(rows: readonly Key[]): Promise<void> {
    for (let start = 0; start < rows.length; start += 10) {
      await clock.wait(2 * ROUND_TRIP_MS);
      due.send(rows.slice(start, start + 10));
    }
  }
}

/** The same store, each call a round trip later. */
function withRoundTrips(store: DeliveryStore, { wait }: Clock): DeliveryStore {
  const calls = Object.entries(store).map(([name, call]: [string, (...args: unknown[]) => unknown]) => [
    name,
    async (...args: unknown[]) => {
      await wait(ROUND_TRIP_MS);
      return call(...args);
    },
  ]);
  // Every method keeps its name and its arguments.
  return Object.fromEntries(calls) as DeliveryStore;
}
