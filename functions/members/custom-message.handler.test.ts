import { expect, test } from '@jest/globals';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { handler } from './custom-message.handler.ts';

const given = (triggerSource: string) =>
  ({
    triggerSource,
    request: { codeParameter: '{####}' },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
    // The handler reads nothing else.
  }) as unknown as CustomMessageTriggerEvent;

test('RESET-01 the mail of a password reset says so, and has a place for the code', async () => {
  const { response } = await handler(given('CustomMessage_ForgotPassword'));
  expect(response.emailSubject).toBe('Reset your Daybreak password');
  expect(response.emailMessage).toContain('Your code to reset your Daybreak password is');
  expect(response.emailMessage?.match(/\{####\}/g)).toHaveLength(1);
  // Cognito's limit for emailMessage.
  expect(response.emailMessage?.length).toBeLessThan(20_000);
});

test.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode', 'CustomMessage_VerifyUserAttribute'])(
  'VERIFY-01 %s keeps the words of the template',
  async (source) => {
    const { response } = await handler(given(source));
    expect(response).toEqual({ smsMessage: null, emailMessage: null, emailSubject: null });
  },
);
