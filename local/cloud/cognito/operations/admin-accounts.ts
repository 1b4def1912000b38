import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { attributeList, toRecord } from '../attributes/attribute-list.ts';
import { checkNewAttributes } from '../attributes/check-attributes.ts';
import { CognitoError, notAuthorized } from '../errors.ts';
import { createCredential } from '../password/credential.ts';
import { checkPassword, findUser, saveUser } from '../pool.ts';
import type { User } from '../store/users.ts';
import { describeUser } from './admin-users.ts';
import { adminOperation } from './operation.ts';
import { newPassword, username } from './request-fields.ts';

/** AdminConfirmSignUp: confirms a user without a code, then invokes the trigger. The e-mail stays unverified. */
export const adminConfirmSignUp = adminOperation(z.object({ Username: username }), async (pool, request) => {
  const user = findUser(pool, request.Username);
  if (user.status !== 'UNCONFIRMED') {
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  const confirmed: User = { ...user, status: 'CONFIRMED' };
  saveUser(pool, confirmed);
  await pool.invokePostConfirmation('PostConfirmation_ConfirmSignUp', confirmed, 'CLIENT_ID_NOT_APPLICABLE');
  return {};
});

/** AdminCreateUser, without an invitation: the user signs in after AdminSetUserPassword. Invokes no trigger of ours. */
export const adminCreateUser = adminOperation(
  z.object({
    Username: username,
    UserAttributes: attributeList.default([]),
    MessageAction: z.literal('SUPPRESS', { error: 'the emulator sends no invitations: pass SUPPRESS' }),
    TemporaryPassword: z.undefined({ error: 'the emulator does not support it' }).optional(),
  }),
  (pool, { Username: email, UserAttributes }) => {
    const attributes = { ...toRecord(UserAttributes), email };
    checkNewAttributes(pool.definition.attributes, attributes);
    const sub = randomUUID();
    const user: User = {
      sub,
      status: 'FORCE_CHANGE_PASSWORD',
      enabled: true,
      credential: createCredential({ poolName: pool.poolName, sub }, randomBytes(32).toString('hex')),
      createdAt: pool.now(),
      modifiedAt: pool.now(),
      attributes,
    };
    if (!pool.users.insert(user)) {
      throw new CognitoError('UsernameExistsException', 'User account already exists');
    }
    return { User: describeUser(user) };
  },
);

/** AdminSetUserPassword, with a permanent password: also confirms the user. */
export const adminSetUserPassword = adminOperation(
  z.object({
    Username: username,
    Password: newPassword,
    Permanent: z.literal(true, { error: 'the emulator supports permanent passwords only' }),
  }),
  (pool, request) => {
    const user = findUser(pool, request.Username);
    checkPassword(pool, request.Password);
    const credential = createCredential({ poolName: pool.poolName, sub: user.sub }, request.Password);
    saveUser(pool, { ...user, status: 'CONFIRMED', credential });
    return {};
  },
);
