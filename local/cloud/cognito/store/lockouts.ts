import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { notAuthorized } from '../errors.ts';

const FIRST_LOCKING_FAILURE = 5;
const MAX_LOCK_MS = 15 * 60_000;
const RESET_AFTER_MS = 15 * 60_000;

const row = z.object({ failures: z.number(), locked_until: z.number(), last_attempt_at: z.number() });

/**
 * Cognito's lockout: the n-th wrong password locks the user for 2^(n-5) seconds from the fifth on, 15 minutes at most.
 * Attempts during a lock fail and do not count. A success, or 15 minutes without an attempt, resets the count.
 * Source: "Lockout behavior for failed sign-in attempts", Cognito developer guide.
 */
export interface Lockouts {
  /** Throws NotAuthorizedException while the user is locked out. Call it before checking a password. */
  check(sub: string): void;
  recordFailure(sub: string): void;
  reset(sub: string): void;
}

export function createLockouts(database: DatabaseSync, now: () => number): Lockouts {
  const get = database.prepare('SELECT failures, locked_until, last_attempt_at FROM lockouts WHERE sub = ?');
  const put = database.prepare('INSERT OR REPLACE INTO lockouts VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM lockouts WHERE sub = ?');
  const current = (sub: string) => {
    const stored = row.optional().parse(get.get(sub));
    const isRecent = stored !== undefined && now() - stored.last_attempt_at < RESET_AFTER_MS;
    return isRecent ? stored : { failures: 0, locked_until: 0, last_attempt_at: 0 };
  };
  return {
    check(sub) {
      const { failures, locked_until: lockedUntil } = current(sub);
      if (now() >= lockedUntil) return;
      put.run(sub, failures, lockedUntil, now());
      throw notAuthorized('Password attempts exceeded');
    },
    recordFailure(sub) {
      const failures = current(sub).failures + 1;
      const lockMs = Math.min(1000 * 2 ** (failures - FIRST_LOCKING_FAILURE), MAX_LOCK_MS);
      const lockedUntil = failures < FIRST_LOCKING_FAILURE ? now() : now() + lockMs;
      put.run(sub, failures, lockedUntil, now());
    },
    reset: (sub) => void remove.run(sub),
  };
}
