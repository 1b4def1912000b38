import {
  DescribeAccountAttributesCommand,
  DescribePhoneNumbersCommand,
  DescribeSpendLimitsCommand,
  GetProtectConfigurationCountryRuleSetCommand,
  PinpointSMSVoiceV2Client,
  SendTextMessageCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { grantedAccount, type TextAccount } from '../../account/account-settings.ts';
import { arn } from '../../gateway/arn.ts';
import { type Outbox, openOutbox } from '../../outbox/outbox.ts';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { createSnsAdmin } from '../sns/admin.ts';
import { createEmailSubscriptions } from '../sns/email-subscriptions.ts';
import { createSqsAdmin } from '../sqs/admin.ts';
import { createSqsService } from '../sqs/sqs.ts';
import { allow, clientSettings, dataFolder, startTestGateway } from '../test-gateway.ts';
import { createSmsVoiceRegistry } from './registry.ts';
import { createSmsVoiceService, smsVoicePermissions } from './sms-voice.ts';

const TO = '+12025550123';
const POOL = arn('sms-voice', 'pool/pool-1');

let fauxqs: Fauxqs;
let gateway: Awaited<ReturnType<typeof startTestGateway>>;
let sqs: SQSClient;
let queueUrl: string;
let outbox: Outbox;
let account: TextAccount;
let texts: PinpointSMSVoiceV2Client;
beforeAll(async () => {
  fauxqs = await startFauxqs(dataFolder());
  outbox = openOutbox(dataFolder());
  account = grantedAccount().texts;
  const registry = createSmsVoiceRegistry();
  const sns = createSnsAdmin(fauxqs, createEmailSubscriptions(outbox));
  gateway = await startTestGateway({
    services: new Map([
      ['sms-voice', createSmsVoiceService({ registry, account, outbox, publish: sns.publish })],
      ['sqs', createSqsService(fauxqs)],
    ]),
    permissions: new Map([['sms-voice', smsVoicePermissions]]),
  });
  const { topicArn: TopicArn } = await sns.createTopic({ TopicName: 'text-events' });
  const queue = await createSqsAdmin(fauxqs, gateway.url).createQueue({ QueueName: 'text-events' });
  queueUrl = queue.queueUrl;
  await sns.subscribe({ TopicArn, Protocol: 'sqs', Endpoint: queue.queueArn, RawMessageDelivery: true });
  registry.admin.registerConfigurationSet({
    ConfigurationSetName: 'texts',
    EventDestinations: [
      {
        EventDestinationName: 'topic',
        Enabled: true,
        MatchingEventTypes: ['TEXT_ALL'],
        SnsDestination: { TopicArn },
      },
    ],
  });
  const texter = gateway.principals.add('Texter', [allow(['sms-voice:SendTextMessage'], '*')]);
  texts = new PinpointSMSVoiceV2Client(clientSettings(gateway.url, texter));
  const [local] = gateway.principals.all();
  if (!local) throw new Error('There is no local principal.');
  sqs = new SQSClient(clientSettings(gateway.url, local));
});
afterAll(async () => {
  await gateway.close();
  await fauxqs.stop();
});

const text = (DestinationPhoneNumber: string, more: object = {}) =>
  new SendTextMessageCommand({
    DestinationPhoneNumber,
    MessageBody: 'One job',
    ConfigurationSetName: 'texts',
    Context: { message: 'm1' },
    ...more,
  });

async function receiveEvents(): Promise<unknown[]> {
  const { Messages: messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
  );
  for (const { ReceiptHandle } of messages)
    await sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }));
  return messages.map(({ Body }) => JSON.parse(Body ?? ''));
}

describe('a text', () => {
  test('LOCAL-01 goes to the outbox, and its events with its context to the topic', async () => {
    const { MessageId: messageId } = await texts.send(text(TO));
    expect(outbox.list(TO)).toMatchObject([{ id: messageId, channel: 'text', text: 'One job' }]);
    const common = { messageId, context: { message: 'm1' }, destinationPhoneNumber: TO };
    expect(await receiveEvents()).toMatchObject([
      { eventType: 'TEXT_QUEUED', isFinal: false, ...common },
      { eventType: 'TEXT_DELIVERED', isFinal: true, messageStatus: 'DELIVERED', ...common },
    ]);
  });

  test('LOCAL-01 to the simulator’s failing number is accepted, then reported as blocked', async () => {
    await texts.send(text('+14254147167'));
    expect((await receiveEvents()).at(-1)).toMatchObject({ eventType: 'TEXT_BLOCKED', isFinal: true });
  });

  test('LOCAL-01 has the outcome that the account’s settings give its number', async () => {
    Object.assign(account, { outcomes: { [TO]: 'TEXT_UNREACHABLE' } });
    await texts.send(text(TO));
    expect((await receiveEvents()).at(-1)).toMatchObject({ eventType: 'TEXT_UNREACHABLE' });
    Object.assign(account, { outcomes: {} });
  });

  test.each([
    [{ optedOutNumbers: [TO] }, 'ConflictException', 'DESTINATION_PHONE_NUMBER_OPTED_OUT'],
    [{ hasOriginationIdentity: false }, 'ConflictException', 'NO_ORIGINATION_IDENTITIES_FOUND'],
    [{ inSandbox: true }, 'ConflictException', 'DESTINATION_PHONE_NUMBER_NOT_VERIFIED'],
    [{ monthlyLimit: 0.01 }, 'ServiceQuotaExceededException', 'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT'],
  ])('LOCAL-01 is refused with %j, without events', async (settings, name, Reason) => {
    const before = structuredClone(account);
    const sent = outbox.list(TO).length;
    Object.assign(account, settings);
    await expect(texts.send(text(TO))).rejects.toMatchObject({ name, Reason });
    Object.assign(account, before);
    expect(outbox.list(TO)).toHaveLength(sent);
    expect(await receiveEvents()).toEqual([]);
  });

  test('LOCAL-01 reaches a verified number from the sandbox', async () => {
    Object.assign(account, { inSandbox: true, verifiedNumbers: [TO] });
    expect(await texts.send(text(TO))).toMatchObject({ MessageId: expect.any(String) });
    Object.assign(account, { inSandbox: false });
    await receiveEvents();
  });

  test.each([
    ['a malformed number', text('555'), 'ValidationException'],
    ['an empty body', text(TO, { MessageBody: '' }), 'ValidationException'],
    ['an unknown configuration set', text(TO, { ConfigurationSetName: 'no' }), 'ResourceNotFoundException'],
  ])('LOCAL-01 with %s is refused', async (_, command, name) => {
    await expect(texts.send(command)).rejects.toMatchObject({ name });
  });

  test('LOCAL-01 needs permission on its origination identity, or on everything without one', async () => {
    const one = gateway.principals.add('One', [allow(['sms-voice:SendTextMessage'], POOL)]);
    const client = new PinpointSMSVoiceV2Client(clientSettings(gateway.url, one));
    expect(await client.send(text(TO, { OriginationIdentity: POOL }))).toMatchObject({
      MessageId: expect.any(String),
    });
    await expect(client.send(text(TO))).rejects.toMatchObject({ name: 'AccessDeniedException' });
    await receiveEvents();
  });
});

test('OPS-01 an operator can read what the account may send', async () => {
  const before = structuredClone(account);
  Object.assign(account, {
    inSandbox: true,
    monthlyLimit: 1,
    hasOriginationIdentity: false,
    allowedCountries: null,
  });
  const operator = gateway.principals.add('Operator', [
    allow(['sms-voice:Describe*', 'sms-voice:Get*'], '*'),
  ]);
  const client = new PinpointSMSVoiceV2Client(clientSettings(gateway.url, operator));
  expect(await client.send(new DescribeAccountAttributesCommand({}))).toMatchObject({
    AccountAttributes: [{ Name: 'ACCOUNT_TIER', Value: 'SANDBOX' }],
  });
  expect(await client.send(new DescribeSpendLimitsCommand({}))).toMatchObject({
    SpendLimits: [{ EnforcedLimit: 1, MaxLimit: 1 }],
  });
  expect(await client.send(new DescribePhoneNumbersCommand({}))).toMatchObject({ PhoneNumbers: [] });
  const readCountries = new GetProtectConfigurationCountryRuleSetCommand({
    ProtectConfigurationId: 'protect-1',
    NumberCapability: 'SMS',
  });
  await expect(client.send(readCountries)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  Object.assign(account, before, { allowedCountries: ['US'] });
  expect(await client.send(readCountries)).toMatchObject({
    CountryRuleSet: { US: { ProtectStatus: 'ALLOW' }, CA: { ProtectStatus: 'BLOCK' } },
  });
  Object.assign(account, before);
});
