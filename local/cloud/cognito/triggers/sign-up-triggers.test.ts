import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { answering, startTriggeredPool, type TriggeredPool } from '../fixtures/triggered-pool.ts';
import { confirm, confirmedUser, freshEmail, signUp } from '../fixtures/users.ts';

let running: TriggeredPool;
beforeAll(async () => {
  running = await startTriggeredPool();
});
beforeEach(() => running.reset());
afterAll(() => running.close());

const record = (Username: string) =>
  running.cognito.send(new AdminGetUserCommand({ UserPoolId: running.poolId, Username }));

describe('the sign-up trigger', () => {
  test('is asked about a user before there is one', async () => {
    const email = freshEmail();

    const { UserSub } = await signUp(running, email, {
      UserAttributes: [{ Name: 'given_name', Value: 'Ada' }],
      ValidationData: [{ Name: 'invitation', Value: '42' }],
      ClientMetadata: { from: 'a test' },
    });

    expect(running.events[0]).toEqual({
      version: '1',
      region: 'us-east-1',
      userPoolId: 'us-east-1_people',
      userName: UserSub,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: 'frank' },
      triggerSource: 'PreSignUp_SignUp',
      request: {
        userAttributes: { email, given_name: 'Ada' },
        validationData: { invitation: '42' },
        clientMetadata: { from: 'a test' },
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
  });

  test('may confirm the user and verify his contacts, which spares him the code', async () => {
    running.behave(answering('PreSignUp_SignUp', { autoConfirmUser: true, autoVerifyEmail: true }));
    const email = freshEmail();

    await expect(signUp(running, email)).resolves.toMatchObject({ UserConfirmed: true });

    expect(running.sources()).toEqual(['PreSignUp_SignUp', 'PostConfirmation_ConfirmSignUp']);
    expect(running.codeFor(email)).toBe('');
    expect((await record(email)).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  test('may refuse the user, who is then not there', async () => {
    running.behave(() => ({ error: { errorType: 'Error', errorMessage: 'We are full' } }));
    const email = freshEmail();

    await expect(signUp(running, email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error We are full.',
    });
    await expect(record(email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('is asked about users that administrators make', async () => {
    await running.cognito.send(
      new AdminCreateUserCommand({ UserPoolId: running.poolId, Username: freshEmail() }),
    );

    expect(running.sources()).toEqual(['PreSignUp_AdminCreateUser', 'CustomMessage_AdminCreateUser']);
  });
});

describe('the confirmation trigger', () => {
  test('is told of a confirmed user with all his attributes', async () => {
    const email = freshEmail();
    const { UserSub } = await signUp(running, email, {
      UserAttributes: [{ Name: 'given_name', Value: 'Ada' }],
    });

    await confirm(running, email);

    expect(running.events.at(-1)).toMatchObject({
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      userName: UserSub,
      request: {
        userAttributes: {
          sub: UserSub,
          'cognito:email_alias': email,
          'cognito:user_status': 'CONFIRMED',
          email_verified: 'true',
          given_name: 'Ada',
          email,
        },
      },
      response: {},
    });
  });

  test('is told of confirmations by administrators and of replaced passwords', async () => {
    const email = freshEmail();
    await signUp(running, email);
    await running.cognito.send(
      new AdminConfirmSignUpCommand({ UserPoolId: running.poolId, Username: email }),
    );
    const { email: forgetful } = await confirmedUser(running);
    await running.cognito.send(new ForgotPasswordCommand({ ClientId: 'frank', Username: forgetful }));
    await running.cognito.send(
      new ConfirmForgotPasswordCommand({
        ClientId: 'frank',
        Username: forgetful,
        ConfirmationCode: running.codeFor(forgetful),
        Password: 'a new password',
      }),
    );

    expect(running.sources().filter((source) => source.startsWith('PostConfirmation'))).toEqual([
      'PostConfirmation_ConfirmSignUp',
      'PostConfirmation_ConfirmSignUp',
      'PostConfirmation_ConfirmForgotPassword',
    ]);
  });

  test('cannot undo a confirmation by failing', async () => {
    const email = freshEmail();
    await signUp(running, email);
    running.behave(() => ({ error: { errorType: 'TypeError', errorMessage: 'x is not a function' } }));

    await expect(confirm(running, email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error x is not a function.',
    });
    expect((await record(email)).UserStatus).toBe('CONFIRMED');
  });
});
