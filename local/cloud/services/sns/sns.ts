import { randomUUID } from 'node:crypto';
import type { TextAccount } from '../../account/account-settings.ts';
import { AwsError, xmlDocument } from '../../gateway/aws-error.ts';
import type { AwsResponse } from '../../gateway/aws-response.ts';
import type { Service } from '../../gateway/service.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Fauxqs } from '../fauxqs.ts';
import { mayText } from '../sms-voice/refusal.ts';
import { priceOf } from '../sms-voice/sms-voice.ts';
import type { EmailSubscriptions } from './email-subscriptions.ts';

const NAMESPACE = 'http://sns.amazonaws.com/doc/2010-03-31/';

/**
 * Passes what concerns topics on; a text message to a number goes to the outbox. One that the account may not send is
 * taken and vanishes, unless its number has opted out: SNS leaves the rest to delivery status logs.
 */
export function snsService(
  { upstream }: Pick<Fauxqs, 'upstream'>,
  outbox: Outbox,
  account: TextAccount,
  emails: EmailSubscriptions,
): Service {
  return async (request) => {
    const form = new URLSearchParams(request.body.toString());
    const number = form.get('PhoneNumber');
    if (request.action === 'Publish' && number !== null) return sendText(number, form, { outbox, account });
    const answer = await upstream.forward(request, { path: '/' });
    const topicArn = form.get('TopicArn') ?? form.get('TargetArn');
    if (request.action === 'Publish' && topicArn !== null && answer.status === 200)
      emails.deliver(topicArn, form.get('Message') ?? '', form.get('Subject') ?? undefined);
    return answer;
  };
}

interface Texts {
  outbox: Outbox;
  account: TextAccount;
}

function sendText(number: string, form: URLSearchParams, { outbox, account }: Texts): AwsResponse {
  const text = form.get('Message') ?? '';
  if (!/^\+[1-9]\d{6,14}$/.test(number)) {
    throw invalid(`PhoneNumber Reason: ${number} is not valid to publish to`);
  }
  if (text === '') throw invalid('Empty message');
  if (text.length > 1_600) throw invalid('Message too long');
  const id = randomUUID();
  const headers = messageAttributes(form);
  const sentAt = new Date().toISOString();
  const price = priceOf(text);
  if (account.optedOutNumbers.includes(number))
    throw new AwsError(400, 'OptedOut', 'The number has opted out of text messages.');
  if (mayText(account, number, price)) {
    account.spent += price;
    outbox.add({ id, channel: 'text', to: number, subject: null, text, html: null, headers, sentAt });
  }
  const answer = {
    PublishResponse: {
      '@_xmlns': NAMESPACE,
      PublishResult: { MessageId: id },
      ResponseMetadata: { RequestId: randomUUID() },
    },
  };
  return { status: 200, headers: { 'content-type': 'text/xml' }, body: xmlDocument(answer) };
}

function invalid(reason: string): AwsError {
  return new AwsError(400, 'InvalidParameter', `Invalid parameter: ${reason}`);
}

/** Attributes such as AWS.SNS.SMS.SenderID, by name. */
function messageAttributes(form: URLSearchParams): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (let position = 1; ; position += 1) {
    const entry = `MessageAttributes.entry.${position}`;
    const name = form.get(`${entry}.Name`);
    if (name === null) return attributes;
    attributes[name] = form.get(`${entry}.Value.StringValue`) ?? '';
  }
}
