import {
  ForgotPasswordCommand,
  GetUserAttributeVerificationCodeCommand,
  ResendConfirmationCodeCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { answering, startTriggeredPool, type TriggeredPool } from '../fixtures/triggered-pool.ts';
import { freshEmail, signedInUser, signUp } from '../fixtures/users.ts';

let running: TriggeredPool;
beforeAll(async () => {
  running = await startTriggeredPool();
});
beforeEach(() => running.reset());
afterAll(() => running.close());

describe('the message trigger', () => {
  test('writes the mail, into which the code is put', async () => {
    running.behave(
      answering('CustomMessage_SignUp', {
        emailSubject: 'Hello',
        emailMessage: '<p>Your code: <b>{####}</b></p>',
      }),
    );
    const email = freshEmail();

    await signUp(running, email);

    expect(running.events.at(-1)).toMatchObject({
      triggerSource: 'CustomMessage_SignUp',
      request: { codeParameter: '{####}', usernameParameter: null, userAttributes: { email } },
    });
    expect(running.sent.at(-1)).toMatchObject({
      subject: 'Hello',
      html: expect.stringMatching(/^<p>Your code: <b>\d{6}<\/b><\/p>$/),
      text: null,
    });
  });

  test('is asked for every kind of message', async () => {
    const unconfirmed = freshEmail();
    await signUp(running, unconfirmed);
    await running.cognito.send(
      new ResendConfirmationCodeCommand({ ClientId: 'frank', Username: unconfirmed }),
    );
    const { email, AccessToken } = await signedInUser(running);
    await running.cognito.send(new ForgotPasswordCommand({ ClientId: 'frank', Username: email }));
    await running.cognito.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }),
    );
    await running.cognito.send(
      new UpdateUserAttributesCommand({
        AccessToken,
        UserAttributes: [{ Name: 'email', Value: freshEmail() }],
      }),
    );

    expect(running.sources().filter((source) => source.startsWith('CustomMessage'))).toEqual([
      'CustomMessage_SignUp',
      'CustomMessage_ResendCode',
      'CustomMessage_SignUp',
      'CustomMessage_ForgotPassword',
      'CustomMessage_VerifyUserAttribute',
      'CustomMessage_UpdateUserAttribute',
    ]);
  });
});
