import {
  AdminAddUserToGroupCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { signedInUser, signIn } from '../fixtures/users.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const getUser = (AccessToken: string) => running.cognito.send(new GetUserCommand({ AccessToken }));
const refresh = (RefreshToken: string, ClientId = 'site') =>
  running.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
const revoke = (Token: string, ClientId = 'site') =>
  running.cognito.send(new RevokeTokenCommand({ ClientId, Token }));

describe('a refresh token', () => {
  test('returns new tokens of the same session, with the user’s current groups', async () => {
    const { email, AccessToken, IdToken, RefreshToken } = await signedInUser(running);
    await running.cognito.send(
      new AdminAddUserToGroupCommand({ UserPoolId: running.poolId, Username: email, GroupName: 'staff' }),
    );
    running.clock.now += 2 * HOUR_MS;

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

  test('also works with REFRESH_TOKEN_AUTH', async () => {
    const { RefreshToken } = await signedInUser(running);

    await expect(
      running.cognito.send(
        new InitiateAuthCommand({
          ClientId: 'site',
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: RefreshToken },
        }),
      ),
    ).resolves.toMatchObject({ AuthenticationResult: { TokenType: 'Bearer' } });
  });

  test('expires after 30 days', async () => {
    const { RefreshToken } = await signedInUser(running);
    running.clock.now += 30 * DAY_MS;

    await expect(refresh(RefreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  test('is invalid for another client, and so is a made-up one', async () => {
    const { RefreshToken } = await signedInUser(running);
    const invalid = { name: 'NotAuthorizedException', message: 'Invalid Refresh Token' };

    await expect(refresh(RefreshToken, 'limited')).rejects.toMatchObject(invalid);
    await expect(refresh('made-up')).rejects.toMatchObject(invalid);
    await expect(revoke(RefreshToken, 'limited')).rejects.toMatchObject({
      name: 'UnauthorizedException',
    });
  });

  test('ends its own session when revoked, and no other', async () => {
    const { email, AccessToken, RefreshToken } = await signedInUser(running);
    const otherSession = await signIn(running, email);

    await revoke(RefreshToken);

    await expect(refresh(RefreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
    await expect(getUser(AccessToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
    await expect(getUser(otherSession.AccessToken)).resolves.toBeDefined();
    await expect(refresh(otherSession.RefreshToken)).resolves.toBeDefined();
  });

  test('can be revoked twice, an access token can’t', async () => {
    const { AccessToken, RefreshToken } = await signedInUser(running);
    await revoke(RefreshToken);

    await expect(revoke(RefreshToken)).resolves.toBeDefined();
    await expect(revoke(AccessToken)).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
  });
});

describe('a global sign-out', () => {
  test.each([
    [
      'by the user',
      (AccessToken: string, _email: string) =>
        running.cognito.send(new GlobalSignOutCommand({ AccessToken })),
    ],
    [
      'by an admin',
      (_token: string, Username: string) =>
        running.cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId: running.poolId, Username })),
    ],
  ])('%s ends every session', async (_who, signOut) => {
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
