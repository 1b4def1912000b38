import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import type { NextTime } from './schedule-expression.ts';

/** A schedule, whichever resource type it comes from. */
export interface Schedule {
  name: string;
  logicalId: string;
  arn: string;
  expression: string;
  enabled: boolean;
  next: NextTime;
  /** What the target gets for a run at this time. */
  input(scheduledTime: Date, executionId: string): unknown;
  /** Hands the input over: 'now' answers with the run's outcome, 'later' as soon as the target has taken it. */
  deliver(input: unknown, when: 'now' | 'later'): Promise<InvokeOutcome>;
}

/** A schedule as people are shown it. Times are ISO 8601. */
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
  /** Begins to keep time. */
  start(): void;
  list(): ScheduleState[];
  /** Runs a schedule now, by its name or logical id; undefined when there is no such schedule. */
  run(name: string): Promise<InvokeOutcome> | undefined;
  stop(): Promise<void>;
}

const longestWaitMs = 3_600_000;

/** Makes the register of schedules; `onError` gets what a timed run could not be handed over for. */
export function createSchedules(onError: (error: unknown) => void): Schedules {
  const schedules = new Map<string, Schedule & { lastAt: string | null }>();
  const stopping = new AbortController();
  const loops: Promise<void>[] = [];

  const fire = (schedule: Schedule & { lastAt: string | null }, at: Date, when: 'now' | 'later') => {
    schedule.lastAt = new Date().toISOString();
    return schedule.deliver(schedule.input(at, randomUUID()), when);
  };
  const keepTime = async (schedule: Schedule & { lastAt: string | null }) => {
    const { signal } = stopping;
    for (
      let at = schedule.next(new Date());
      at && !signal.aborted;
      at = schedule.next(new Date(Math.max(Date.now(), at.getTime())))
    ) {
      while (Date.now() < at.getTime() && !signal.aborted)
        await wait(Math.min(at.getTime() - Date.now(), longestWaitMs), undefined, { signal }).catch(
          () => undefined,
        );
      if (!signal.aborted) fire(schedule, at, 'later').catch(onError);
    }
  };

  return {
    add: (schedule) => void schedules.set(schedule.name, { ...schedule, lastAt: null }),
    start() {
      for (const schedule of schedules.values()) if (schedule.enabled) loops.push(keepTime(schedule));
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
      return schedule && fire(schedule, new Date(), 'now');
    },
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
