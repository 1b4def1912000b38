import type { PoolProperties, Verifiable } from '../definition/pool-properties.ts';
import type { User } from '../store/user-store.ts';

/** An address of a user a code may go to. */
export interface Contact {
  attribute: Verifiable;
  address: string;
}

/** Where a sign-up code goes: the phone before the e-mail, of those the pool verifies and the user has. */
export function signUpContact(properties: PoolProperties, user: User): Contact | undefined {
  const order: Verifiable[] = ['phone_number', 'email'];
  return firstKnown(
    user,
    order.filter((attribute) => properties.AutoVerifiedAttributes.includes(attribute)),
  );
}

/** Where a reset code goes: the first verified contact in the order of AccountRecoverySetting. */
export function recoveryContact(properties: PoolProperties, user: User): Contact | undefined {
  const order = properties.AccountRecoverySetting.RecoveryMechanisms.toSorted(
    (one, other) => one.Priority - other.Priority,
  ).flatMap(({ Name }): Verifiable[] => {
    if (Name === 'admin_only') return [];
    return [Name === 'verified_email' ? 'email' : 'phone_number'];
  });
  return firstKnown(
    user,
    order.filter((attribute) => user.attributes[`${attribute}_verified`] === 'true'),
  );
}

function firstKnown(user: User, order: readonly Verifiable[]): Contact | undefined {
  for (const attribute of order) {
    const address = user.attributes[attribute];
    if (address !== undefined) return { attribute, address };
  }
  return undefined;
}
