import type { FaultKind } from './faults.ts';

/**
 * How a call ended: done; not let in (unknown key, wrong signature); refused by the caller's role;
 * answered with a client error (4xx) or a server error (5xx); or done and its answer destroyed.
 */
export type Outcome = 'ok' | 'unauthenticated' | 'denied' | 'rejected' | 'failed' | 'lost';

/** One call through the gateway. */
export interface Call {
  /** ISO 8601. */
  at: string;
  /** Null: unsigned. */
  principal: string | null;
  service: string;
  action: string;
  outcome: Outcome;
  fault: FaultKind | null;
  /** The error's code as the service gives it, or null. */
  errorCode: string | null;
  status: number;
  /** Milliseconds from the last byte of the request to the answer. */
  tookMs: number;
  /** DynamoDB's consumed capacity units; 0 elsewhere. */
  readUnits: number;
  writeUnits: number;
}

/** Calls of one principal to one action that ended the same way. */
export interface CallCount {
  principal: string | null;
  service: string;
  action: string;
  outcome: Outcome;
  fault: FaultKind | null;
  calls: number;
  readUnits: number;
  writeUnits: number;
}

/** The memory of calls: the newest ones in full, all of them counted. */
export interface CallLog {
  record(call: Call): void;
  /** The newest calls, newest first. */
  recent(limit?: number): Call[];
  counts(): CallCount[];
  /** DynamoDB capacity units by principal. */
  capacity(): Record<string, { readUnits: number; writeUnits: number }>;
  /** Starts counting anew, as before a measurement. */
  reset(): void;
}

/** Makes a call log that keeps the newest `size` calls in full. */
export function createCallLog(size = 2_000): CallLog {
  let ring: Call[] = [];
  const counts = new Map<string, CallCount>();
  return {
    record(call) {
      ring.push(call);
      if (ring.length > 2 * size) ring = ring.slice(-size);
      const { principal, service, action, outcome, fault } = call;
      const key = JSON.stringify([principal, service, action, outcome, fault]);
      const count = counts.get(key) ?? {
        principal,
        service,
        action,
        outcome,
        fault,
        calls: 0,
        readUnits: 0,
        writeUnits: 0,
      };
      count.calls += 1;
      count.readUnits += call.readUnits;
      count.writeUnits += call.writeUnits;
      counts.set(key, count);
    },
    recent: (limit = size) => ring.slice(-Math.min(limit, size)).reverse(),
    counts: () => [...counts.values()].map((count) => ({ ...count })),
    capacity() {
      const sums: Record<string, { readUnits: number; writeUnits: number }> = {};
      for (const { principal, readUnits, writeUnits } of counts.values()) {
        if (principal === null || readUnits + writeUnits === 0) continue;
        sums[principal] ??= { readUnits: 0, writeUnits: 0 };
        const sum = sums[principal];
        sum.readUnits += readUnits;
        sum.writeUnits += writeUnits;
      }
      return sums;
    },
    reset() {
      ring = [];
      counts.clear();
    },
  };
}
