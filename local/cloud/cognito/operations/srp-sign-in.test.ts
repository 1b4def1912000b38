import { AdminSetUserPasswordCommand, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { begin, finish } from '../fixtures/srp-client.ts';
import { confirmedUser, PASSWORD } from '../fixtures/users.ts';

const WRONG = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

describe('secure remote password', () => {
  test('hashes with the sub, which the challenge gives', async () => {
    const { email, sub } = await confirmedUser(running);

    const { challenge, parameters } = await begin(running.cognito, 'frank', email);

    expect(challenge).toBe('PASSWORD_VERIFIER');
    expect(parameters).toMatchObject({ USERNAME: sub, USER_ID_FOR_SRP: sub });
  });

  test('lets a challenge be answered once, and within three minutes', async () => {
    const { email } = await confirmedUser(running);
    const used = await begin(running.cognito, 'frank', email);
    await finish(running.cognito, 'frank', used, PASSWORD);
    const late = await begin(running.cognito, 'frank', email);
    running.clock.now += 3 * 60_000;

    await expect(finish(running.cognito, 'frank', used, PASSWORD)).rejects.toMatchObject(WRONG);
    await expect(finish(running.cognito, 'frank', late, PASSWORD)).rejects.toMatchObject(WRONG);
  });

  test('refuses a challenge of another client, or one begun before the password changed', async () => {
    const { email } = await confirmedUser(running);
    const elsewhere = await begin(running.cognito, 'frank', email);
    const before = await begin(running.cognito, 'frank', email);
    await running.cognito.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: running.poolId,
        Username: email,
        Password: 'another password',
        Permanent: true,
      }),
    );

    await expect(finish(running.cognito, 'discreet', elsewhere, PASSWORD)).rejects.toMatchObject(WRONG);
    await expect(finish(running.cognito, 'frank', before, PASSWORD)).rejects.toMatchObject(WRONG);
  });

  test('gives an unknown user away neither by its challenge nor by its answer, where the client hides him', async () => {
    const first = await begin(running.cognito, 'discreet', 'nobody@mail.example');
    const second = await begin(running.cognito, 'discreet', 'nobody@mail.example');

    expect(first.challenge).toBe('PASSWORD_VERIFIER');
    expect(second.parameters['SALT']).toBe(first.parameters['SALT']);
    expect(second.parameters['USER_ID_FOR_SRP']).toBe(first.parameters['USER_ID_FOR_SRP']);
    await expect(finish(running.cognito, 'discreet', first, PASSWORD)).rejects.toMatchObject(WRONG);
  });

  test.each(['0', 'not a number'])('refuses %s as the public value', async (SRP_A) => {
    const { email } = await confirmedUser(running);
    const request = {
      ClientId: 'frank',
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A },
    };

    await expect(
      running.cognito.send(new InitiateAuthCommand({ ...request, AuthFlow: 'USER_SRP_AUTH' })),
    ).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });
});
