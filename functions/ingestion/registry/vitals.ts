import type { Board } from '../../table/board.ts';
import { healthOf, minutesSince } from './health.ts';

/** What is measured of the whole registry every round; ages in minutes. Paused boards count nowhere. */
export interface Vitals {
  readonly Boards: number;
  /** Of the boards that can be read: how long the one most behind has waited. A failing board is counted below. */
  readonly OldestAge: number;
  /** Of all favourites, the failing ones among them. */
  readonly FavouriteAge: number;
  readonly FailingBoards: number;
  /** Percent. */
  readonly FailingShare: number;
  readonly SuspectBoards: number;
}

/** Measures the registry. A board that was never asked is as old as its registration. */
export function vitalsOf(boards: readonly Board[], now: Date): Vitals {
  const polled = boards.filter(({ paused }) => !paused);
  const states = polled.map((board) => healthOf(board, now).state);
  const failing = states.filter((state) => state === 'failing').length;
  const readable = polled.filter((_, index) => states[index] !== 'failing');
  return {
    Boards: polled.length,
    OldestAge: oldest(readable, now),
    FavouriteAge: oldest(
      polled.filter(({ favourite }) => favourite),
      now,
    ),
    FailingBoards: failing,
    FailingShare: polled.length === 0 ? 0 : (100 * failing) / polled.length,
    SuspectBoards: states.filter((state) => state === 'suspect').length,
  };
}

/** A board that was never read has waited since it was first due. */
const oldest = (boards: readonly Board[], now: Date): number =>
  boards.reduce((age, { readAt, dueAt }) => Math.max(age, minutesSince(readAt ?? dueAt, now) ?? 0), 0);
