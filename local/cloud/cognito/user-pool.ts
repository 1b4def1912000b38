import { randomBytes } from 'node:crypto';
import type { OutboxMessage } from '../outbox/outbox.ts';
import { type PoolResources, readDefinition } from './definition/definition.ts';
import { CognitoError } from './errors.ts';
import { OPERATIONS } from './operations/operations.ts';
import type { NewPasswordChallenge, Pool, SrpChallenge } from './pool.ts';
import { createAttempts } from './store/attempts.ts';
import { createCodes } from './store/codes.ts';
import { forgetUser, openDatabase } from './store/database.ts';
import { createLockouts } from './store/lockouts.ts';
import { createMemberships } from './store/memberships.ts';
import { createOneTime } from './store/one-time.ts';
import { keptSecret } from './store/secrets.ts';
import { createSessions } from './store/sessions.ts';
import { createUserStore } from './store/user-store.ts';
import { makeSigningKey, readSigningKey } from './tokens/signing-key.ts';
import { type Claims, verifyToken } from './tokens/verify-token.ts';
import { createRunTrigger, type InvokeTrigger } from './triggers/run-trigger.ts';

/** What a user pool is made of, and its connections to the rest of the local cloud. */
export interface UserPoolOptions extends PoolResources {
  /** Where users, codes, sign-ins and the signing key are kept over restarts; made when it is missing. */
  folder: string;
  /** Calls the function of a trigger by its name. */
  invokeTrigger: InvokeTrigger;
  /** Takes an e-mail or text for the outbox; a rejection is a failed delivery. */
  deliver(message: OutboxMessage): void | Promise<void>;
  /** Milliseconds since 1970; the machine's clock unless given. */
  now?: () => number;
  /** How long a trigger may take, in milliseconds; Cognito's 5,000 unless given. */
  triggerTimeLimit?: number;
}

/** A user pool that answers Cognito's API. */
export interface UserPool {
  /** Answers one operation by its bare name; `admin` says that IAM let the caller in. Never rejects. */
  handle(
    target: string,
    body: unknown,
    principal: { admin: boolean },
  ): Promise<{ status: number; body: unknown }>;
  /** The pool's public keys, for /<pool id>/.well-known/jwks.json. */
  jwks(): object;
  /** The claims of a genuine ID or access token; rejects otherwise (code ERR_JWT_EXPIRED when it is too old). */
  verify(token: string): Promise<Claims>;
  /** Ends the use of the data folder. */
  close(): void;
}

/** Opens a user pool. Throws a sentence for a property of the template that is not played. */
export function createUserPool(options: UserPoolOptions): UserPool {
  const definition = readDefinition(options);
  const { poolId, region, properties } = definition;
  const now = options.now ?? Date.now;
  const database = openDatabase(options.folder, poolId);
  const pool: Pool = {
    definition,
    poolName: poolId.slice(poolId.indexOf('_') + 1),
    issuer: `https://cognito-idp.${region}.amazonaws.com/${poolId}`,
    signingKey: readSigningKey(keptSecret(database, 'signing key', makeSigningKey)),
    decoySecret: keptSecret(database, 'decoys', () => randomBytes(32).toString('hex')),
    users: createUserStore(database, properties.UsernameConfiguration.CaseSensitive),
    memberships: createMemberships(database),
    codes: createCodes(database, now),
    countAttempt: createAttempts(database, now),
    lockouts: createLockouts(database, now),
    sessions: createSessions(database, now),
    srpChallenges: createOneTime<SrpChallenge>(now),
    newPasswordChallenges: createOneTime<NewPasswordChallenge>(now),
    forget: (sub) => forgetUser(database, sub),
    trigger: createRunTrigger(definition, options.invokeTrigger, options.triggerTimeLimit ?? 5000),
    deliver: options.deliver,
    now,
  };
  return {
    handle: (target, body, principal) => answer(pool, target, body, principal.admin),
    jwks: () => pool.signingKey.jwks,
    verify: (token) => verifyToken(pool, token),
    close: () => database.close(),
  };
}

async function answer(pool: Pool, target: string, body: unknown, admin: boolean) {
  try {
    const operation = OPERATIONS.get(target);
    if (operation === undefined) {
      throw new CognitoError('UnknownOperationException', `The local user pool does not know ${target}.`);
    }
    if (operation.access === 'admin' && !admin) {
      throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    }
    return { status: 200, body: await operation.run(pool, body) };
  } catch (cause) {
    if (cause instanceof CognitoError) {
      return { status: 400, body: { __type: cause.type, message: cause.message } };
    }
    console.error(`Cognito ${target} failed unexpectedly:`, cause);
    return {
      status: 500,
      body: { __type: 'InternalErrorException', message: 'Something went wrong; see the log.' },
    };
  }
}
