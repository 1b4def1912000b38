import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { freshEmail, PASSWORD, signIn, signUp } from '../fixtures/users.ts';

let running: RunningPool;
let UserPoolId: string;
beforeAll(async () => {
  running = await startPool();
  UserPoolId = running.poolId;
});
afterAll(() => running.close());

const create = (Username: string, more: object = { MessageAction: 'SUPPRESS' }) =>
  running.cognito.send(new AdminCreateUserCommand({ UserPoolId, Username, ...more }));
const setPassword = (Username: string, Password = PASSWORD) =>
  running.cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));

describe('an admin opens accounts', () => {
  test('confirms a sign-up without a code, once', async () => {
    const email = freshEmail();
    await signUp(running, email);
    const confirm = () =>
      running.cognito.send(new AdminConfirmSignUpCommand({ UserPoolId, Username: email }));

    await confirm();

    expect((await signIn(running, email)).IdToken).not.toBe('');
    await expect(confirm()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('creates a user, who can sign in once there is a password', async () => {
    const email = freshEmail();

    await create(email);

    const user = await running.cognito.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
    expect(user.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    await expect(signIn(running, email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await setPassword(email);
    expect((await signIn(running, email)).IdToken).not.toBe('');
  });

  test('can’t create a user twice, or send an invitation', async () => {
    const email = freshEmail();
    await create(email);

    await expect(create(email)).rejects.toMatchObject({ name: 'UsernameExistsException' });
    await expect(create(freshEmail(), {})).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('can’t set a password that breaks the policy', async () => {
    const email = freshEmail();
    await create(email);

    await expect(setPassword(email, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });
});
