import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { startPool } from './fixtures/running-pool.ts';
import { POOL_PROPERTIES, SITE_CLIENT } from './fixtures/template.ts';
import { freshEmail, PASSWORD, signedInUser, signIn, signUp } from './fixtures/users.ts';
import { createUserPool } from './user-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'user-pool-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a pool without a server. */
const open = (deliver: () => Promise<void>) =>
  createUserPool({
    poolId: 'us-east-1_people',
    pool: POOL_PROPERTIES,
    clients: [SITE_CLIENT],
    folder,
    invokeTrigger: async (_name, event) => ({ payload: event }),
    deliver,
  });

describe('the data folder', () => {
  test('keeps users, sessions, codes and the signing key across a restart', async () => {
    const before = await startPool();
    const user = await signedInUser(before);
    const unconfirmed = freshEmail();
    await signUp(before, unconfirmed);
    const keys = before.pool.jwks();
    await before.close({ keepFolder: true });

    const after = await startPool({ folder: before.folder });

    expect(after.pool.jwks()).toEqual(keys);
    await expect(
      after.cognito.send(new GetUserCommand({ AccessToken: user.AccessToken })),
    ).resolves.toMatchObject({ Username: user.sub });
    await after.cognito.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: 'site', RefreshToken: user.RefreshToken }),
    );
    await expect(signIn(after, user.email)).resolves.toBeDefined();
    await after.cognito.send(
      new ConfirmSignUpCommand({
        ClientId: 'site',
        Username: unconfirmed,
        ConfirmationCode: before.codeFor(unconfirmed),
      }),
    );
    await after.close();
  });

  test('contains no password or refresh token in plain text', async () => {
    const running = await startPool();
    const { RefreshToken } = await signedInUser(running);
    await running.close({ keepFolder: true });

    const files = readdirSync(running.folder).map((name) => readFileSync(join(running.folder, name)));
    rmSync(running.folder, { recursive: true });

    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(file.includes(PASSWORD)).toBe(false);
      expect(file.includes(RefreshToken)).toBe(false);
    }
  });
});

describe('a call', () => {
  test('of an admin operation needs credentials', async () => {
    const running = await startPool();

    const response = await fetch(running.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers' },
      body: JSON.stringify({ UserPoolId: running.poolId }),
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      __type: 'MissingAuthenticationTokenException',
      message: 'Missing Authentication Token',
    });
    await running.close();
  });

  test('of an unsupported operation is refused by name', async () => {
    const running = await startPool();

    await expect(running.pool.handle('SetUserMFAPreference', {}, { admin: true })).resolves.toEqual({
      status: 400,
      body: {
        __type: 'UnknownOperationException',
        message: 'The emulator does not support SetUserMFAPreference of Cognito.',
      },
    });
    await running.close();
  });

  test.each([null, 'text', [], { ClientId: 7 }])('with the body %j is refused', async (body) => {
    const running = await startPool();

    await expect(running.pool.handle('SignUp', body, { admin: false })).resolves.toMatchObject({
      status: 400,
      body: { __type: 'InvalidParameterException' },
    });
    await running.close();
  });

  test('that hits a bug answers 500 and logs the cause', async () => {
    const pool = open(() => Promise.resolve());
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    pool.close();

    const answer = await pool.handle(
      'AdminGetUser',
      { UserPoolId: 'us-east-1_people', Username: 'a@mail.example' },
      { admin: true },
    );

    expect(answer).toMatchObject({ status: 500, body: { __type: 'InternalErrorException' } });
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

test('a failed delivery is an error of SignUp, but the user exists', async () => {
  const pool = open(() => Promise.reject(new Error('Email address is not verified.')));
  const Username = 'ada@mail.example';

  const signUp = { ClientId: 'site', Username, Password: PASSWORD };
  await expect(pool.handle('SignUp', signUp, { admin: false })).resolves.toEqual({
    status: 400,
    body: { __type: 'CodeDeliveryFailureException', message: 'Email address is not verified.' },
  });
  const user = { UserPoolId: 'us-east-1_people', Username };
  await expect(pool.handle('AdminGetUser', user, { admin: true })).resolves.toMatchObject({
    status: 200,
    body: { UserStatus: 'UNCONFIRMED' },
  });
  pool.close();
});
