import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AdminDeleteUserCommand, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { signedInUser } from '../fixtures/users.ts';

const HOUR_MS = 3_600_000;

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const getUser = (AccessToken: string) => running.cognito.send(new GetUserCommand({ AccessToken }));

describe('verify', () => {
  test('returns the claims of ID and access tokens', async () => {
    const { sub, email, AccessToken, IdToken } = await signedInUser(running);

    await expect(running.pool.verify(IdToken)).resolves.toMatchObject({ sub, email, token_use: 'id' });
    await expect(running.pool.verify(AccessToken)).resolves.toMatchObject({ sub, token_use: 'access' });
  });

  test('rejects an expired token with ERR_JWT_EXPIRED', async () => {
    const { IdToken } = await signedInUser(running);
    running.clock.now += HOUR_MS;

    await expect(running.pool.verify(IdToken)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
  });

  test.each(['id', 'access'])('rejects a forged %s token', async (use) => {
    const { AccessToken, IdToken } = await signedInUser(running);
    const genuine = use === 'id' ? IdToken : AccessToken;
    const forgeries = await forge(genuine);

    for (const [kind, token] of Object.entries(forgeries)) {
      const outcome = await running.pool.verify(token).then(
        () => 'accepted',
        () => 'rejected',
      );
      expect([kind, outcome]).toEqual([kind, 'rejected']);
    }
  });
});

describe('an access token', () => {
  test.each(['another key', 'another issuer', 'no signature', 'changed claims', 'another client'])(
    'with %s is refused',
    async (kind) => {
      const { AccessToken } = await signedInUser(running);
      const forgeries = await forge(AccessToken);

      await expect(getUser(forgeries[kind] ?? '')).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Invalid Access Token',
      });
    },
  );

  test('can’t be replaced by an ID token', async () => {
    const { IdToken } = await signedInUser(running);

    await expect(getUser(IdToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid Access Token',
    });
  });

  test('expires after its hour', async () => {
    const { AccessToken } = await signedInUser(running);
    running.clock.now += HOUR_MS - 1000;
    await expect(getUser(AccessToken)).resolves.toBeDefined();
    running.clock.now += 1000;

    await expect(getUser(AccessToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
  });

  test('is refused once its user is deleted', async () => {
    const { AccessToken, email } = await signedInUser(running);
    await running.cognito.send(new AdminDeleteUserCommand({ UserPoolId: running.poolId, Username: email }));

    await expect(getUser(AccessToken)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

/** Forges tokens from a genuine one. Two of them are even signed with the pool's own key. */
async function forge(genuine: string): Promise<Record<string, string>> {
  const { privateKey: anotherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const claims = decodeJwt(genuine);
  const header = { ...decodeProtectedHeader(genuine), alg: 'RS256' };
  const sign = (changed: object, key: KeyObject) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader(header).sign(key);
  const [head = '', , signature = ''] = genuine.split('.');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    'another key': await sign({}, anotherKey),
    'another issuer': await sign({ iss: 'https://elsewhere.example' }, readPoolKey()),
    'another client': await sign({ aud: 'other', client_id: 'other' }, readPoolKey()),
    'no signature': `${part({ alg: 'none' })}.${part(claims)}.`,
    'changed claims': `${head}.${part({ ...claims, sub: 'somebody else' })}.${signature}`,
  };
}

function readPoolKey(): KeyObject {
  const database = new DatabaseSync(join(running.folder, `${running.poolId}.sqlite`), { readOnly: true });
  const row = database.prepare("SELECT value FROM secrets WHERE name = 'signing key'").get();
  database.close();
  return createPrivateKey(String(row?.['value']));
}
