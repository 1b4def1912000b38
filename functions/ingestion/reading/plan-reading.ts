import type { Board } from '../../table/board.ts';
import { hashPrefix } from '../../table/shards.ts';
import type { Adapter } from '../adapters/adapter.ts';

const HOUR = 3_600_000;

/** How often a board is read as a whole if most readings need only its newest postings. */
const WALK_EVERY = 6 * HOUR;

/** A reading of the whole board that leaves a doubt is repeated this soon. */
const CONFIRM_AFTER = HOUR;

export interface ReadingPlan {
  /** The whole board is read. */
  readonly isWalk: boolean;
  /** An unchanged response is compared again too. */
  readonly isFresh: boolean;
}

/**
 * Plans a reading. A system that lists the newest postings first is read as a whole every 6 hours, each board at an
 * offset of its own, an hour after a doubt, and when a recording is replayed; otherwise only up to the first posting
 * that is known. All other boards are read as a whole each time.
 */
export function planReading(
  { newestFirst }: Pick<Adapter, 'newestFirst'>,
  { sk, walkedAt, unsettled, suspectSince }: Pick<Board, 'sk' | 'walkedAt' | 'unsettled' | 'suspectSince'>,
  now: Date,
  seenAt?: Date,
): ReadingPlan {
  const isDoubtful = unsettled || suspectSince !== null;
  if (!newestFirst || seenAt) return { isWalk: true, isFresh: isDoubtful || seenAt !== undefined };
  const offset = Number.parseInt(hashPrefix(sk), 16) % WALK_EVERY;
  const period = (time: number) => Math.floor((time - offset) / WALK_EVERY);
  const walked = Date.parse(walkedAt ?? '');
  const age = now.getTime() - walked;
  const isWalk =
    Number.isNaN(walked) || period(now.getTime()) > period(walked) || (isDoubtful && age >= CONFIRM_AFTER);
  return { isWalk, isFresh: isWalk };
}

/** The start of the next hour of UTC. */
export const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR);
