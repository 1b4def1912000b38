import type { Board } from '../../table/board.ts';
import { healthOf, minutesSince } from './board-health.ts';
import { hasChanged, systemHealth } from './system-health.ts';

/** The metrics of a polling round, without paused boards. Ages are in minutes. */
export interface RegistryMetrics {
  readonly Boards: number;
  /** The oldest reading among boards that are not failing. */
  readonly OldestAge: number;
  /** The oldest reading among favorites, including failing ones. */
  readonly FavoriteAge: number;
  readonly FailingBoards: number;
  /** Percent. */
  readonly FailingShare: number;
  readonly SuspectBoards: number;
  /** Systems that have probably changed their answers. */
  readonly ChangedSystems: number;
}

export function registryMetrics(boards: readonly Board[], now: Date): RegistryMetrics {
  const polled = boards.filter(({ paused }) => !paused);
  const states = polled.map((board) => healthOf(board, now).state);
  const failing = states.filter((state) => state === 'failing').length;
  const readable = polled.filter((_, index) => states[index] !== 'failing');
  return {
    Boards: polled.length,
    OldestAge: oldest(readable, now),
    FavoriteAge: oldest(
      polled.filter(({ favorite }) => favorite),
      now,
    ),
    FailingBoards: failing,
    FailingShare: polled.length === 0 ? 0 : (100 * failing) / polled.length,
    SuspectBoards: states.filter((state) => state === 'suspect').length,
    ChangedSystems: systemHealth(boards, now).filter(hasChanged).length,
  };
}

/** A board that was never read counts from when it was first due. */
const oldest = (boards: readonly Board[], now: Date): number =>
  boards.reduce((age, { readAt, dueAt }) => Math.max(age, minutesSince(readAt ?? dueAt, now) ?? 0), 0);
