import { ChangePasswordCommand, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { PASSWORD, signedInUser, signIn } from '../fixtures/users.ts';

let running: RunningPool;
beforeAll(async () => {
  running = await startPool();
});
afterAll(() => running.close());

const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
  running.cognito.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));

test('GetUser returns the user’s attributes, with the sub as the user name', async () => {
  const { AccessToken, email, sub } = await signedInUser(running, { given_name: 'Ada' });

  await expect(running.cognito.send(new GetUserCommand({ AccessToken }))).resolves.toMatchObject({
    Username: sub,
    UserAttributes: [
      { Name: 'sub', Value: sub },
      { Name: 'given_name', Value: 'Ada' },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
});

test('ChangePassword needs the old password', async () => {
  const { AccessToken, email } = await signedInUser(running);

  await expect(change(AccessToken, 'not my password', 'a new password')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
  await expect(change(AccessToken, PASSWORD, 'short')).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
  await change(AccessToken, PASSWORD, 'a new password');

  await expect(signIn(running, email, 'a new password')).resolves.toBeDefined();
  await expect(signIn(running, email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('ChangePassword allows five attempts an hour', async () => {
  const { AccessToken } = await signedInUser(running);
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(change(AccessToken, 'not my password', 'a new password')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  }

  await expect(change(AccessToken, PASSWORD, 'a new password')).rejects.toMatchObject({
    name: 'LimitExceededException',
  });
});
