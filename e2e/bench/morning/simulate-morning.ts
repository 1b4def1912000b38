import { pacer } from '../../../functions/delivery/message-sender.ts';
import { type Pace, splitMailRate } from '../../../infra/mail-rate.ts';
import { createBurst } from '../burst/workload.ts';
import { VirtualClock } from './virtual-clock.ts';

const MINUTE = 60_000;

/** When the burst's postings are detected: half a minute after the digests fell due, which is at 0. */
const BURST_AT = 30_000;

/** From detecting a posting to its alerts in the queue, in milliseconds: all at once, which is worse than one by one. */
const MATCHING_MS = 3_000;

/** What steps take, in milliseconds: the 80 ms until SES answers are those of the cost model's habits. */
const CALL_MS = 5;
const MAIL_MS = 80;
const POLL_MS = 20;

/** Calls before a mail (meter, alerts, person, job, claim) and after it (settling). */
const CALLS = { before: 5, after: 1 };

export interface Morning {
  /** From detection to SES's answer, in milliseconds, of each person's first mail of the burst. */
  readonly first: readonly number[];
  /** When the last digest was accepted, in milliseconds after they fell due. */
  readonly lastDigest: number;
}

/** A message of a queue: whoever's turn it is gets a mail, unless they already got it. */
interface Queue {
  readonly people: string[];
  readonly pace: Pace;
  readonly mailed: (at: number) => void;
}

/**
 * Runs delivery's two queues on a virtual clock, with the workers, batches and pacers of a stage with this sending rate:
 * digests that fall due together, each queued twice by the drain, and a burst of postings for people who wait for nothing.
 */
export async function simulateMorning(size: {
  readonly mailsPerSecond: number;
  readonly digests: number;
  readonly postings: number;
  readonly people: number;
}): Promise<Morning> {
  const clock = new VirtualClock();
  const { immediate, deferred } = splitMailRate(size.mailsPerSecond);
  const first: number[] = [];
  let lastDigest = 0;
  const digests = Array.from({ length: size.digests }, (_, n) => `digest ${n}`);
  const later: Queue = {
    people: [...digests],
    pace: deferred,
    mailed: (at) => {
      lastDigest = at;
    },
  };
  const due: Queue = { people: [], pace: immediate, mailed: (at) => first.push(at - BURST_AT) };
  void clock.wait(MINUTE).then(() => later.people.push(...digests));
  void clock.wait(BURST_AT + MATCHING_MS).then(() => due.people.push(...burstAlerts(size)));
  const lastArrival = Math.max(MINUTE, BURST_AT + MATCHING_MS);
  for (const queue of [due, later]) workQueue(clock, queue, lastArrival);
  await clock.run();
  return { first, lastDigest };
}

/** The person of each alert of the burst, in the order of its postings. */
function burstAlerts({ postings, people }: { readonly postings: number; readonly people: number }): string[] {
  const { titles, burstTitles } = createBurst({ people, postings, calm: 0 });
  const wanting = new Map<string, string[]>();
  for (const [person, saved] of titles.entries())
    for (const title of saved) wanting.set(title, [...(wanting.get(title) ?? []), `person ${person}`]);
  return burstTitles.flatMap((title) => wanting.get(title) ?? []);
}

/** Starts the workers of a queue, which stop once it is empty for good. */
function workQueue(clock: VirtualClock, { people, pace, mailed }: Queue, lastArrival: number): void {
  const done = new Set<string>();
  let next = 0;
  const deliver = async (person: string, turn: () => Promise<void>) => {
    if (done.has(person)) return clock.wait(CALL_MS);
    done.add(person);
    await clock.wait(CALLS.before * CALL_MS);
    await turn();
    await clock.wait(MAIL_MS);
    mailed(clock.now());
    await clock.wait(CALLS.after * CALL_MS);
  };
  const work = async () => {
    const turn = pacer(pace.gap, clock);
    while (next < people.length || clock.now() <= lastArrival) {
      const batch = people.slice(next, next + pace.batchSize);
      next += batch.length;
      await Promise.all([clock.wait(POLL_MS), ...batch.map((person) => deliver(person, turn))]);
    }
  };
  for (let worker = 1; worker <= pace.workers; worker += 1) void work();
}
