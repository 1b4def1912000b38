import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { begin, finish } from '../fixtures/srp-client.ts';
import { confirmedUser, freshEmail, PASSWORD, signIn } from '../fixtures/users.ts';

const WRONG = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const bySrp = async (email: string, password = PASSWORD, clientId = 'frank') =>
  finish(running.cognito, clientId, await begin(running.cognito, clientId, email), password);

describe.each([
  ['a password', (email: string, password?: string) => signIn(running, email, password)],
  ['secure remote password', (email: string, password?: string) => bySrp(email, password)],
])('signing in by %s', (_flow, attempt) => {
  test('takes the right password, whatever the capitals of the address', async () => {
    const { email } = await confirmedUser(running);

    await expect(attempt(email.toUpperCase())).resolves.toBeDefined();
  });

  test('refuses a wrong password and says when there is no such user', async () => {
    const { email } = await confirmedUser(running);

    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    await expect(attempt('nobody@mail.example')).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });

  test('refuses an unconfirmed user who knows the password', async () => {
    const email = freshEmail();
    await running.cognito.send(new SignUpCommand({ ClientId: 'frank', Username: email, Password: PASSWORD }));

    await expect(attempt(email)).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
  });

  test('refuses a disabled user until he is enabled', async () => {
    const { email } = await confirmedUser(running);
    const named = { UserPoolId: running.poolId, Username: email };
    await running.cognito.send(new AdminDisableUserCommand(named));

    await expect(attempt(email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
    await running.cognito.send(new AdminEnableUserCommand(named));
    await expect(attempt(email)).resolves.toBeDefined();
  });

  test('locks out after five wrong passwords for a second, and twice as long after each more', async () => {
    const { email } = await confirmedUser(running);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    }
    const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };

    await expect(attempt(email)).rejects.toMatchObject(locked);
    running.clock.now += 1000;
    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    running.clock.now += 1999;
    await expect(attempt(email)).rejects.toMatchObject(locked);
    running.clock.now += 1;
    await expect(attempt(email)).resolves.toBeDefined();
    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    await expect(attempt(email)).resolves.toBeDefined();
  });

  test('forgets wrong passwords after 15 minutes without an attempt', async () => {
    const { email } = await confirmedUser(running);
    for (let guess = 0; guess < 4; guess += 1) {
      await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    }
    running.clock.now += 15 * 60_000;

    await expect(attempt(email, 'something else')).rejects.toMatchObject(WRONG);
    await expect(attempt(email)).resolves.toBeDefined();
  });
});

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

describe('a flow', () => {
  const initiate = (
    ClientId: string,
    AuthFlow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH' | 'CUSTOM_AUTH',
  ) => running.cognito.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters: {} }));

  test('is refused where the client does not allow it', async () => {
    await expect(initiate('discreet', 'USER_PASSWORD_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
    await expect(initiate('discreet', 'REFRESH_TOKEN_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(initiate('frank', 'CUSTOM_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('needs its parameters', async () => {
    await expect(initiate('frank', 'USER_PASSWORD_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Missing required parameter USERNAME',
    });
  });
});

describe('an administrator', () => {
  test('may sign a user in with his password', async () => {
    const { email, sub } = await confirmedUser(running);

    const { AuthenticationResult } = await running.cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: running.poolId,
        ClientId: 'frank',
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD },
      }),
    );

    expect(decodeJwt(AuthenticationResult?.AccessToken ?? '').sub).toBe(sub);
  });
});

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
    const other = await confirmedUser(running);
    const { Session } = await challengeOf(email);

    await expect(
      answer(Session, { USERNAME: other.email, NEW_PASSWORD: 'mine from now on' }),
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
