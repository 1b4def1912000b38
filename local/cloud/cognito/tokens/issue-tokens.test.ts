import { AdminAddUserToGroupCommand, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLocalJWKSet, decodeJwt, type JWK, jwtVerify } from 'jose';
import { z } from 'zod';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { beginSrp, finishSrp } from '../fixtures/srp-client.ts';
import { confirmedUser, PASSWORD, signedInUser, signIn } from '../fixtures/users.ts';

const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_people';

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const getUser = (AccessToken: string) => running.cognito.send(new GetUserCommand({ AccessToken }));

describe('the tokens of a session', () => {
  test('have Cognito’s claims', async () => {
    const { email, sub } = await confirmedUser(running, {
      given_name: 'Ada',
      phone_number: '+12025550123',
      'custom:country': 'US',
    });
    for (const GroupName of ['staff', 'readers']) {
      await running.cognito.send(
        new AdminAddUserToGroupCommand({ UserPoolId: running.poolId, Username: email, GroupName }),
      );
    }

    const { AccessToken, IdToken, ExpiresIn } = await signIn(running, email);

    const seconds = Math.floor(running.clock.now / 1000);
    const shared = {
      sub,
      iss: ISSUER,
      'cognito:groups': ['readers', 'staff'],
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
      token_use: 'id',
      aud: 'site',
    });
    expect(decodeJwt(AccessToken)).toEqual({
      ...shared,
      token_use: 'access',
      client_id: 'site',
      username: sub,
      scope: 'aws.cognito.signin.user.admin',
    });
    expect(decodeJwt(IdToken).jti).not.toBe(decodeJwt(AccessToken).jti);
    expect(decodeJwt(IdToken)['origin_jti']).toBe(decodeJwt(AccessToken)['origin_jti']);
  });

  test('can be verified with the public keys', async () => {
    const { IdToken } = await signedInUser(running);
    const keys = z.object({ keys: z.array(z.custom<JWK>()) }).parse(running.pool.jwks());

    const { payload, protectedHeader } = await jwtVerify(IdToken, createLocalJWKSet(keys), {
      issuer: ISSUER,
      audience: 'site',
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

  test('contain only attributes that the client may read', async () => {
    const { email } = await confirmedUser(running, { given_name: 'Ada' });

    const { AuthenticationResult } = await finishSrp(
      running.cognito,
      'limited',
      await beginSrp(running.cognito, 'limited', email),
      PASSWORD,
    );

    const claims = decodeJwt(AuthenticationResult?.IdToken ?? '');
    expect(claims).toMatchObject({ email, aud: 'limited' });
    expect(claims).not.toHaveProperty('given_name');
    const user = await getUser(AuthenticationResult?.AccessToken ?? '');
    expect(user.UserAttributes?.map(({ Name }) => Name)).toEqual(['sub', 'email']);
  });
});
