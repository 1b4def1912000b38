import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { notAuthorized } from '../errors.ts';

const FREE_FAILURES = 5;
const LONGEST = 15 * 60_000;
const FORGOTTEN_AFTER = 15 * 60_000;

const row = z.object({ failures: z.number(), locked_until: z.number(), last_attempt_at: z.number() });

/**
 * Cognito's lockout: the n-th wrong password (n at least 5) locks the user for 2^(n-5) seconds, 15 minutes at most;
 * attempts while locked fail and do not count; a success, or 15 minutes without any attempt, begins anew.
 * Source: "Lockout behavior for failed sign-in attempts", Cognito developer guide.
 */
export interface Lockouts {
  /** Throws while the user is locked out; to be asked before a password is looked at. */
  check(sub: string): void;
  failed(sub: string): void;
  succeeded(sub: string): void;
}

/** The lockouts kept in `database`. */
export function createLockouts(database: DatabaseSync, now: () => number): Lockouts {
  const get = database.prepare('SELECT failures, locked_until, last_attempt_at FROM lockouts WHERE sub = ?');
  const put = database.prepare('INSERT OR REPLACE INTO lockouts VALUES (?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM lockouts WHERE sub = ?');
  const current = (sub: string) => {
    const kept = row.optional().parse(get.get(sub));
    const fresh = kept !== undefined && now() - kept.last_attempt_at < FORGOTTEN_AFTER;
    return fresh ? kept : { failures: 0, locked_until: 0, last_attempt_at: 0 };
  };
  return {
    check(sub) {
      const { failures, locked_until: lockedUntil } = current(sub);
      if (now() >= lockedUntil) return;
      put.run(sub, failures, lockedUntil, now());
      throw notAuthorized('Password attempts exceeded');
    },
    failed(sub) {
      const failures = current(sub).failures + 1;
      const lock = failures < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (failures - FREE_FAILURES), LONGEST);
      put.run(sub, failures, now() + lock, now());
    },
    succeeded: (sub) => void remove.run(sub),
  };
}
