import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { requireEnv } from '../platform/require-env.ts';

/** A person's attributes in the user pool, by their names. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** What the user pool knows of a person; undefined where it knows nobody by this id. */
export type ReadAttributes = (sub: string) => Promise<Attributes | undefined>;

/** Asks the user pool that the template gives. A person's sub is a user name of the pool's like the e-mail. */
export function attributesInPool(pool = new CognitoIdentityProviderClient({})): ReadAttributes {
  return async (sub) => {
    const found = await unlessUnknown(pool.send(new AdminGetUserCommand(inPool(sub))));
    return found && Object.fromEntries((found.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
  };
}

/** How the pool's operations name a person. */
export const inPool = (sub: string) => ({ UserPoolId: requireEnv('USER_POOL_ID'), Username: sub });

/** The number that the pool has verified, by a code that the person typed; undefined where it has verified none. */
export const verifiedPhoneOf = (attributes: Attributes | undefined): string | undefined =>
  attributes?.['phone_number_verified'] === 'true' ? attributes['phone_number'] : undefined;

/** What the pool answers; undefined where it knows nobody by the name. */
export async function unlessUnknown<Output>(work: Promise<Output>): Promise<Output | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
