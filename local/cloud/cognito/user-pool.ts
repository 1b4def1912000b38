import type { Invoke } from '../lambda/invoker.ts';
import type { OutboxMessage } from '../outbox/outbox.ts';
import { customMessageTrigger } from './custom-message.ts';
import { type PoolResources, readDefinition } from './definition/definition.ts';
import { CognitoError } from './errors.ts';
import { OPERATIONS } from './operations/operations.ts';
import type { Pool } from './pool.ts';
import { postConfirmationTrigger } from './post-confirmation.ts';
import { createAttempts } from './store/attempts.ts';
import { createCodes } from './store/codes.ts';
import { deleteUser, openDatabase } from './store/database.ts';
import { createLockouts } from './store/lockouts.ts';
import { createMemberships } from './store/memberships.ts';
import { createSessions } from './store/sessions.ts';
import { createSrpChallenges } from './store/srp-challenges.ts';
import { createUsers } from './store/users.ts';
import { openSigningKey } from './tokens/signing-key.ts';
import { type Claims, verifyToken } from './tokens/verify-token.ts';

export interface UserPoolOptions extends PoolResources {
  /** Holds the pool's database; created if it is missing. */
  folder: string;
  /** Invokes a trigger's function by name. */
  invokeTrigger: Invoke;
  /** Sends an e-mail or text; a rejection becomes CodeDeliveryFailureException. */
  deliver(message: OutboxMessage): void | Promise<void>;
  /** Milliseconds since 1970; the machine's clock by default. */
  now?: () => number;
  /** How long a trigger may take; Cognito's 5,000 ms by default. */
  triggerTimeLimitMs?: number;
}

/** A user pool that answers Cognito's API. */
export interface UserPool {
  /** Answers one operation, such as 'SignUp'. `admin` is true if IAM authorized the caller. Never rejects. */
  handle(
    target: string,
    body: unknown,
    principal: { admin: boolean },
  ): Promise<{ status: number; body: unknown }>;
  /** The pool's public keys, which Cognito serves at /<pool id>/.well-known/jwks.json. */
  jwks(): object;
  /**
   * Resolves with the claims of a valid ID or access token. Rejects otherwise, with code ERR_JWT_EXPIRED for
   * an expired one.
   */
  verify(token: string): Promise<Claims>;
  close(): void;
}

/** Opens a user pool. Throws for a property of the template that the emulator does not support. */
export function createUserPool(options: UserPoolOptions): UserPool {
  const definition = readDefinition(options);
  const { poolId, region } = definition;
  const now = options.now ?? Date.now;
  const database = openDatabase(options.folder, poolId);
  const pool: Pool = {
    definition,
    poolName: poolId.slice(poolId.indexOf('_') + 1),
    issuer: `https://cognito-idp.${region}.amazonaws.com/${poolId}`,
    signingKey: openSigningKey(database),
    users: createUsers(database),
    memberships: createMemberships(database),
    codes: createCodes(database, now),
    countAttempt: createAttempts(database, now),
    lockouts: createLockouts(database, now),
    sessions: createSessions(database, now),
    srpChallenges: createSrpChallenges(now),
    deleteUser: (sub) => deleteUser(database, sub),
    invokePostConfirmation: postConfirmationTrigger(
      definition,
      options.invokeTrigger,
      options.triggerTimeLimitMs ?? 5000,
    ),
    wordMail: customMessageTrigger(definition, options.invokeTrigger, options.triggerTimeLimitMs ?? 5000),
    deliver: options.deliver,
    now,
  };
  return {
    handle: (target, body, { admin }) => runOperation(pool, target, body, admin),
    jwks: () => pool.signingKey.jwks,
    verify: (token) => verifyToken(pool, token),
    close: () => database.close(),
  };
}

async function runOperation(pool: Pool, target: string, body: unknown, admin: boolean) {
  try {
    const operation = OPERATIONS.get(target);
    if (operation === undefined) {
      throw new CognitoError(
        'UnknownOperationException',
        `The emulator does not support ${target} of Cognito.`,
      );
    }
    if (operation.access === 'admin' && !admin) {
      throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    }
    return { status: 200, body: await operation.run(pool, body) };
  } catch (cause) {
    if (cause instanceof CognitoError) {
      return { status: 400, body: { __type: cause.type, message: cause.message } };
    }
    console.error(`The Cognito emulator failed to run ${target}:`, cause);
    return {
      status: 500,
      body: { __type: 'InternalErrorException', message: 'The Cognito emulator failed; see the log.' },
    };
  }
}
