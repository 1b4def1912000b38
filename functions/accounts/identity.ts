import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../house/environment.ts';

/** A person's attributes in the user pool, by their names. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** What we ask of the user pool about one person. */
export interface Identity {
  /** Undefined where the pool knows nobody by this id. */
  attributes(sub: string): Promise<Attributes | undefined>;
  /** Lets nobody sign in as the person any more, and ends what is signed in. Repeating it changes nothing. */
  close(sub: string): Promise<void>;
  /** Removes the person from the pool. Repeating it changes nothing. */
  remove(sub: string): Promise<void>;
}

/** The user pool that the template gives. A person's sub is a user name of the pool's like the e-mail. */
export function openIdentity(): Identity {
  const pool = new CognitoIdentityProviderClient({});
  const person = (sub: string) => ({ UserPoolId: environment('USER_POOL_ID'), Username: sub });
  return {
    async attributes(sub) {
      const found = await unlessUnknown(pool.send(new AdminGetUserCommand(person(sub))));
      return (
        found && Object.fromEntries((found.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]))
      );
    },
    async close(sub) {
      await unlessUnknown(pool.send(new AdminDisableUserCommand(person(sub))));
      await unlessUnknown(pool.send(new AdminUserGlobalSignOutCommand(person(sub))));
    },
    async remove(sub) {
      await unlessUnknown(pool.send(new AdminDeleteUserCommand(person(sub))));
    },
  };
}

/** The number that the pool has verified, by a code that the person typed; undefined where it has verified none. */
export const verifiedPhoneOf = (attributes: Attributes | undefined): string | undefined =>
  attributes?.['phone_number_verified'] === 'true' ? attributes['phone_number'] : undefined;

async function unlessUnknown<Output>(work: Promise<Output>): Promise<Output | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
