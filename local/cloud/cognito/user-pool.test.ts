import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminGetUserCommand,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { startPool } from './fixtures/running-pool.ts';
import { FRANK_CLIENT, POOL_PROPERTIES } from './fixtures/template.ts';
import { freshEmail, PASSWORD, signedInUser, signIn, signUp } from './fixtures/users.ts';
import { createUserPool } from './user-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'user-pool-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A pool without a server. */
const open = (properties: object, deliver: () => Promise<void>) =>
  createUserPool({
    poolId: 'us-east-1_people',
    pool: { ...POOL_PROPERTIES, ...properties },
    clients: [FRANK_CLIENT],
    folder,
    invokeTrigger: async (_name, event) => ({ payload: event }),
    deliver,
  });

describe('the data folder', () => {
  test('keeps users, sign-ins, open codes and the key over a restart', async () => {
    const before = await startPool();
    const user = await signedInUser(before);
    const unconfirmed = freshEmail();
    await signUp(before, unconfirmed);
    const keys = before.pool.jwks();
    await before.close('keep the folder');

    const after = await startPool({ folder: before.folder });

    expect(after.pool.jwks()).toEqual(keys);
    await expect(
      after.cognito.send(new GetUserCommand({ AccessToken: user.AccessToken })),
    ).resolves.toMatchObject({ Username: user.sub });
    await after.cognito.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: 'frank', RefreshToken: user.RefreshToken }),
    );
    await expect(signIn(after, user.email)).resolves.toBeDefined();
    await after.cognito.send(
      new ConfirmSignUpCommand({
        ClientId: 'frank',
        Username: unconfirmed,
        ConfirmationCode: before.codeFor(unconfirmed),
      }),
    );
    await after.close();
  });

  test('holds neither passwords nor refresh tokens as they are', async () => {
    const running = await startPool();
    const { RefreshToken } = await signedInUser(running);
    await running.close('keep the folder');

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
  test('of an administrator’s operation needs credentials', async () => {
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

  test('of an operation that is not played says so', async () => {
    const running = await startPool();

    await expect(running.pool.handle('SetUserMFAPreference', {}, { admin: true })).resolves.toEqual({
      status: 400,
      body: {
        __type: 'UnknownOperationException',
        message: 'The local user pool does not know SetUserMFAPreference.',
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

  test('that hits a defect answers 500 and logs the cause', async () => {
    const pool = open({}, () => Promise.resolve());
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

describe('delivery', () => {
  const signUp = {
    ClientId: 'frank',
    Username: 'ada@mail.example',
    Password: PASSWORD,
    UserAttributes: [{ Name: 'phone_number', Value: '+12025550123' }],
  };

  test('that fails is told, and the user is there all the same', async () => {
    const pool = open({}, () => Promise.reject(new Error('Email address is not verified.')));

    await expect(pool.handle('SignUp', signUp, { admin: false })).resolves.toEqual({
      status: 400,
      body: { __type: 'CodeDeliveryFailureException', message: 'Email address is not verified.' },
    });
    const record = { UserPoolId: 'us-east-1_people', Username: signUp.Username };
    await expect(pool.handle('AdminGetUser', record, { admin: true })).resolves.toMatchObject({
      status: 200,
      body: { UserStatus: 'UNCONFIRMED' },
    });
    pool.close();
  });

  test('of texts needs the template’s SmsConfiguration, as on AWS', async () => {
    const texting = { AutoVerifiedAttributes: ['phone_number'], SmsConfiguration: undefined };
    const pool = open(texting, () => Promise.resolve());

    await expect(pool.handle('SignUp', signUp, { admin: false })).resolves.toMatchObject({
      body: { __type: 'InvalidSmsRoleAccessPolicyException' },
    });
    pool.close();
  });
});

test('capitals make another address where the template says that they matter', async () => {
  const running = await startPool({ properties: { UsernameConfiguration: { CaseSensitive: true } } });
  const { email } = await signedInUser(running);

  await expect(
    running.cognito.send(
      new AdminGetUserCommand({ UserPoolId: running.poolId, Username: email.toUpperCase() }),
    ),
  ).rejects.toMatchObject({ name: 'UserNotFoundException' });
  await running.close();
});
