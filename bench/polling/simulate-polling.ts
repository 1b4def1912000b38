import type { SimulatedBoard } from './simulated-registry.ts';

/** The product's polling rules. Boards are indexes into `SimulationOptions.boards`, and times are in milliseconds. */
export interface Policy {
  /** Returns the messages of this minute's round. */
  selectBoards(now: number): readonly SimulatedMessage[];
  /** Returns how many of a board's pages a reading fetches now, or 0 if the board is not to be read. */
  pagesToRead(board: number, now: number): number;
  /** Records a reading that found `fresh` new postings. */
  recordRead(board: number, fresh: number, startedAt: number, now: number): void;
  /** Records a failed reading. `retryAfter` is the vendor's Retry-After in seconds. */
  recordFailure(board: number, startedAt: number, now: number, retryAfter?: number): void;
}

/** The boards of one invocation: those of a lane are read one after the other, the lanes at the same time. */
export interface SimulatedMessage {
  readonly reader: string;
  readonly boards: readonly { readonly board: number; readonly lane: string }[];
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
  /** No board of a message is begun after this time. */
  readonly round: number;
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
  /** A reader was busy for this long. */
  onMessage(reader: string, length: number): void;
  onMinute(now: number): void;
}

const MINUTE = 60_000;

/** Simulates the scheduler, the readers and the vendors, minute by minute. */
export function simulatePolling(options: SimulationOptions, policy: Policy, observer: Observer): void {
  const { boards, outage, random } = options;
  const waiting = new Map<string, SimulatedMessage[]>();
  const freeAt = new Map<string, number>();
  const postingsRead = boards.map(({ posts }) => posts.findLastIndex((at) => at < options.from) + 1);

  /** Returns when the reading ends. */
  const read = (number: number, now: number): number => {
    const board = boards[number];
    const pages = policy.pagesToRead(number, now);
    if (!board || pages === 0) return now;
    const isOut = board.vendor.ats === outage.ats && now >= outage.from && now < outage.to;
    const requests = isOut || board.fails ? 1 : pages;
    const duration = requests * board.vendor.seconds * 1000 * (0.7 + 0.6 * random());
    for (let page = 0; page < requests; page += 1)
      observer.onRequest(number, now + (duration * page) / requests, duration / requests);
    const end = now + duration + options.overhead;
    if (isOut) policy.recordFailure(number, now, end, (outage.to - now) / 1000);
    else if (board.fails) policy.recordFailure(number, now, end);
    else recordRead(number, board, now, end);
    return end;
  };

  const recordRead = (number: number, { posts }: SimulatedBoard, startedAt: number, now: number) => {
    const first = postingsRead[number] ?? 0;
    let next = first;
    for (; (posts[next] ?? Number.POSITIVE_INFINITY) <= startedAt; next += 1)
      observer.onPosting(number, now - (posts[next] ?? now));
    postingsRead[number] = next;
    observer.onRead(number, startedAt);
    policy.recordRead(number, next - first, startedAt, now);
  };

  const work = ({ reader, boards: entries }: SimulatedMessage, start: number) => {
    const ends = [...Map.groupBy(entries, ({ lane }) => lane).values()].map((lane) => {
      let now = start;
      for (const { board } of lane) if (now < start + options.round) now = read(board, now);
      return now;
    });
    const end = Math.max(start, ...ends);
    freeAt.set(reader, end);
    observer.onMessage(reader, end - start);
  };

  for (let now = options.from; now < options.to; now += MINUTE) {
    for (const message of policy.selectBoards(now))
      waiting.set(message.reader, [...(waiting.get(message.reader) ?? []), message]);
    for (const [reader, messages] of waiting)
      while (messages.length > 0 && (freeAt.get(reader) ?? now) < now + MINUTE) {
        const message = messages.shift();
        if (message) work(message, Math.max(now, freeAt.get(reader) ?? now));
      }
    observer.onMinute(now + MINUTE);
  }
}
