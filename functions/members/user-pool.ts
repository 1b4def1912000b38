import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { requireEnv } from '../platform/require-env.ts';

/** The attributes of a Cognito user, by name. */
export type UserAttributes = Readonly<Record<string, string | undefined>>;

/** Reads a person's attributes; undefined if the user pool doesn't have the person. */
export type ReadAttributes = (sub: string) => Promise<UserAttributes | undefined>;

export interface UserPool {
  readonly attributes: ReadAttributes;
  /** Disables sign-in and ends all sessions. Idempotent. */
  disable(sub: string): Promise<void>;
  /** Deletes the person from the pool. Idempotent. */
  remove(sub: string): Promise<void>;
}

/** Reads attributes from the user pool in USER_POOL_ID, which accepts a sub as a user name. */
export function attributeReader(pool = new CognitoIdentityProviderClient({})): ReadAttributes {
  return async (sub) => {
    const user = await ignoreUnknownUser(pool.send(new AdminGetUserCommand(poolUser(sub))));
    return user && Object.fromEntries((user.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
  };
}

/** Opens the user pool in USER_POOL_ID. */
export function openUserPool(): UserPool {
  const pool = new CognitoIdentityProviderClient({});
  return {
    attributes: attributeReader(pool),
    async disable(sub) {
      await ignoreUnknownUser(pool.send(new AdminDisableUserCommand(poolUser(sub))));
      await ignoreUnknownUser(pool.send(new AdminUserGlobalSignOutCommand(poolUser(sub))));
    },
    async remove(sub) {
      await ignoreUnknownUser(pool.send(new AdminDeleteUserCommand(poolUser(sub))));
    },
  };
}

/** Returns the phone number that the pool has verified, if any. */
export const verifiedPhoneOf = (attributes: UserAttributes | undefined): string | undefined =>
  attributes?.['phone_number_verified'] === 'true' ? attributes['phone_number'] : undefined;

const poolUser = (sub: string) => ({ UserPoolId: requireEnv('USER_POOL_ID'), Username: sub });

async function ignoreUnknownUser<Output>(work: Promise<Output>): Promise<Output | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
