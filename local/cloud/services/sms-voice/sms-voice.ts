import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TextAccount } from '../../account/account-settings.ts';
import { AwsError } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest, PermissionsOf, Service } from '../../gateway/service.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { SnsAdmin } from '../admin.ts';
import { json10 } from '../json-response.ts';
import { serviceOf } from '../operations.ts';
import { eventsOf, type SentText, SMS_PART_CHARACTERS } from './events.ts';
import type { SmsVoiceRegistry } from './registry.ts';
import { assertMaySend, invalidParameter } from './send-checks.ts';

/** US dollars, about what a part costs in the USA. */
const PRICE_PER_PART = 0.00883;

const PROTECT_CONFIGURATION = 'protect-0123456789abcdef0123456789abcdef';

/** AWS lists some 240 in a protect configuration. */
const SOME_COUNTRIES = ['CA', 'DE', 'GB', 'IN', 'US'];

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

export interface Deps {
  registry: SmsVoiceRegistry;
  account: TextAccount;
  outbox: Outbox;
  publish: SnsAdmin['publish'];
}

/** AWS End User Messaging SMS. Texts go to the outbox, their events to the topics of the configuration set. */
export function createSmsVoiceService(deps: Deps): Service {
  const { account } = deps;
  return serviceOf('End User Messaging', {
    SendTextMessage: async (request) => json10({ MessageId: sendText(deps, request) }),
    DescribeAccountAttributes: async () =>
      json10({
        AccountAttributes: [
          { Name: 'ACCOUNT_TIER', Value: account.inSandbox ? 'SANDBOX' : 'PRODUCTION' },
          ...(account.allowedCountries
            ? [{ Name: 'DEFAULT_PROTECT_CONFIGURATION_ID', Value: PROTECT_CONFIGURATION }]
            : []),
        ],
      }),
    async GetProtectConfigurationCountryRuleSet() {
      if (!account.allowedCountries)
        throw new AwsError(404, 'ResourceNotFoundException', 'The protect configuration was not found');
      const statusOf = (country: string) => (account.allowedCountries?.includes(country) ? 'ALLOW' : 'BLOCK');
      const countries = new Set([...SOME_COUNTRIES, ...account.allowedCountries]);
      return json10({
        ProtectConfigurationId: PROTECT_CONFIGURATION,
        NumberCapability: 'SMS',
        CountryRuleSet: Object.fromEntries(
          [...countries].map((country) => [country, { ProtectStatus: statusOf(country) }]),
        ),
      });
    },
    DescribeSpendLimits: async () => {
      const { monthlyLimit } = account;
      const limit = { EnforcedLimit: monthlyLimit, MaxLimit: monthlyLimit, Overridden: false };
      return json10({ SpendLimits: [{ Name: 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT', ...limit }] });
    },
    DescribePhoneNumbers: async () => {
      const number = { PhoneNumber: '+18885550100', Status: 'ACTIVE', IsoCountryCode: 'US' };
      return json10({ PhoneNumbers: account.hasOriginationIdentity ? [number] : [] });
    },
  });
}

/** Returns the message id. */
function sendText({ registry, account, outbox, publish }: Deps, request: AwsRequest): string {
  const parsed = sendTextMessage.safeParse(jsonBody(request));
  if (!parsed.success) throw invalidParameter(z.prettifyError(parsed.error));
  const { DestinationPhoneNumber: to, MessageBody: body, ConfigurationSetName: setName } = parsed.data;
  const set = setName === undefined ? null : registry.configurationSetName(setName);
  if (setName !== undefined && set === null)
    throw new AwsError(400, 'ResourceNotFoundException', 'The configuration set was not found');
  const price = Math.ceil(body.length / SMS_PART_CHARACTERS) * PRICE_PER_PART;
  assertMaySend(account, to, price);
  account.spent += price;
  const text: SentText = {
    messageId: randomUUID(),
    sentAt: new Date(),
    to,
    body,
    price,
    messageType: parsed.data.MessageType,
    context: parsed.data.Context,
  };
  outbox.add({
    id: text.messageId,
    channel: 'text',
    to,
    subject: null,
    text: body,
    html: null,
    headers: { ...text.context },
    sentAt: text.sentAt.toISOString(),
  });
  if (set !== null)
    for (const event of eventsOf(text, account.outcomes[to] ?? 'TEXT_DELIVERED'))
      for (const topic of registry.topicsFor(set, event.eventType)) publish(topic, JSON.stringify(event));
  return text.messageId;
}

/**
 * Sending needs the origination identity, or `*` when AWS chooses one.
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_awsendusermessagingsmsandvoicev2.html
 */
export const smsVoicePermissions: PermissionsOf = (request) => {
  const { data } = sendTextMessage.safeParse(jsonBody(request));
  return [{ action: `sms-voice:${request.action}`, resource: data?.OriginationIdentity ?? '*' }];
};
