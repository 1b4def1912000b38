import { GetTokensFromRefreshTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { answering, startTriggeredPool, type TriggeredPool } from '../fixtures/triggered-pool.ts';
import { confirmedUser, signedInUser, signIn } from '../fixtures/users.ts';

let running: TriggeredPool;
beforeAll(async () => {
  running = await startTriggeredPool();
});
beforeEach(() => running.reset());
afterAll(() => running.close());

describe('the token trigger', () => {
  test('adds and suppresses claims of the ID token, but not what identifies', async () => {
    running.behave(
      answering('TokenGeneration_Authentication', {
        claimsOverrideDetails: {
          claimsToAddOrOverride: { tenant: 'north', sub: 'somebody else' },
          claimsToSuppress: ['given_name', 'iss'],
          groupOverrideDetails: { groupsToOverride: ['guests'] },
        },
      }),
    );
    const { email, sub } = await confirmedUser(running, { given_name: 'Ada' });

    const { IdToken, AccessToken } = await signIn(running, email);

    const claims = decodeJwt(IdToken);
    expect(claims).toMatchObject({ sub, tenant: 'north', 'cognito:groups': ['guests'] });
    expect(claims.iss).toBeDefined();
    expect(claims).not.toHaveProperty('given_name');
    expect(decodeJwt(AccessToken)).toMatchObject({ sub, 'cognito:groups': ['guests'] });
    expect(decodeJwt(AccessToken)).not.toHaveProperty('tenant');
  });

  test('is asked again when tokens are refreshed', async () => {
    const { RefreshToken } = await signedInUser(running);

    await running.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId: 'frank', RefreshToken }));

    expect(running.sources().slice(-2)).toEqual([
      'TokenGeneration_Authentication',
      'TokenGeneration_RefreshTokens',
    ]);
  });
});
