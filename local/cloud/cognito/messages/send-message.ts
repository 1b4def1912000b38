import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { OutboxMessage } from '../../outbox/outbox.ts';
import type { Verifiable } from '../definition/pool-properties.ts';
import { CognitoError } from '../errors.ts';
import type { Pool } from '../pool.ts';
import type { User } from '../store/user-store.ts';
import { eventAttributes } from '../triggers/event-attributes.ts';
import { type CodeDeliveryDetails, deliveryDetails } from './destination.ts';
import { invitationTexts, type MessageTexts, verificationTexts } from './message-texts.ts';

/** What a message is for, by the CustomMessage trigger's names. */
export type MessageOccasion =
  | 'SignUp'
  | 'ResendCode'
  | 'ForgotPassword'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute'
  | 'AdminCreateUser';

/** A code, or a temporary password, on its way to a user. */
export interface CodeMessage {
  occasion: MessageOccasion;
  user: User;
  attribute: Verifiable;
  address: string;
  code: string;
  clientId: string;
  clientMetadata?: Record<string, string> | undefined;
}

const text = z.string().nullish();

const customTexts = z.object({ emailSubject: text, emailMessage: text, smsMessage: text });

/**
 * Sends a code by e-mail or text, in the words of the CustomMessage trigger, the template or Cognito, and says where
 * it went. A pool without SmsConfiguration sends no texts, as on AWS; a failing `deliver` is CodeDeliveryFailureException.
 */
export async function sendMessage(pool: Pool, message: CodeMessage): Promise<CodeDeliveryDetails> {
  const texts = await textsOf(pool, message);
  const fill = (template: string) =>
    template
      .replaceAll('{####}', message.code)
      .replaceAll('{username}', message.user.attributes['email'] ?? message.user.sub);
  const head = { id: randomUUID(), to: message.address, sentAt: new Date(pool.now()).toISOString() };
  const sent =
    message.attribute === 'email'
      ? { ...head, ...email(pool, fill(texts.emailSubject), fill(texts.emailMessage)) }
      : { ...head, ...textMessage(pool, fill(texts.smsMessage)) };
  try {
    await pool.deliver(sent);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CognitoError('CodeDeliveryFailureException', reason);
  }
  return deliveryDetails(message.attribute, message.address);
}

async function textsOf(pool: Pool, message: CodeMessage): Promise<MessageTexts> {
  const { properties } = pool.definition;
  const invited = message.occasion === 'AdminCreateUser';
  const texts = invited ? invitationTexts(properties) : verificationTexts(properties);
  const custom = await pool.trigger(
    {
      trigger: 'CustomMessage',
      source: `CustomMessage_${message.occasion}`,
      userName: message.user.sub,
      clientId: message.clientId,
      request: {
        userAttributes: eventAttributes(message.user),
        codeParameter: '{####}',
        linkParameter: '{##Click Here##}',
        usernameParameter: invited ? '{username}' : null,
        ...(message.clientMetadata ? { clientMetadata: message.clientMetadata } : {}),
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    },
    customTexts,
  );
  return {
    emailSubject: custom?.emailSubject ?? texts.emailSubject,
    emailMessage: custom?.emailMessage ?? texts.emailMessage,
    smsMessage: custom?.smsMessage ?? texts.smsMessage,
  };
}

type Content = Omit<OutboxMessage, 'id' | 'to' | 'sentAt'>;

/** Cognito's mails are HTML; one without any markup can be read as it is. */
function email(pool: Pool, subject: string, html: string): Content {
  const { From, ReplyToEmailAddress } = pool.definition.properties.EmailConfiguration;
  const headers = {
    From: From ?? 'no-reply@verificationemail.com',
    ...(ReplyToEmailAddress === undefined ? {} : { 'Reply-To': ReplyToEmailAddress }),
  };
  return { channel: 'email', subject, html, text: html.includes('<') ? null : html, headers };
}

function textMessage(pool: Pool, content: string): Content {
  if (pool.definition.properties.SmsConfiguration === undefined) {
    throw new CognitoError(
      'InvalidSmsRoleAccessPolicyException',
      'The user pool has no SmsConfiguration to send text messages with; add one to its template.',
    );
  }
  return { channel: 'text', subject: null, html: null, text: content, headers: {} };
}
