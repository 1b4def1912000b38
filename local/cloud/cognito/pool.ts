import type { OutboxMessage } from '../outbox/outbox.ts';
import type { WordMail } from './custom-message.ts';
import type { Client } from './definition/client-properties.ts';
import type { PoolDefinition } from './definition/definition.ts';
import { CognitoError, userNotFound } from './errors.ts';
import type { InvokePostConfirmation } from './post-confirmation.ts';
import type { CountAttempt } from './store/attempts.ts';
import type { Codes } from './store/codes.ts';
import type { Lockouts } from './store/lockouts.ts';
import type { Memberships } from './store/memberships.ts';
import type { Sessions } from './store/sessions.ts';
import type { SrpChallenges } from './store/srp-challenges.ts';
import type { User, Users } from './store/users.ts';
import type { SigningKey } from './tokens/signing-key.ts';

/** The dependencies of every operation. */
export interface Pool {
  definition: PoolDefinition;
  /** The part of the pool's id after the underscore, which SRP hashes with each password. */
  poolName: string;
  /** The `iss` claim of the pool's tokens. */
  issuer: string;
  signingKey: SigningKey;
  users: Users;
  memberships: Memberships;
  codes: Codes;
  countAttempt: CountAttempt;
  lockouts: Lockouts;
  sessions: Sessions;
  srpChallenges: SrpChallenges;
  /** Deletes a user with their codes, groups and sessions. */
  deleteUser(sub: string): void;
  invokePostConfirmation: InvokePostConfirmation;
  wordMail: WordMail;
  deliver(message: OutboxMessage): void | Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Throws ResourceNotFoundException for an unknown id. */
export function clientOf(pool: Pool, clientId: string): Client {
  const client = pool.definition.clients.get(clientId);
  if (client !== undefined) return client;
  throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

/** Finds a user by e-mail address or sub. Throws UserNotFoundException with `message` for an unknown one. */
export function findUser(pool: Pool, username: string, message?: string): User {
  const user = pool.users.byEmail(username) ?? pool.users.bySub(username);
  if (user === undefined) throw userNotFound(message);
  return user;
}

/** Saves a changed user with a new modification time. */
export function saveUser(pool: Pool, user: User): void {
  pool.users.save({ ...user, modifiedAt: pool.now() });
}

/** Throws InvalidPasswordException for a password that is shorter than the pool's minimum. */
export function checkPassword(pool: Pool, password: string): void {
  if (password.length >= pool.definition.properties.Policies.PasswordPolicy.MinimumLength) return;
  const message = 'Password did not conform with policy: Password not long enough';
  throw new CognitoError('InvalidPasswordException', message);
}
