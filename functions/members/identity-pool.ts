import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { attributesInPool, inPool, type ReadAttributes, unlessUnknown } from './identity.ts';

/** A person in the user pool, from what it knows to the end. */
export interface Identity {
  readonly attributes: ReadAttributes;
  /** Lets nobody sign in as the person any more, and ends what is signed in. Repeating it changes nothing. */
  close(sub: string): Promise<void>;
  /** Removes the person from the pool. Repeating it changes nothing. */
  remove(sub: string): Promise<void>;
}

/** The user pool that the template gives. */
export function openIdentity(): Identity {
  const pool = new CognitoIdentityProviderClient({});
  return {
    attributes: attributesInPool(pool),
    async close(sub) {
      await unlessUnknown(pool.send(new AdminDisableUserCommand(inPool(sub))));
      await unlessUnknown(pool.send(new AdminUserGlobalSignOutCommand(inPool(sub))));
    },
    async remove(sub) {
      await unlessUnknown(pool.send(new AdminDeleteUserCommand(inPool(sub))));
    },
  };
}
