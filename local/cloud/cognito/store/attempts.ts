import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { CognitoError } from '../errors.ts';

const HOUR = 3_600_000;

/**
 * Calls per user and hour, from "User pools code validity and user operation quotas" of the Cognito developer guide.
 * Reset attempts are documented as 5 to 20 depending on a risk score; without one, 10 is played.
 */
const PER_HOUR = {
  ForgotPassword: 10,
  ConfirmForgotPassword: 10,
  ResendConfirmationCode: 5,
  ConfirmSignUp: 15,
  ChangePassword: 5,
  GetUserAttributeVerificationCode: 5,
  VerifyUserAttribute: 15,
} as const;

/** An operation of which a user has only so many an hour. */
export type CountedOperation = keyof typeof PER_HOUR;

/** Counts a user's calls of an operation; LimitExceededException when the last hour has had its share. */
export type CountAttempt = (sub: string, operation: CountedOperation) => void;

const countRow = z.object({ calls: z.number() });

/** The counter kept in `database`: a refused call does not count. */
export function createAttempts(database: DatabaseSync, now: () => number): CountAttempt {
  const add = database.prepare('INSERT INTO attempts VALUES (?, ?, ?)');
  const drop = database.prepare('DELETE FROM attempts WHERE sub = ? AND at <= ?');
  const count = database.prepare('SELECT COUNT(*) AS calls FROM attempts WHERE sub = ? AND operation = ?');
  return (sub, operation) => {
    drop.run(sub, now() - HOUR);
    const { calls } = countRow.parse(count.get(sub, operation));
    if (calls >= PER_HOUR[operation]) {
      throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    add.run(sub, operation, now());
  };
}
