import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { CognitoError, expiredCode } from '../errors.ts';

/** What a code proves. A user has one code of each kind at most: the newest. */
export type CodePurpose = 'sign-up' | 'reset' | 'email' | 'phone_number';

const row = z.object({ code: z.string(), value: z.string(), expires_at: z.number() });

const HOUR = 3_600_000;
// "User pools code validity resource quotas", Cognito developer guide.
const LIFETIME: Record<CodePurpose, number> = {
  'sign-up': 24 * HOUR,
  reset: HOUR,
  email: 24 * HOUR,
  phone_number: 24 * HOUR,
};

/** Codes of six digits that users are sent. */
export interface Codes {
  /** Makes a code, in place of the last one. `value` is what it will prove: an attribute's name or value. */
  issue(sub: string, purpose: CodePurpose, value: string): string;
  /** Gives the code's value and uses it up. CodeMismatchException when wrong, ExpiredCodeException when gone. */
  redeem(sub: string, purpose: CodePurpose, code: string): string;
  /** Takes back a code that was sent and not used. */
  withdraw(sub: string, purpose: CodePurpose): void;
}

/** The codes kept in `database`. */
export function createCodes(database: DatabaseSync, now: () => number): Codes {
  const put = database.prepare('INSERT OR REPLACE INTO codes VALUES (?, ?, ?, ?, ?)');
  const get = database.prepare('SELECT code, value, expires_at FROM codes WHERE sub = ? AND purpose = ?');
  const remove = database.prepare('DELETE FROM codes WHERE sub = ? AND purpose = ?');
  return {
    issue(sub, purpose, value) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      put.run(sub, purpose, code, value, now() + LIFETIME[purpose]);
      return code;
    },
    redeem(sub, purpose, code) {
      const kept = row.optional().parse(get.get(sub, purpose));
      if (kept === undefined || kept.expires_at <= now()) throw expiredCode();
      if (kept.code !== code) {
        throw new CognitoError(
          'CodeMismatchException',
          'Invalid verification code provided, please try again.',
        );
      }
      remove.run(sub, purpose);
      return kept.value;
    },
    withdraw: (sub, purpose) => void remove.run(sub, purpose),
  };
}
