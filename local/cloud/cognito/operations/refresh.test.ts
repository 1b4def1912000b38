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
