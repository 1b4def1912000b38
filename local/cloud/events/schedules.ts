import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import type { NextTime } from './schedule-expression.ts';

export interface Schedule {
  name: string;
  logicalId: string;
  arn: string;
  expression: string;
  enabled: boolean;
  next: NextTime;
  /** The target's input for a run at this time. */
  input(scheduledTime: Date, executionId: string): unknown;
  /** 'now' resolves with the outcome of the run, 'later' as soon as the target has the input. */
  deliver(input: unknown, when: 'now' | 'later'): Promise<InvokeOutcome>;
}

/** A schedule's state for the console. Times are ISO 8601. */
export interface ScheduleState {
  name: string;
  logicalId: string;
  expression: string;
  enabled: boolean;
  nextAt: string | null;
  lastAt: string | null;
}

/** The schedules of a run. */
export interface Schedules {
  add(schedule: Schedule): void;
  /** Starts the timers. */
  start(): void;
  list(): ScheduleState[];
  /** Runs a schedule now, by name or logical id. Returns undefined if there is no such schedule. */
  run(name: string): Promise<InvokeOutcome> | undefined;
  stop(): Promise<void>;
}

const MAX_WAIT_MS = 3_600_000;

type RunningSchedule = Schedule & { lastAt: string | null };

/** Calls `onError` if a timed run can't be delivered. */
export function createSchedules(onError: (error: unknown) => void): Schedules {
  const schedules = new Map<string, RunningSchedule>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const timers: Promise<void>[] = [];

  const deliver = (schedule: RunningSchedule, at: Date, when: 'now' | 'later') => {
    schedule.lastAt = new Date().toISOString();
    return schedule.deliver(schedule.input(at, randomUUID()), when);
  };
  const waitUntil = async (time: number) => {
    while (Date.now() < time && !signal.aborted)
      await wait(Math.min(time - Date.now(), MAX_WAIT_MS), undefined, { signal }).catch(() => undefined);
  };
  const runOnTime = async (schedule: RunningSchedule) => {
    let at = schedule.next(new Date());
    while (at && !signal.aborted) {
      await waitUntil(at.getTime());
      if (!signal.aborted) deliver(schedule, at, 'later').catch(onError);
      at = schedule.next(new Date(Math.max(Date.now(), at.getTime())));
    }
  };

  return {
    add: (schedule) => void schedules.set(schedule.name, { ...schedule, lastAt: null }),
    start() {
      for (const schedule of schedules.values()) if (schedule.enabled) timers.push(runOnTime(schedule));
    },
    list: () =>
      [...schedules.values()].map(({ name, logicalId, expression, enabled, next, lastAt }) => ({
        name,
        logicalId,
        expression,
        enabled,
        lastAt,
        nextAt: (enabled ? next(new Date()) : null)?.toISOString() ?? null,
      })),
    run(name) {
      const schedule = [...schedules.values()].find((one) => one.name === name || one.logicalId === name);
      return schedule && deliver(schedule, new Date(), 'now');
    },
    async stop() {
      stopping.abort();
      await Promise.all(timers);
    },
  };
}
