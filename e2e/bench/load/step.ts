import { setTimeout as pause } from 'node:timers/promises';
import { arrivals, percentile } from './schedule.ts';

/** The share of operations that may fail before the product counts as overloaded. */
const MOST_ERRORS = 0.01;

/** A failed operation; errors are counted by its message, which is a few words: 'board 503'. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}

/** One kind of load. */
export interface Kind {
  readonly name: string;
  /** What one operation is, in a sentence. */
  readonly operation: string;
  /** What the first step offers, in operations a second. */
  readonly firstRate: number;
  /** A p95 above this, in milliseconds, means that the product is overloaded. */
  readonly limitMs: number;
  /** How many operations there can be in all; any number unless given. */
  readonly most?: number;
  /** Runs operation `n`, numbered over all steps. Returns when it was done, in epoch milliseconds, or throws an `OperationError`. */
  operate(n: number): Promise<number>;
  /** Called before the first operation of a step begins. */
  begin?(): void;
  /** Called when the last operation of a step has begun. */
  finish?(): Promise<void>;
}

/** The outcome of one operation. */
export interface Sample {
  /** Milliseconds from when it was due, not from when it began, so that a late load generator hides no delay. */
  readonly ms: number;
  readonly error?: string;
}

/** The outcome of one step. */
export interface Step {
  /** Operations a second. */
  readonly offered: number;
  /** Successful operations a second, over the time until the last one ended. */
  readonly achieved: number;
  readonly operations: number;
  /** Milliseconds, over all operations, failed ones included. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** How many operations failed, by what the error is called. */
  readonly errors: ReadonlyMap<string, number>;
}

/** Begins an operation whenever one is due, whether or not earlier ones have ended, and waits for all. */
export async function runStep(kind: Kind, rate: number, seconds: number, from: number): Promise<Step> {
  const running: Promise<Sample>[] = [];
  kind.begin?.();
  const start = Date.now();
  for (const [n, at] of arrivals(rate, seconds).entries()) {
    const due = start + at;
    if (due > Date.now()) await pause(due - Date.now());
    running.push(takeSample(kind.operate(from + n), due));
  }
  await kind.finish?.();
  return summarize(rate, seconds, await Promise.all(running));
}

async function takeSample(operation: Promise<number>, due: number): Promise<Sample> {
  try {
    return { ms: (await operation) - due };
  } catch (error) {
    return { ms: Date.now() - due, error: error instanceof OperationError ? error.message : String(error) };
  }
}

/** Sums up a step. `samples` are in the order in which they were due. */
export function summarize(offered: number, seconds: number, samples: readonly Sample[]): Step {
  const times = samples.map(({ ms }) => ms);
  const errors = new Map<string, number>();
  for (const { error } of samples) if (error !== undefined) errors.set(error, (errors.get(error) ?? 0) + 1);
  const good = samples.filter(({ error }) => error === undefined).length;
  const ended = Math.max(...samples.map(({ ms }, n) => (n * 1000) / offered + ms)) / 1000;
  return {
    offered,
    achieved: good / Math.max(seconds, ended),
    operations: samples.length,
    errors,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}

/** Says why a step overloads the product; undefined if it doesn't. */
export function bentBy({ p95, errors, operations }: Step, limitMs: number): string | undefined {
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  if (failed > operations * MOST_ERRORS) return `more than ${MOST_ERRORS * 100} % errors`;
  return p95 > limitMs ? `p95 above ${limitMs} ms` : undefined;
}
