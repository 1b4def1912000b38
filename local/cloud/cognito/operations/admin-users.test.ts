import {
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  DescribeUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirmedUser, freshEmail, signIn, signUp } from '../fixtures/users.ts';

let running: RunningPool;
let UserPoolId: string;
beforeAll(async () => {
  running = await startPool();
  UserPoolId = running.poolId;
});
afterAll(() => running.close());

const get = (Username: string) => running.cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
const setPassword = (Username: string, Password: string, Permanent?: boolean) =>
  running.cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent }));

describe('changing a user', () => {
  test('confirms him without a code, which verifies nothing', async () => {
    const email = freshEmail();
    await signUp(running, email);
    const confirm = new AdminConfirmSignUpCommand({ UserPoolId, Username: email });

    await running.cognito.send(confirm);

    const { UserStatus, UserAttributes } = await get(email);
    expect(UserStatus).toBe('CONFIRMED');
    expect(UserAttributes).not.toContainEqual({ Name: 'email_verified', Value: 'true' });
    await expect(running.cognito.send(confirm)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('sets a lasting password, or a temporary one', async () => {
    const { email } = await confirmedUser(running);

    await setPassword(email, 'another password', true);
    await expect(signIn(running, email, 'another password')).resolves.toMatchObject({ ExpiresIn: 3600 });
    await setPassword(email, 'for the time');
    expect((await get(email)).UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    await expect(setPassword(email, 'short', true)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
  });

  test('may say that a contact is verified, but not change what cannot change', async () => {
    const { email, sub } = await confirmedUser(running, { 'custom:invitedBy': 'Grace' });
    const update = (UserAttributes: { Name: string; Value: string }[]) =>
      running.cognito.send(
        new AdminUpdateUserAttributesCommand({ UserPoolId, Username: sub, UserAttributes }),
      );

    await update([
      { Name: 'phone_number', Value: '+12025550123' },
      { Name: 'phone_number_verified', Value: 'true' },
    ]);
    running.clock.now += 5000;
    await update([{ Name: 'email', Value: email }]);

    const { UserAttributes, UserCreateDate, UserLastModifiedDate } = await get(sub);
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'phone_number_verified', Value: 'true' },
        { Name: 'email_verified', Value: 'false' },
      ]),
    );
    expect(Number(UserLastModifiedDate) - Number(UserCreateDate)).toBe(5000);
    await expect(update([{ Name: 'custom:invitedBy', Value: 'Eve' }])).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('removes him', async () => {
    const { email } = await confirmedUser(running);

    await running.cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: email }));

    await expect(get(email)).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });
});

test('the pool describes itself', async () => {
  const { UserPool } = await running.cognito.send(new DescribeUserPoolCommand({ UserPoolId }));

  expect(UserPool).toMatchObject({
    Id: UserPoolId,
    Name: 'people',
    UsernameAttributes: ['email'],
    Policies: { PasswordPolicy: { MinimumLength: 8, RequireSymbols: false } },
  });
});

test('another pool is not there', async () => {
  await expect(
    running.cognito.send(new DescribeUserPoolCommand({ UserPoolId: 'us-east-1_other' })),
  ).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
    message: 'User pool us-east-1_other does not exist.',
  });
});
