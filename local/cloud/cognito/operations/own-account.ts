import { z } from 'zod';
import { listed, readableAttributes } from '../attributes/attribute-list.ts';
import { notAuthorized } from '../errors.ts';
import { makeCredential, matchesCredential } from '../password/credential.ts';
import { checkPassword } from '../password/password-policy.ts';
import { saveUser } from '../pool.ts';
import { authenticate } from '../tokens/verify-token.ts';
import { accessToken, newPassword } from './members.ts';
import { publicOperation } from './operation.ts';

const tokenOnly = z.object({ AccessToken: accessToken });

/** GetUser: the bearer's own record, as far as the client may read it. */
export const getUser = publicOperation(tokenOnly, async (pool, request) => {
  const { user, client } = await authenticate(pool, request.AccessToken);
  return { Username: user.sub, UserAttributes: listed(user.sub, readableAttributes(client, user)) };
});

/** GlobalSignOut: ends all of the bearer's sign-ins. */
export const globalSignOut = publicOperation(tokenOnly, async (pool, request) => {
  const { user } = await authenticate(pool, request.AccessToken);
  pool.sessions.revokeAll(user.sub);
  return {};
});

/** DeleteUser: removes the bearer with everything kept of him. */
export const deleteUser = publicOperation(tokenOnly, async (pool, request) => {
  const { user } = await authenticate(pool, request.AccessToken);
  pool.forget(user.sub);
  return {};
});

/** ChangePassword: takes the old password and the new. */
export const changePassword = publicOperation(
  z.object({ AccessToken: accessToken, PreviousPassword: z.string(), ProposedPassword: newPassword }),
  async (pool, request) => {
    const { user } = await authenticate(pool, request.AccessToken);
    pool.countAttempt(user.sub, 'ChangePassword');
    const owner = { poolName: pool.poolName, sub: user.sub };
    if (!matchesCredential(owner, request.PreviousPassword, user.credential)) throw notAuthorized();
    checkPassword(pool.definition.properties.Policies.PasswordPolicy, request.ProposedPassword);
    saveUser(pool, { ...user, credential: makeCredential(owner, request.ProposedPassword) });
    return {};
  },
);
