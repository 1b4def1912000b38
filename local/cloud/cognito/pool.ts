import type { OutboxMessage } from '../outbox/outbox.ts';
import type { Client } from './definition/client-properties.ts';
import type { PoolDefinition } from './definition/definition.ts';
import { CognitoError } from './errors.ts';
import type { Credential, Owner } from './password/credential.ts';
import type { CountAttempt } from './store/attempts.ts';
import type { Codes } from './store/codes.ts';
import type { Lockouts } from './store/lockouts.ts';
import type { Memberships } from './store/memberships.ts';
import type { OneTime } from './store/one-time.ts';
import type { Sessions } from './store/sessions.ts';
import type { User, UserStore } from './store/user-store.ts';
import type { SigningKey } from './tokens/signing-key.ts';
import type { RunTrigger } from './triggers/run-trigger.ts';

/** A secure remote password sign-in between its two requests. `user` is null for a user who only seems to exist. */
export interface SrpChallenge {
  clientId: string;
  owner: Owner;
  user: { sub: string; credential: Credential } | null;
  key: Buffer;
}

/** A sign-in with a temporary password, waiting for the lasting one. */
export interface NewPasswordChallenge {
  clientId: string;
  sub: string;
}

/** Everything an operation works on. */
export interface Pool {
  definition: PoolDefinition;
  /** The part of the pool's id that passwords are hashed with. */
  poolName: string;
  /** The `iss` of the pool's tokens. */
  issuer: string;
  signingKey: SigningKey;
  /** Makes the same credentials for the same unknown user each time, as long as the data folder lives. */
  decoySecret: string;
  users: UserStore;
  memberships: Memberships;
  codes: Codes;
  countAttempt: CountAttempt;
  lockouts: Lockouts;
  sessions: Sessions;
  srpChallenges: OneTime<SrpChallenge>;
  newPasswordChallenges: OneTime<NewPasswordChallenge>;
  forget(sub: string): void;
  trigger: RunTrigger;
  deliver(message: OutboxMessage): void | Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The app client of that id, or ResourceNotFoundException. */
export function clientOf(pool: Pool, clientId: string): Client {
  const client = pool.definition.clients.get(clientId);
  if (client !== undefined) return client;
  throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

/** The user of that e-mail address or sub. */
export function userNamed(pool: Pool, username: string): User | undefined {
  return pool.users.byEmail(username) ?? pool.users.bySub(username);
}

/** Saves a changed user, stamped with the time, or AliasExistsException when the new address is another's. */
export function saveUser(pool: Pool, user: User): User {
  const saved = { ...user, modifiedAt: pool.now() };
  if (pool.users.save(saved)) return saved;
  throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
}
