import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { CognitoError } from '../errors.ts';

const HOUR_MS = 3_600_000;

/**
 * Calls per user and hour, from "User pools code validity and user operation quotas" in the Cognito developer
 * guide, which gives 5 to 20 password resets depending on a risk score. The emulator has no score and allows
 * 10.
 */
const MAX_PER_HOUR = {
  ForgotPassword: 10,
  ConfirmForgotPassword: 10,
  ResendConfirmationCode: 5,
  ConfirmSignUp: 15,
  ChangePassword: 5,
  GetUserAttributeVerificationCode: 5,
  VerifyUserAttribute: 15,
} as const;

/** Counts one call. Throws LimitExceededException, and does not count it, above the hourly limit. */
export type CountAttempt = (sub: string, operation: keyof typeof MAX_PER_HOUR) => void;

const countRow = z.object({ calls: z.number() });

export function createAttempts(database: DatabaseSync, now: () => number): CountAttempt {
  const insert = database.prepare('INSERT INTO attempts VALUES (?, ?, ?)');
  const deleteOld = database.prepare('DELETE FROM attempts WHERE sub = ? AND at <= ?');
  const count = database.prepare('SELECT COUNT(*) AS calls FROM attempts WHERE sub = ? AND operation = ?');
  return (sub, operation) => {
    deleteOld.run(sub, now() - HOUR_MS);
    const { calls } = countRow.parse(count.get(sub, operation));
    if (calls >= MAX_PER_HOUR[operation]) {
      throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    insert.run(sub, operation, now());
  };
}
