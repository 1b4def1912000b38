import type { FaultKind } from './faults.ts';

/**
 * How a call ended: 'unauthenticated' by an unknown key or a wrong signature, 'denied' by IAM, 'rejected' with a 4xx,
 * 'failed' with a 5xx, and 'lost' if the service did its work but a fault destroyed the response.
 */
export type Outcome = 'ok' | 'unauthenticated' | 'denied' | 'rejected' | 'failed' | 'lost';

export interface Call {
  /** ISO 8601. */
  at: string;
  /** Null for an unsigned call. */
  principal: string | null;
  service: string;
  action: string;
  outcome: Outcome;
  fault: FaultKind | null;
  errorCode: string | null;
  status: number;
  /** From the end of the request to the response. */
  tookMs: number;
  /** DynamoDB's consumed capacity; 0 for other services. */
  readUnits: number;
  writeUnits: number;
}

/** The number of calls of one principal to one action with the same outcome. */
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

/** Keeps the newest calls and counts all of them. */
export interface CallLog {
  record(call: Call): void;
  /** Newest first. */
  recent(limit?: number): Call[];
  counts(): CallCount[];
  /** DynamoDB's consumed capacity by principal. */
  capacity(): Record<string, { readUnits: number; writeUnits: number }>;
  /** Resets the counts, as before a benchmark. */
  reset(): void;
}

/** Keeps the newest `size` calls. */
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
