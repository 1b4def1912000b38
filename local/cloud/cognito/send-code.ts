import { randomUUID } from 'node:crypto';
import type { OutboxMessage } from '../outbox/outbox.ts';
import type { MailWords } from './custom-message.ts';
import { CognitoError } from './errors.ts';
import type { Pool } from './pool.ts';

/** An address to send a code to. */
export type Contact =
  | { readonly attribute: 'email'; readonly address: string }
  | { readonly attribute: 'phone_number'; readonly address: string };

/** Tells the client where a code went without revealing the address: `j***@e***`, `+*******1234`. */
export interface CodeDeliveryDetails {
  AttributeName: Contact['attribute'];
  DeliveryMedium: 'EMAIL' | 'SMS';
  Destination: string;
}

/**
 * Sends a code in the words of the template, or of `words` for a mail. Throws CodeDeliveryFailureException if
 * the delivery fails.
 */
export async function sendCode(
  pool: Pool,
  contact: Contact,
  code: string,
  words: MailWords = {},
): Promise<CodeDeliveryDetails> {
  const message = contact.attribute === 'email' ? email(pool, code, words) : textMessage(pool, code);
  try {
    await pool.deliver({
      ...message,
      id: randomUUID(),
      to: contact.address,
      sentAt: new Date(pool.now()).toISOString(),
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CognitoError('CodeDeliveryFailureException', reason);
  }
  return deliveryDetails(contact);
}

type Content = Omit<OutboxMessage, 'id' | 'to' | 'sentAt'>;

/** Cognito's mails are HTML; one without markup is also its own plain text. */
function email({ definition: { properties } }: Pool, code: string, words: MailWords): Content {
  const { EmailMessage, EmailSubject } = properties.VerificationMessageTemplate;
  const html = (words.emailMessage ?? EmailMessage).replaceAll('{####}', code);
  const subject = words.emailSubject ?? EmailSubject;
  const headers = { From: properties.EmailConfiguration.From };
  return { channel: 'email', subject, html, text: html.includes('<') ? null : html, headers };
}

function textMessage({ definition: { properties } }: Pool, code: string): Content {
  const text = properties.VerificationMessageTemplate.SmsMessage.replaceAll('{####}', code);
  return { channel: 'text', subject: null, html: null, text, headers: {} };
}

function deliveryDetails({ attribute, address }: Contact): CodeDeliveryDetails {
  if (attribute === 'email') {
    const domain = address.slice(address.lastIndexOf('@') + 1);
    const masked = `${address.charAt(0)}***@${domain.charAt(0)}***`;
    return { AttributeName: attribute, DeliveryMedium: 'EMAIL', Destination: masked };
  }
  const masked = `+${address.slice(1, -4).replaceAll(/./g, '*')}${address.slice(-4)}`;
  return { AttributeName: attribute, DeliveryMedium: 'SMS', Destination: masked };
}
