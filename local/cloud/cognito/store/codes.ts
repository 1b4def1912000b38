import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { CognitoError } from '../errors.ts';

/** A user has at most one code for each purpose, the newest. */
export type CodePurpose = 'sign-up' | 'reset' | 'phone_number';

const row = z.object({ code: z.string(), expires_at: z.number() });

const HOUR_MS = 3_600_000;
// "User pools code validity resource quotas", Cognito developer guide.
const LIFETIME_MS: Record<CodePurpose, number> = {
  'sign-up': 24 * HOUR_MS,
  reset: HOUR_MS,
  phone_number: 24 * HOUR_MS,
};

/** Six-digit codes. */
export interface Codes {
  /** Creates a code that replaces the previous one. */
  issue(sub: string, purpose: CodePurpose): string;
  /**
   * Uses up a code. Throws CodeMismatchException for a wrong code and ExpiredCodeException for a missing or
   * expired one.
   */
  redeem(sub: string, purpose: CodePurpose, code: string): void;
  revoke(sub: string, purpose: CodePurpose): void;
}

export function createCodes(database: DatabaseSync, now: () => number): Codes {
  const put = database.prepare('INSERT OR REPLACE INTO verification_codes VALUES (?, ?, ?, ?)');
  const get = database.prepare(
    'SELECT code, expires_at FROM verification_codes WHERE sub = ? AND purpose = ?',
  );
  const remove = database.prepare('DELETE FROM verification_codes WHERE sub = ? AND purpose = ?');
  return {
    issue(sub, purpose) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      put.run(sub, purpose, code, now() + LIFETIME_MS[purpose]);
      return code;
    },
    redeem(sub, purpose, code) {
      const issued = row.optional().parse(get.get(sub, purpose));
      if (issued === undefined || issued.expires_at <= now()) {
        const message = 'Invalid code provided, please request a code again.';
        throw new CognitoError('ExpiredCodeException', message);
      }
      if (issued.code !== code) {
        const message = 'Invalid verification code provided, please try again.';
        throw new CognitoError('CodeMismatchException', message);
      }
      remove.run(sub, purpose);
    },
    revoke: (sub, purpose) => void remove.run(sub, purpose),
  };
}
