import { ChangePasswordCommand, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { beginSrp, finishSrp } from '../fixtures/srp-client.ts';
import { confirmedUser, PASSWORD, signIn } from '../fixtures/users.ts';

const WRONG_PASSWORD = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const begin = (email: string) => beginSrp(running.cognito, 'site', email);

describe('an SRP sign-in', () => {
  test('hashes with the sub from the challenge', async () => {
    const { email, sub } = await confirmedUser(running);

    const { challenge, parameters } = await begin(email);

    expect(challenge).toBe('PASSWORD_VERIFIER');
    expect(parameters).toMatchObject({ USERNAME: sub, USER_ID_FOR_SRP: sub });
  });

  test('accepts one answer to a challenge, within three minutes', async () => {
    const { email } = await confirmedUser(running);
    const used = await begin(email);
    await finishSrp(running.cognito, 'site', used, PASSWORD);
    const late = await begin(email);
    running.clock.now += 3 * 60_000;

    await expect(finishSrp(running.cognito, 'site', used, PASSWORD)).rejects.toMatchObject(WRONG_PASSWORD);
    await expect(finishSrp(running.cognito, 'site', late, PASSWORD)).rejects.toMatchObject(WRONG_PASSWORD);
  });

  test('refuses a challenge of another client, or one begun before the password changed', async () => {
    const { email } = await confirmedUser(running);
    const ofSite = await begin(email);
    const beforeChange = await begin(email);
    const { AccessToken } = await signIn(running, email);
    const change = { AccessToken, PreviousPassword: PASSWORD, ProposedPassword: 'another password' };
    await running.cognito.send(new ChangePasswordCommand(change));

    await expect(finishSrp(running.cognito, 'limited', ofSite, PASSWORD)).rejects.toMatchObject(
      WRONG_PASSWORD,
    );
    await expect(finishSrp(running.cognito, 'site', beforeChange, PASSWORD)).rejects.toMatchObject(
      WRONG_PASSWORD,
    );
  });

  test.each(['0', 'not a number'])('refuses the public value %s', async (SRP_A) => {
    const { email } = await confirmedUser(running);
    const request = new InitiateAuthCommand({
      ClientId: 'site',
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A },
    });

    await expect(running.cognito.send(request)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
