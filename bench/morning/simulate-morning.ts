import {
  type DeliveryRows,
  noDeliveryRows,
} from '../../functions/delivery/fixtures/memory-delivery-store.ts';
import type { Clock } from '../../functions/delivery/message-sender.ts';
import { drainFrom } from '../../functions/delivery/timing/drain-from.ts';
import type { Key } from '../../functions/table/keys.ts';
import { digestPerson, openBurstAlert, type Posting } from './morning-people.ts';
import { ROUND_TRIP_MS, simulatedDelivery } from './simulated-delivery.ts';
import { type SimulatedQueue, simulatedQueue } from './simulated-queue.ts';
import { VirtualClock } from './virtual-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Eight o'clock, when the digests fall due. */
export const EIGHT = Date.parse('2026-06-01T08:00:00.000Z');

/** When the burst is detected: half a minute later, while the digests are sent. */
export const BURST_AT = EIGHT + 30 * SECOND;

/** From the write of a row to the message in its queue, in milliseconds: the stream, the router and SQS. */
const STREAM_MS = 1_000;

/** A batch of matching, in milliseconds: the reverse index, and the new alerts. */
const MATCH_MS = 500;

/** Must match infra/matching.ts. */
const MATCHING = { workers: 20, batchSize: 10 };

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
export async function simulateMorning({
  mailsPerSecond,
  digests,
  burst,
  until,
}: Morning): Promise<MorningResult> {
  const clock = new VirtualClock(EIGHT);
  const people = createPeople(digests);
  const perSecond = new Map<number, number>();
  const sent = { first: [] as number[], digests: [] as number[] };
  const { alerts, due } = simulatedDelivery(clock, mailsPerSecond, people.rowsOf, {
    onMail(at) {
      const second = Math.floor(at / SECOND);
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
    },
    onSent(sub, at) {
      if (sub.startsWith('digest')) sent.digests.push(at - EIGHT);
    },
    onFirst: (milliseconds) => void sent.first.push(milliseconds),
  });
  const jobs = simulatedQueue<Posting>(clock, MATCHING, async ({ job, subs }) => {
    await clock.wait(MATCH_MS);
    for (const sub of subs) openBurstAlert(people.rowsOf(sub), sub, job, clock.now());
    void clock.wait(STREAM_MS).then(() => alerts.send(subs.map((sub) => ({ sub, jobId: job.jobID }))));
  });
  void clock.wait(BURST_AT + STREAM_MS - EIGHT).then(() => jobs.send(burst));
  void drainEachMinute(clock, people.dueRows, due);
  await clock.run(until);
  return { ...sent, busiestSecond: Math.max(...perSecond.values()) };
}

/** The rows of each person: those with a digest, and those of the burst once they are alerted. */
function createPeople(digests: number) {
  const people = new Map<string, DeliveryRows>();
  for (let n = 0; n < digests; n += 1) {
    const { sub, rows } = digestPerson(n, EIGHT);
    people.set(sub, rows);
  }
  return {
    rowsOf(sub: string): DeliveryRows {
      const rows = people.get(sub) ?? noDeliveryRows();
      people.set(sub, rows);
      return rows;
    },
    dueRows: (): Key[] => [...people.values()].flatMap(({ due }) => [...due.values()]),
  };
}

/** Queues what has fallen due, shard by shard, until nothing is left some time after the burst. */
async function drainEachMinute(
  clock: Clock,
  dueRows: () => readonly Key[],
  due: SimulatedQueue<Key>,
): Promise<void> {
  for (let minute = EIGHT; ; minute += MINUTE) {
    await clock.wait(minute - clock.now());
    const rows = dueRows();
    if (rows.length === 0 && minute > BURST_AT + 15 * MINUTE) return;
    const from = drainFrom(due.size() === 0, clock.now());
    const now = new Date(clock.now()).toISOString();
    const fallen = rows.filter(({ sk }) => sk >= from && sk < now);
    for (const shard of Map.groupBy(fallen, ({ pk }) => pk).values()) void sendAll(clock, shard, due);
  }
}

/** Sends ten keys a call, one call after the other. */
async function sendAll(clock: Clock, keys: readonly Key[], queue: SimulatedQueue<Key>): Promise<void> {
  for (let start = 0; start < keys.length; start += 10) {
    await clock.wait(2 * ROUND_TRIP_MS);
    queue.send(keys.slice(start, start + 10));
  }
}
