import { generateKeyPairSync } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { begin, finish } from '../fixtures/srp-client.ts';
import { confirmedUser, PASSWORD, signedInUser, signIn } from '../fixtures/users.ts';

const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_people';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const getUser = (AccessToken: string) => running.cognito.send(new GetUserCommand({ AccessToken }));
const refresh = (RefreshToken: string, ClientId = 'frank') =>
  running.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
const revoke = (Token: string, ClientId = 'frank') =>
  running.cognito.send(new RevokeTokenCommand({ ClientId, Token }));

describe('the tokens of a sign-in', () => {
  test('carry the claims that Cognito puts into them', async () => {
    const { email, sub } = await confirmedUser(running, {
      given_name: 'Ada',
      phone_number: '+12025550123',
      'custom:country': 'US',
    });
    for (const GroupName of ['readers', 'staff']) {
      await running.cognito.send(
        new AdminAddUserToGroupCommand({ UserPoolId: running.poolId, Username: email, GroupName }),
      );
    }

    const { AccessToken, IdToken, ExpiresIn } = await signIn(running, email);

    const seconds = Math.floor(running.clock.now / 1000);
    const shared = {
      sub,
      iss: ISSUER,
      'cognito:groups': ['staff', 'readers'],
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      jti: expect.any(String),
      auth_time: seconds,
      iat: seconds,
      exp: seconds + 3600,
    };
    expect(ExpiresIn).toBe(3600);
    expect(decodeJwt(IdToken)).toEqual({
      ...shared,
      email,
      email_verified: true,
      given_name: 'Ada',
      phone_number: '+12025550123',
      'custom:country': 'US',
      'cognito:username': sub,
      'cognito:roles': ['arn:aws:iam::000000000000:role/readers'],
      'cognito:preferred_role': 'arn:aws:iam::000000000000:role/readers',
      token_use: 'id',
      aud: 'frank',
    });
    expect(decodeJwt(AccessToken)).toEqual({
      ...shared,
      token_use: 'access',
      client_id: 'frank',
      username: sub,
      scope: 'aws.cognito.signin.user.admin',
    });
    expect(decodeJwt(IdToken).jti).not.toBe(decodeJwt(AccessToken).jti);
    expect(decodeJwt(IdToken)['origin_jti']).toBe(decodeJwt(AccessToken)['origin_jti']);
  });

  test('can be verified by anybody with the public keys', async () => {
    const { IdToken } = await signedInUser(running);
    const keys = z.object({ keys: z.array(z.custom<JWK>()) }).parse(running.pool.jwks());

    const { payload, protectedHeader } = await jwtVerify(IdToken, createLocalJWKSet(keys), {
      issuer: ISSUER,
      audience: 'frank',
      currentDate: new Date(running.clock.now),
    });

    expect(payload['token_use']).toBe('id');
    expect(protectedHeader).toEqual({ alg: 'RS256', kid: keys.keys[0]?.kid });
    expect(keys.keys[0]).toEqual({
      alg: 'RS256',
      e: 'AQAB',
      kid: expect.any(String),
      kty: 'RSA',
      n: expect.any(String),
      use: 'sig',
    });
  });

  test('show a client only the attributes it may read', async () => {
    const { email } = await confirmedUser(running, { given_name: 'Ada' });

    const { AuthenticationResult } = await finish(
      running.cognito,
      'discreet',
      await begin(running.cognito, 'discreet', email),
      PASSWORD,
    );

    const claims = decodeJwt(AuthenticationResult?.IdToken ?? '');
    expect(claims).toMatchObject({ email, aud: 'discreet' });
    expect(claims).not.toHaveProperty('given_name');
    const user = await getUser(AuthenticationResult?.AccessToken ?? '');
    expect(user.UserAttributes?.map(({ Name }) => Name)).toEqual(['sub', 'email']);
  });
});

describe('verifying for others', () => {
  test('gives the claims of ID and access tokens', async () => {
    const { sub, email, AccessToken, IdToken } = await signedInUser(running);

    await expect(running.pool.verify(IdToken)).resolves.toMatchObject({ sub, email, token_use: 'id' });
    await expect(running.pool.verify(AccessToken)).resolves.toMatchObject({ sub, token_use: 'access' });
  });

  test('rejects an expired token as expired', async () => {
    const { IdToken } = await signedInUser(running);
    running.clock.now += HOUR;

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
    'with %s opens nothing',
    async (kind) => {
      const { AccessToken } = await signedInUser(running);
      const forgeries = await forge(AccessToken);

      await expect(getUser(forgeries[kind] ?? '')).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Invalid Access Token',
      });
    },
  );

  test('cannot be replaced by an ID token', async () => {
    const { IdToken } = await signedInUser(running);

    await expect(getUser(IdToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid Access Token',
    });
  });

  test('opens nothing after its hour', async () => {
    const { AccessToken } = await signedInUser(running);
    running.clock.now += HOUR - 1000;
    await expect(getUser(AccessToken)).resolves.toBeDefined();
    running.clock.now += 1000;

    await expect(getUser(AccessToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
  });

  test('opens nothing once its user is gone', async () => {
    const { AccessToken, email } = await signedInUser(running);
    await running.cognito.send(new AdminDeleteUserCommand({ UserPoolId: running.poolId, Username: email }));

    await expect(getUser(AccessToken)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

describe('a refresh token', () => {
  test('gives new tokens of the same sign-in, with what has changed since', async () => {
    const { email, AccessToken, IdToken, RefreshToken } = await signedInUser(running);
    await running.cognito.send(
      new AdminAddUserToGroupCommand({ UserPoolId: running.poolId, Username: email, GroupName: 'staff' }),
    );
    running.clock.now += 2 * HOUR;

    const { AuthenticationResult } = await refresh(RefreshToken);

    expect(AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
    expect(AuthenticationResult).not.toHaveProperty('RefreshToken');
    const before = decodeJwt(IdToken);
    const after = decodeJwt(AuthenticationResult?.IdToken ?? '');
    expect(after).toMatchObject({
      origin_jti: before['origin_jti'],
      auth_time: before['auth_time'],
      'cognito:groups': ['staff'],
    });
    expect(after.jti).not.toBe(before.jti);
    await expect(getUser(AuthenticationResult?.AccessToken ?? '')).resolves.toBeDefined();
    await expect(getUser(AccessToken)).rejects.toMatchObject({ message: 'Access Token has expired' });
  });

  test('works by REFRESH_TOKEN_AUTH too', async () => {
    const { RefreshToken } = await signedInUser(running);

    await expect(
      running.cognito.send(
        new InitiateAuthCommand({
          ClientId: 'frank',
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: RefreshToken },
        }),
      ),
    ).resolves.toMatchObject({ AuthenticationResult: { TokenType: 'Bearer' } });
  });

  test('is over after 30 days', async () => {
    const { RefreshToken } = await signedInUser(running);
    running.clock.now += 30 * DAY;

    await expect(refresh(RefreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  test('is of no use to another client, nor is one that was made up', async () => {
    const { RefreshToken } = await signedInUser(running);
    const invalid = { name: 'NotAuthorizedException', message: 'Invalid Refresh Token' };

    await expect(refresh(RefreshToken, 'discreet')).rejects.toMatchObject(invalid);
    await expect(refresh('made-up')).rejects.toMatchObject(invalid);
    await expect(revoke(RefreshToken, 'discreet')).rejects.toMatchObject({
      name: 'UnauthorizedException',
    });
  });

  test('ends its own sign-in when revoked, and no other', async () => {
    const { email, AccessToken, RefreshToken } = await signedInUser(running);
    const elsewhere = await signIn(running, email);

    await revoke(RefreshToken);

    await expect(refresh(RefreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
    await expect(getUser(AccessToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
    await expect(getUser(elsewhere.AccessToken)).resolves.toBeDefined();
    await expect(refresh(elsewhere.RefreshToken)).resolves.toBeDefined();
  });

  test('can be revoked twice, but an access token not at all', async () => {
    const { AccessToken, RefreshToken } = await signedInUser(running);
    await revoke(RefreshToken);

    await expect(revoke(RefreshToken)).resolves.toBeDefined();
    await expect(revoke(AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
  });
});

describe('signing out everywhere', () => {
  test.each([
    [
      'by the user',
      (AccessToken: string, _email: string) =>
        running.cognito.send(new GlobalSignOutCommand({ AccessToken })),
    ],
    [
      'by an administrator',
      (_token: string, Username: string) =>
        running.cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: running.poolId, Username })),
    ],
  ])('%s ends every sign-in', async (_who, signOut) => {
    const one = await signedInUser(running);
    const other = await signIn(running, one.email);

    await signOut(one.AccessToken, one.email);

    for (const { AccessToken, RefreshToken } of [one, other]) {
      await expect(getUser(AccessToken)).rejects.toMatchObject({ message: 'Access Token has been revoked' });
      await expect(refresh(RefreshToken)).rejects.toMatchObject({
        message: 'Refresh Token has been revoked',
      });
    }
    await expect(signIn(running, one.email)).resolves.toBeDefined();
  });
});

async function forge(genuine: string): Promise<Record<string, string>> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const claims = decodeJwt(genuine);
  const header = { ...decodeProtectedHeader(genuine), alg: 'RS256' };
  const sign = (changed: object) =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader(header).sign(privateKey);
  const [head = '', , signature = ''] = genuine.split('.');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    'another key': await sign({}),
    'another issuer': await sign({ iss: 'https://elsewhere.example' }),
    'another client': await sign({ aud: 'nobody', client_id: 'nobody' }),
    'no signature': `${part({ alg: 'none' })}.${part(claims)}.`,
    'changed claims': `${head}.${part({ ...claims, sub: 'somebody else' })}.${signature}`,
  };
}
