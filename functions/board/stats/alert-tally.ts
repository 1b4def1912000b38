import { addLatencies, type LatencyCounts, toBucket } from './latency.ts';

/** Alerts that a worker handed over to providers. */
export interface AlertCounts {
  readonly alerts: number;
  readonly messages: number;
  /** Messages that used a free alert. */
  readonly charged: number;
  readonly texts: number;
  /** Attempts on a channel that the provider, or our account's limits, refused. */
  readonly refused: number;
  /** Of first messages only: deferred ones and digests wait on purpose. */
  readonly latencies: LatencyCounts;
}

/** Counts what one worker hands over. */
export interface AlertTally {
  /** Counts a message that a provider accepted; `wait` (milliseconds) is given for first messages. */
  add(message: { readonly alerts: number; readonly isCharged: boolean; readonly wait?: number }): void;
  /** Counts an attempt on a channel. */
  count(attempt: 'texts' | 'refused'): void;
  /** Writes the counts if it is time to. Never throws, since counting must not fail a delivery. */
  flush(): Promise<void>;
}

/** One write for this many messages costs each an eighth of a write unit. */
const MIN_MESSAGES = 8;

/** Fewer messages are written after this many milliseconds, so that quiet hours count too. */
const MAX_WAIT_MS = 10_000;

const NOTHING: AlertCounts = {
  alerts: 0,
  messages: 0,
  charged: 0,
  texts: 0,
  refused: 0,
  latencies: new Map(),
};

/**
 * Gathers counts and writes them together: one write for at least eight messages, or after ten seconds. The up to seven
 * messages that a worker still has when it is shut down are not counted, nor is what could not be written.
 */
export function alertTally(
  write: (at: number, counts: AlertCounts) => Promise<void>,
  now: () => number,
  onFailure: (error: Error) => void,
): AlertTally {
  let counts = NOTHING;
  let flushedAt = 0;
  return {
    add({ alerts, isCharged, wait }) {
      const latencies: LatencyCounts = wait === undefined ? new Map() : new Map([[toBucket(wait), 1]]);
      counts = {
        ...counts,
        alerts: counts.alerts + alerts,
        messages: counts.messages + 1,
        charged: counts.charged + Number(isCharged),
        latencies: addLatencies([counts.latencies, latencies]),
      };
    },
    count(attempt) {
      counts = { ...counts, [attempt]: counts[attempt] + 1 };
    },
    async flush() {
      const at = now();
      const isTime = counts.messages >= MIN_MESSAGES || at - flushedAt >= MAX_WAIT_MS;
      if (counts === NOTHING || !isTime) return;
      const flushed = counts;
      counts = NOTHING;
      flushedAt = at;
      await write(at, flushed).catch(onFailure);
    },
  };
}
