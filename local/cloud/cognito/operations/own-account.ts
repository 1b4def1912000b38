import { z } from 'zod';
import { readableAttributes, toAttributeList } from '../attributes/attribute-list.ts';
import { notAuthorized } from '../errors.ts';
import { createCredential, matchesCredential } from '../password/credential.ts';
import { checkPassword, saveUser } from '../pool.ts';
import { authenticate } from '../tokens/verify-token.ts';
import { publicOperation } from './operation.ts';
import { newPassword, token } from './request-fields.ts';

/** GetUser: returns the attributes that the client may read. */
export const getUser = publicOperation(z.object({ AccessToken: token }), async (pool, request) => {
  const { user, client } = await authenticate(pool, request.AccessToken);
  return { Username: user.sub, UserAttributes: toAttributeList(user.sub, readableAttributes(client, user)) };
});

/** GlobalSignOut: revokes all sessions of the user. */
export const globalSignOut = publicOperation(z.object({ AccessToken: token }), async (pool, request) => {
  const { user } = await authenticate(pool, request.AccessToken);
  pool.sessions.revokeAll(user.sub);
  return {};
});

/** ChangePassword: needs the previous password. */
export const changePassword = publicOperation(
  z.object({ AccessToken: token, PreviousPassword: z.string(), ProposedPassword: newPassword }),
  async (pool, request) => {
    const { user } = await authenticate(pool, request.AccessToken);
    pool.countAttempt(user.sub, 'ChangePassword');
    const owner = { poolName: pool.poolName, sub: user.sub };
    if (!matchesCredential(owner, request.PreviousPassword, user.credential)) throw notAuthorized();
    checkPassword(pool, request.ProposedPassword);
    saveUser(pool, { ...user, credential: createCredential(owner, request.ProposedPassword) });
    return {};
  },
);
