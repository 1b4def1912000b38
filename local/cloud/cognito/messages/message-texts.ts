import type { PoolProperties } from '../definition/pool-properties.ts';

/** A message before its code is filled in, for both channels. */
export interface MessageTexts {
  emailSubject: string;
  emailMessage: string;
  smsMessage: string;
}

/** The texts of messages with a code: the template's, or Cognito's own. */
export function verificationTexts(properties: PoolProperties): MessageTexts {
  const template = properties.VerificationMessageTemplate;
  return {
    emailSubject: template.EmailSubject ?? properties.EmailVerificationSubject ?? 'Your verification code',
    emailMessage:
      template.EmailMessage ?? properties.EmailVerificationMessage ?? 'Your verification code is {####}.',
    smsMessage:
      template.SmsMessage ?? properties.SmsVerificationMessage ?? 'Your verification code is {####}.',
  };
}

/** The texts that invite a user whom an administrator made: the template's, or Cognito's own. */
export function invitationTexts(properties: PoolProperties): MessageTexts {
  const template = properties.AdminCreateUserConfig.InviteMessageTemplate;
  return {
    emailSubject: template.EmailSubject ?? 'Your temporary password',
    emailMessage: template.EmailMessage ?? 'Your username is {username} and temporary password is {####}.',
    smsMessage: template.SMSMessage ?? 'Your username is {username} and temporary password is {####}.',
  };
}
