import { type Attribute, listed } from '../attributes/attribute-list.ts';
import { userNotFound } from '../errors.ts';
import { type Pool, userNamed } from '../pool.ts';
import type { User } from '../store/user-store.ts';

/** A user as administrators see him. Dates are in seconds since 1970, as AWS JSON writes them. */
export interface UserView {
  Username: string;
  Attributes: Attribute[];
  UserCreateDate: number;
  UserLastModifiedDate: number;
  Enabled: boolean;
  UserStatus: string;
}

/** Shows a user to an administrator. */
export function userView(user: User): UserView {
  return {
    Username: user.sub,
    Attributes: listed(user.sub, user.attributes),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

/** The user an administrator names, or UserNotFoundException. */
export function existingUser(pool: Pool, username: string): User {
  const user = userNamed(pool, username);
  if (user === undefined) throw userNotFound();
  return user;
}
