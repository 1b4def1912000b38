import { z } from 'zod';
import { attributeList, byName } from '../attributes/attribute-list.ts';
import { changeAttributes } from '../attributes/change-attributes.ts';
import { makeCredential } from '../password/credential.ts';
import { checkPassword } from '../password/password-policy.ts';
import { saveUser } from '../pool.ts';
import { temporaryUntil } from './admin-create-user.ts';
import { newPassword, username } from './members.ts';
import { adminOperation } from './operation.ts';
import { existingUser, userView } from './user-view.ts';

const named = z.object({ Username: username });

/** AdminGetUser: a user's whole record. */
export const adminGetUser = adminOperation(named, (pool, request) => {
  const { Attributes, ...view } = userView(existingUser(pool, request.Username));
  return { ...view, UserAttributes: Attributes };
});

/** AdminDeleteUser: removes a user with everything kept of him. */
export const adminDeleteUser = adminOperation(named, (pool, request) => {
  pool.forget(existingUser(pool, request.Username).sub);
  return {};
});

/** AdminDisableUser: keeps a user out and ends his sign-ins. */
export const adminDisableUser = adminOperation(named, (pool, request) => {
  const user = saveUser(pool, { ...existingUser(pool, request.Username), enabled: false });
  pool.sessions.revokeAll(user.sub);
  return {};
});

/** AdminEnableUser: lets a disabled user in again. */
export const adminEnableUser = adminOperation(named, (pool, request) => {
  saveUser(pool, { ...existingUser(pool, request.Username), enabled: true });
  return {};
});

/** AdminUserGlobalSignOut: ends all of a user's sign-ins. */
export const adminUserGlobalSignOut = adminOperation(named, (pool, request) => {
  pool.sessions.revokeAll(existingUser(pool, request.Username).sub);
  return {};
});

/** AdminSetUserPassword: sets a lasting password, which confirms the user, or a temporary one. */
export const adminSetUserPassword = adminOperation(
  named.extend({ Password: newPassword, Permanent: z.boolean().default(false) }),
  (pool, request) => {
    const user = existingUser(pool, request.Username);
    checkPassword(pool.definition.properties.Policies.PasswordPolicy, request.Password);
    saveUser(pool, {
      ...user,
      status: request.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
      temporaryUntil: request.Permanent ? null : temporaryUntil(pool),
      credential: makeCredential({ poolName: pool.poolName, sub: user.sub }, request.Password),
    });
    return {};
  },
);

/** AdminUpdateUserAttributes: changes any mutable attribute, and may say that a contact is verified. */
export const adminUpdateUserAttributes = adminOperation(
  named.extend({ UserAttributes: attributeList }),
  (pool, request) => {
    const user = existingUser(pool, request.Username);
    changeAttributes(pool, user, byName(request.UserAttributes), { verify: false });
    return {};
  },
);
