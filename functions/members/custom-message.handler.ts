import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { resetMail, verificationMail } from './code-mail.ts';

const MAILS: Readonly<Record<string, typeof resetMail>> = {
  CustomMessage_SignUp: verificationMail,
  CustomMessage_ResendCode: verificationMail,
  CustomMessage_ForgotPassword: resetMail,
};

/**
 * The user pool's custom-message trigger. Words the mails with codes, for which the pool has one template: a
 * reset must say reset. Texts keep the words of the template.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const mail = MAILS[event.triggerSource];
  if (mail === undefined) return event;
  const emailMessage = mail.html.replace('{####}', event.request.codeParameter);
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage } };
}
