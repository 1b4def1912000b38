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

test.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])('VERIFY-01 %s has a code', async (source) => {
  const { response } = await handler(given(source));
  expect(response.emailSubject).toBe('Your Daybreak code');
});

test('VERIFY-01 texts keep the words of the template', async () => {
  const { response } = await handler(given('CustomMessage_VerifyUserAttribute'));
  expect(response).toEqual({ smsMessage: null, emailMessage: null, emailSubject: null });
});

test('VERIFY-01 RESET-01 sets the code apart in the mail, reads well without markup, and hides the code from previews', async () => {
  const { response } = await handler(given('CustomMessage_SignUp'));
  const html = response.emailMessage ?? '';
  expect(html).toMatch(/<p [^>]*user-select:all[^>]*>\{####\}<\/p>/);
  const text = html.replace(/<style>.*<\/style>|<[^>]+>/g, '').replace(/(&#\d+;|\s)+/g, ' ');
  expect(text.trim()).toBe(
    'Enter it on the page that asked for it. Share it with no one. Daybreak Your Daybreak code is {####} ' +
      "Enter it on the page that asked for it. If you didn't request it, ignore this message.",
  );
  expect(html.slice(0, html.indexOf('{####}'))).not.toMatch(/\d{6}/);
});
