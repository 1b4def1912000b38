import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TextAccount } from '../../account/account-settings.ts';
import { AwsError } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { PermissionsOf, Service } from '../../gateway/service.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { SnsAdmin } from '../admin.ts';
import { json10 } from '../json-response.ts';
import { accountView } from './account-view.ts';
import { eventsOf, type SentText } from './events.ts';
import { demandMayText, invalid } from './refusal.ts';
import type { SmsVoiceRegistry } from './registry.ts';

/** What a text costs, in US dollars: about the price of its parts in the USA. */
export const priceOf = (body: string): number => Math.ceil(body.length / 153) * 0.00883;

const sendTextMessage = z.object({
  DestinationPhoneNumber: z.string().regex(/^\+?[1-9]\d{6,14}$/),
  MessageBody: z.string().min(1).max(1_600),
  MessageType: z.enum(['TRANSACTIONAL', 'PROMOTIONAL']).default('TRANSACTIONAL'),
  OriginationIdentity: z.string().optional(),
  ConfigurationSetName: z.string().optional(),
  Context: z
    .record(z.string().regex(/^\S{1,100}$/), z.string().min(1).max(800))
    .refine((context) => Object.keys(context).length <= 5, 'Context has at most 5 entries.')
    .default({}),
});

/** What End User Messaging hands its texts and events to. */
export interface SmsVoiceDependencies {
  registry: SmsVoiceRegistry;
  account: TextAccount;
  outbox: Outbox;
  publish: SnsAdmin['publish'];
}

/** AWS End User Messaging SMS: a text that is taken goes to the outbox, its events to the topics of its configuration set. */
export function smsVoiceService({ registry, account, outbox, publish }: SmsVoiceDependencies): Service {
  return async (request) => {
    const view = accountView(request.action, account);
    if (view) return json10(view);
    if (request.action !== 'SendTextMessage')
      throw new AwsError(400, 'ValidationException', `The local cloud does not play ${request.action}.`);
    const read = sendTextMessage.safeParse(jsonBody(request));
    if (!read.success) throw invalid(z.prettifyError(read.error));
    const { DestinationPhoneNumber: to, MessageBody: body, MessageType, Context, ...sent } = read.data;
    const set = sent.ConfigurationSetName === undefined ? null : registry.nameOf(sent.ConfigurationSetName);
    if (sent.ConfigurationSetName !== undefined && set === null)
      throw new AwsError(400, 'ResourceNotFoundException', 'The configuration set was not found');
    const price = priceOf(body);
    demandMayText(account, to, price);
    account.spent += price;
    const text: SentText = {
      messageId: randomUUID(),
      sentAt: new Date(),
      to,
      body,
      price,
      messageType: MessageType,
      context: Context,
    };
    const outcome = account.outcomes[to] ?? 'TEXT_DELIVERED';
    outbox.add(written(text));
    if (set !== null)
      for (const event of eventsOf(text, outcome))
        for (const topic of registry.topicsFor(set, event.eventType)) publish(topic, JSON.stringify(event));
    return json10({ MessageId: text.messageId });
  };
}

const written = ({ messageId: id, to, body: text, context, sentAt }: SentText) => ({
  id,
  channel: 'text' as const,
  to,
  subject: null,
  text,
  html: null,
  headers: { ...context },
  sentAt: sentAt.toISOString(),
});

/**
 * What the calls need: sending needs its origination identity, `*` where AWS chooses one.
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_awsendusermessagingsmsandvoicev2.html
 */
export const smsVoicePermissions: PermissionsOf = (request) => {
  const { data } = sendTextMessage.safeParse(jsonBody(request));
  return [{ action: `sms-voice:${request.action}`, resource: data?.OriginationIdentity ?? '*' }];
};
