import type { SimulatedBoard } from './simulated-registry.ts';

/** What the product decides, as the simulation asks it. A board is known by its place in the list. */
export interface Policy {
  /** The minute's round: the boards to be put on the queue, in order, each with its lane. */
  round(now: number): readonly { board: number; lane: string; dueAt: string }[];
  /** Whether a board that comes off the queue is to be asked at all. */
  mayAsk(board: number, now: number): boolean;
  /** A board was read: so many postings are new. */
  read(board: number, fresh: number, startedAt: number, now: number): void;
  /** A board could not be read; its vendor may ask to wait, in seconds. */
  failed(board: number, startedAt: number, now: number, retryAfter?: number): void;
}

/** A vendor that answers nobody for a while, and says so by Retry-After. */
export interface Outage {
  readonly ats: string;
  readonly from: number;
  readonly to: number;
}

/** What happens around the policy, in milliseconds. */
export interface World {
  readonly boards: readonly SimulatedBoard[];
  readonly from: number;
  readonly to: number;
  /** Messages in hand at once, all lanes together. */
  readonly atOnce: number;
  /** What a reading takes besides the answer: queue, function, table. */
  readonly overhead: number;
  readonly outage: Outage;
  readonly random: () => number;
}

/** Who watches; times in milliseconds. */
export interface Watching {
  request(board: number, at: number, length: number): void;
  /** A board was read: what it shows is known as of `at`. */
  read(board: number, at: number): void;
  seen(board: number, delay: number): void;
  minute(now: number): void;
}

const MINUTE = 60_000;

/** SQS takes a message once in this time. */
const ONCE = 5 * MINUTE;

interface Job {
  readonly board: number;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly lane: string;
  readonly outcome: 'read' | 'failed' | 'waiting' | 'skipped';
}

/** Plays the schedule, a FIFO queue in groups, its readers and the vendors' answers, minute by minute. */
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
