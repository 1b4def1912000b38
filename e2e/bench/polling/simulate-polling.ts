import type { SimulatedBoard } from './simulated-registry.ts';

/** The product's polling rules. Boards are indexes into `World.boards`, and times are in milliseconds. */
export interface Policy {
  /** Returns the boards to queue in this minute, in order. */
  round(now: number): readonly { board: number; lane: string; dueAt: string }[];
  /** Whether to read a board whose message has left the queue. */
  mayAsk(board: number, now: number): boolean;
  /** Records a reading that found `fresh` new postings. */
  read(board: number, fresh: number, startedAt: number, now: number): void;
  /** Records a failed reading. `retryAfter` is the vendor's Retry-After in seconds. */
  failed(board: number, startedAt: number, now: number, retryAfter?: number): void;
}

/** A period in which a vendor answers every request with Retry-After. Times are in milliseconds. */
export interface Outage {
  readonly ats: string;
  readonly from: number;
  readonly to: number;
}

/** The simulation's parameters. Times are in milliseconds. */
export interface World {
  readonly boards: readonly SimulatedBoard[];
  readonly from: number;
  readonly to: number;
  /** Maximum messages in flight across all lanes. */
  readonly atOnce: number;
  /** Time of a reading besides the response, for queue, function and table. */
  readonly overhead: number;
  readonly outage: Outage;
  readonly random: () => number;
}

/** Callbacks for the simulation's events. Times and durations are in milliseconds. */
export interface Watching {
  request(board: number, at: number, length: number): void;
  /** `at` is the start of the reading, because later postings aren't in it. */
  read(board: number, at: number): void;
  seen(board: number, delay: number): void;
  minute(now: number): void;
}

const MINUTE = 60_000;

/** The deduplication interval of SQS FIFO queues. */
const ONCE = 5 * MINUTE;

interface Job {
  readonly board: number;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly lane: string;
  readonly outcome: 'read' | 'failed' | 'waiting' | 'skipped';
}

/**
 * Simulates the scheduler, a FIFO queue with message groups, its consumers and the vendors, minute by minute.
 */
export function simulatePolling(world: World, policy: Policy, watching: Watching): void {
  const { boards, outage, random } = world;
  const lanes = new Map<string, number[]>();
  const sent = new Map<number, { dueAt: string; at: number }>();
  const ready = new Set<string>();
  const busy = new Set<string>();
  const inHand: Job[] = [];
  const shown = boards.map(({ posts }) => posts.findLastIndex((at) => at < world.from) + 1);

  const answerOf = (number: number, now: number): Job['outcome'] => {
    const board = boards[number];
    if (!policy.mayAsk(number, now)) return 'skipped';
    if (board?.vendor.ats === outage.ats && now >= outage.from && now < outage.to) return 'waiting';
    return board?.fails ? 'failed' : 'read';
  };

  const start = (lane: string, now: number) => {
    const number = lanes.get(lane)?.shift();
    const board = boards[number ?? -1];
    if (number === undefined || !board) return;
    const outcome = answerOf(number, now);
    const pages = outcome === 'read' ? board.pages : 1;
    const answer = outcome === 'skipped' ? 0 : pages * board.vendor.seconds * 1000 * (0.7 + 0.6 * random());
    for (let page = 0; outcome !== 'skipped' && page < pages; page += 1)
      watching.request(number, now + (answer * page) / pages, answer / pages);
    busy.add(lane);
    inHand.push({ board: number, startedAt: now, endsAt: now + answer + world.overhead, lane, outcome });
  };

  const finish = ({ board: number, startedAt, endsAt, outcome }: Job) => {
    if (outcome === 'waiting') policy.failed(number, startedAt, endsAt, (outage.to - startedAt) / 1000);
    if (outcome === 'failed') policy.failed(number, startedAt, endsAt);
    if (outcome !== 'read') return;
    const posts = boards[number]?.posts ?? [];
    const first = shown[number] ?? 0;
    let next = first;
    for (; (posts[next] ?? Number.POSITIVE_INFINITY) <= startedAt; next += 1)
      watching.seen(number, endsAt - (posts[next] ?? endsAt));
    shown[number] = next;
    watching.read(number, startedAt);
    policy.read(number, next - first, startedAt, endsAt);
  };

  const work = (until: number) => {
    for (let now = until - MINUTE; ; ) {
      for (const lane of ready) {
        if (inHand.length >= world.atOnce) break;
        if (busy.has(lane)) continue;
        ready.delete(lane);
        start(lane, now);
      }
      const job = inHand.reduce<Job | undefined>(
        (one, other) => (one && one.endsAt <= other.endsAt ? one : other),
        undefined,
      );
      if (!job || job.endsAt > until) return;
      now = job.endsAt;
      inHand.splice(inHand.indexOf(job), 1);
      busy.delete(job.lane);
      finish(job);
      if ((lanes.get(job.lane)?.length ?? 0) > 0) ready.add(job.lane);
    }
  };

  for (let now = world.from; now < world.to; now += MINUTE) {
    for (const { board, lane, dueAt } of policy.round(now)) {
      const last = sent.get(board);
      if (last?.dueAt === dueAt && now - last.at < ONCE) continue;
      sent.set(board, { dueAt, at: now });
      const waiting = lanes.get(lane);
      if (waiting) waiting.push(board);
      else lanes.set(lane, [board]);
      if (!busy.has(lane)) ready.add(lane);
    }
    work(now + MINUTE);
    watching.minute(now + MINUTE);
  }
}
