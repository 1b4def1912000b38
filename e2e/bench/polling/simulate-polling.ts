import type { SimulatedBoard } from './simulated-registry.ts';

/** The product's polling rules. Boards are indexes into `SimulationOptions.boards`, and times are in milliseconds. */
export interface Policy {
  /** Returns the boards to queue in this minute, in order. */
  selectBoards(now: number): readonly { board: number; lane: string; dueAt: string }[];
  /** Whether to read a board whose message has left the queue. */
  canRead(board: number, now: number): boolean;
  /** Records a reading that found `fresh` new postings. */
  recordRead(board: number, fresh: number, startedAt: number, now: number): void;
  /** Records a failed reading. `retryAfter` is the vendor's Retry-After in seconds. */
  recordFailure(board: number, startedAt: number, now: number, retryAfter?: number): void;
}

/** A period in which a vendor answers every request with Retry-After. Times are in milliseconds. */
export interface Outage {
  readonly ats: string;
  readonly from: number;
  readonly to: number;
}

/** The simulation's parameters. Times are in milliseconds. */
export interface SimulationOptions {
  readonly boards: readonly SimulatedBoard[];
  readonly from: number;
  readonly to: number;
  /** Maximum messages in flight across all lanes. */
  readonly maxConcurrency: number;
  /** Milliseconds per reading besides the response, for the queue, function and table. */
  readonly overhead: number;
  readonly outage: Outage;
  readonly random: () => number;
}

/** Callbacks for the simulation's events. Times and durations are in milliseconds. */
export interface Observer {
  onRequest(board: number, at: number, length: number): void;
  /** `at` is the start of the reading: it doesn't include later postings. */
  onRead(board: number, at: number): void;
  onPosting(board: number, delay: number): void;
  onMinute(now: number): void;
}

const MINUTE = 60_000;

/** The deduplication interval of SQS FIFO queues. */
const DEDUPLICATION_MS = 5 * MINUTE;

interface RunningRead {
  readonly board: number;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly lane: string;
  readonly outcome: 'read' | 'failed' | 'waiting' | 'skipped';
}

/**
 * Simulates the scheduler, a FIFO queue with message groups, its consumers and the vendors, minute by minute.
 */
export function simulatePolling(options: SimulationOptions, policy: Policy, observer: Observer): void {
  const { boards, outage, random } = options;
  const lanes = new Map<string, number[]>();
  const sent = new Map<number, { dueAt: string; at: number }>();
  const ready = new Set<string>();
  const busy = new Set<string>();
  const running: RunningRead[] = [];
  const postingsRead = boards.map(({ posts }) => posts.findLastIndex((at) => at < options.from) + 1);

  const readOutcome = (number: number, now: number): RunningRead['outcome'] => {
    const board = boards[number];
    if (!policy.canRead(number, now)) return 'skipped';
    if (board?.vendor.ats === outage.ats && now >= outage.from && now < outage.to) return 'waiting';
    return board?.fails ? 'failed' : 'read';
  };

  const start = (lane: string, now: number) => {
    const number = lanes.get(lane)?.shift();
    const board = boards[number ?? -1];
    if (number === undefined || !board) return;
    const outcome = readOutcome(number, now);
    const pages = outcome === 'read' ? board.pages : 1;
    const duration = outcome === 'skipped' ? 0 : pages * board.vendor.seconds * 1000 * (0.7 + 0.6 * random());
    for (let page = 0; outcome !== 'skipped' && page < pages; page += 1)
      observer.onRequest(number, now + (duration * page) / pages, duration / pages);
    busy.add(lane);
    running.push({ board: number, startedAt: now, endsAt: now + duration + options.overhead, lane, outcome });
  };

  const finish = ({ board: number, startedAt, endsAt, outcome }: RunningRead) => {
    if (outcome === 'waiting')
      policy.recordFailure(number, startedAt, endsAt, (outage.to - startedAt) / 1000);
    if (outcome === 'failed') policy.recordFailure(number, startedAt, endsAt);
    if (outcome !== 'read') return;
    const posts = boards[number]?.posts ?? [];
    const first = postingsRead[number] ?? 0;
    let next = first;
    for (; (posts[next] ?? Number.POSITIVE_INFINITY) <= startedAt; next += 1)
      observer.onPosting(number, endsAt - (posts[next] ?? endsAt));
    postingsRead[number] = next;
    observer.onRead(number, startedAt);
    policy.recordRead(number, next - first, startedAt, endsAt);
  };

  const runUntil = (until: number) => {
    for (let now = until - MINUTE; ; ) {
      for (const lane of ready) {
        if (running.length >= options.maxConcurrency) break;
        if (busy.has(lane)) continue;
        ready.delete(lane);
        start(lane, now);
      }
      const job = running.reduce<RunningRead | undefined>(
        (one, other) => (one && one.endsAt <= other.endsAt ? one : other),
        undefined,
      );
      if (!job || job.endsAt > until) return;
      now = job.endsAt;
      running.splice(running.indexOf(job), 1);
      busy.delete(job.lane);
      finish(job);
      if ((lanes.get(job.lane)?.length ?? 0) > 0) ready.add(job.lane);
    }
  };

  for (let now = options.from; now < options.to; now += MINUTE) {
    for (const { board, lane, dueAt } of policy.selectBoards(now)) {
      const last = sent.get(board);
      if (last?.dueAt === dueAt && now - last.at < DEDUPLICATION_MS) continue;
      sent.set(board, { dueAt, at: now });
      const waiting = lanes.get(lane);
      if (waiting) waiting.push(board);
      else lanes.set(lane, [board]);
      if (!busy.has(lane)) ready.add(lane);
    }
    runUntil(now + MINUTE);
    observer.onMinute(now + MINUTE);
  }
}
