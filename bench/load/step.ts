import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../measure/statistics.ts';

/** The product counts as saturated if more of the operations fail. From 0 to 1. */
const MAX_ERROR_RATE = 0.01;

/** A failed operation. Errors are counted by message, so messages are short and have no ids: 'board 503'. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}

/** A kind of load, such as visits or sign-ups. */
export interface Scenario {
  readonly name: string;
  /** Describes one operation in the report. */
  readonly operation: string;
  /** The rate of the first step, in operations per second. */
  readonly firstRate: number;
  /** A p95 above this, in milliseconds, means that the product is saturated. */
  readonly limitMs: number;
  /** Runs operation `n`, numbered over all steps. Throws `OperationError` if it fails. */
  operate(n: number): Promise<void>;
}

export interface Sample {
  /** Latency in milliseconds from the scheduled start, so that a slow load generator hides no delay. */
  readonly ms: number;
  readonly error?: string;
}

export interface Step {
  /** Operations per second. */
  readonly offered: number;
  /** Successful operations per second, until the last one ended. */
  readonly achieved: number;
  readonly operations: number;
  /** Latency of all operations in milliseconds, including failed ones. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The number of failed operations by error message. */
  readonly errors: ReadonlyMap<string, number>;
}

/**
 * Returns the start times of a step’s operations, in milliseconds from its start. They are evenly spaced
 * and don’t depend on earlier operations.
 */
export const startTimes = (perSecond: number, seconds: number): number[] =>
  Array.from({ length: Math.max(1, Math.round(perSecond * seconds)) }, (_, n) => (n * 1000) / perSecond);

/**
 * Starts operations on schedule, even while earlier ones are running, and waits for all of them. `from` is
 * the number of the first operation.
 */
export async function runStep(
  scenario: Scenario,
  rate: number,
  seconds: number,
  from: number,
): Promise<Step> {
  const running: Promise<Sample>[] = [];
  const start = Date.now();
  for (const [n, at] of startTimes(rate, seconds).entries()) {
    const due = start + at;
    if (due > Date.now()) await pause(due - Date.now());
    running.push(measureLatency(scenario.operate(from + n), due));
  }
  return summarize(rate, seconds, await Promise.all(running));
}

async function measureLatency(operation: Promise<void>, due: number): Promise<Sample> {
  try {
    await operation;
    return { ms: Date.now() - due };
  } catch (error) {
    return { ms: Date.now() - due, error: error instanceof OperationError ? error.message : String(error) };
  }
}

/** Summarizes a step. `samples` are in the order in which they were due. */
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

/** Describes the limit that a step exceeds. Returns undefined if it exceeds none. */
export function findExceededLimit({ p95, errors, operations }: Step, limitMs: number): string | undefined {
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  if (failed > operations * MAX_ERROR_RATE) return `more than ${MAX_ERROR_RATE * 100}% errors`;
  return p95 > limitMs ? `p95 above ${limitMs.toLocaleString('en-US')} ms` : undefined;
}
