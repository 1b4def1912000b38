import {
  AdminCreateUserCommand,
  AdminRespondToAuthChallengeCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { begin, finish } from '../fixtures/srp-client.ts';
import { freshEmail, PASSWORD, signIn } from '../fixtures/users.ts';

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

describe('a temporary password', () => {
  const invited = async () => {
    const email = freshEmail();
    await running.cognito.send(
      new AdminCreateUserCommand({
        UserPoolId: running.poolId,
        Username: email,
        TemporaryPassword: 'for the time',
        MessageAction: 'SUPPRESS',
      }),
    );
    return email;
  };
  const challengeOf = (email: string) =>
    running.cognito.send(
      new InitiateAuthCommand({
        ClientId: 'frank',
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: 'for the time' },
      }),
    );
  const answer = (Session: string | undefined, responses: Record<string, string>) =>
    running.cognito.send(
      new RespondToAuthChallengeCommand({
        ClientId: 'frank',
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        ChallengeResponses: responses,
        Session,
      }),
    );

  test('is exchanged for a lasting one at the first sign-in, by password or by secure remote password', async () => {
    const email = await invited();
    const srp = await finish(
      running.cognito,
      'frank',
      await begin(running.cognito, 'frank', email),
      'for the time',
    );
    const challenge = await challengeOf(email);
    expect([srp.ChallengeName, challenge.ChallengeName]).toEqual([
      'NEW_PASSWORD_REQUIRED',
      'NEW_PASSWORD_REQUIRED',
    ]);
    expect(JSON.parse(challenge.ChallengeParameters?.['userAttributes'] ?? '')).toEqual({ email });

    const { AuthenticationResult } = await answer(challenge.Session, {
      USERNAME: email,
      NEW_PASSWORD: PASSWORD,
      'userAttributes.given_name': 'Ada',
    });

    expect(decodeJwt(AuthenticationResult?.IdToken ?? '')).toMatchObject({ email, given_name: 'Ada' });
    await expect(signIn(running, email)).resolves.toBeDefined();
    await expect(answer(srp.Session, { USERNAME: email, NEW_PASSWORD: PASSWORD })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user, session is expired.',
    });
  });

  test('must be replaced by one that meets the policy', async () => {
    const email = await invited();
    const { Session } = await challengeOf(email);

    await expect(answer(Session, { USERNAME: email, NEW_PASSWORD: 'short' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await expect(
      running.cognito.send(
        new AdminRespondToAuthChallengeCommand({
          UserPoolId: running.poolId,
          ClientId: 'frank',
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          ChallengeResponses: { USERNAME: email, NEW_PASSWORD: PASSWORD },
          Session,
        }),
      ),
    ).resolves.toMatchObject({ AuthenticationResult: { TokenType: 'Bearer' } });
  });

  test('is no use to another user or after seven days', async () => {
    const email = await invited();
    const other = await invited();
    const { Session } = await challengeOf(email);

    await expect(
      answer(Session, { USERNAME: other, NEW_PASSWORD: 'mine from now on' }),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    running.clock.now += 7 * 86_400_000;
    await expect(challengeOf(email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Temporary password has expired and must be reset by an administrator.',
    });
  });

  test('refuses other challenges', async () => {
    await expect(
      running.cognito.send(
        new RespondToAuthChallengeCommand({
          ClientId: 'frank',
          ChallengeName: 'SMS_MFA',
          ChallengeResponses: {},
        }),
      ),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
