import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { resetMail } from './code-mail.ts';

/**
 * The user pool's custom-message trigger. Words the mail of a password reset, which Cognito would otherwise send in the
 * words of a sign-up. All other messages keep those of the pool's template.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  if (event.triggerSource !== 'CustomMessage_ForgotPassword') return event;
  const emailMessage = resetMail.html.replace('{####}', event.request.codeParameter);
  return { ...event, response: { ...event.response, emailSubject: resetMail.subject, emailMessage } };
}
