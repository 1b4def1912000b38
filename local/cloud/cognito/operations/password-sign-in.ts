import type { Client } from '../definition/client-properties.ts';
import { notAuthorized, userNotFound } from '../errors.ts';
import { matchesCredential } from '../password/credential.ts';
import { type Pool, userNamed } from '../pool.ts';
import { admit } from './admit.ts';

/** Signs in with a password sent as it is (USER_PASSWORD_AUTH, ADMIN_USER_PASSWORD_AUTH). */
export async function signInWithPassword(
  pool: Pool,
  client: Client,
  given: { username: string; password: string; clientMetadata: Record<string, string> | undefined },
): Promise<object> {
  const user = userNamed(pool, given.username);
  if (user === undefined) throw client.hidesUnknownUsers ? notAuthorized() : userNotFound();
  pool.lockouts.check(user.sub);
  const owner = { poolName: pool.poolName, sub: user.sub };
  if (!matchesCredential(owner, given.password, user.credential)) {
    pool.lockouts.failed(user.sub);
    throw notAuthorized();
  }
  pool.lockouts.succeeded(user.sub);
  return admit(pool, { user, client, occasion: 'Authentication', clientMetadata: given.clientMetadata });
}
