import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import { type Outbox, openOutbox } from '../../outbox/outbox.ts';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { snsAdmin } from '../sns/admin.ts';
import { sqsAdmin } from '../sqs/admin.ts';
import { sqsService } from '../sqs/sqs.ts';
import { allow, clientOf, dataFolder, openDoor } from '../test-door.ts';
import { sesPermissions } from './permissions.ts';
import { createSesRegistry } from './registry.ts';
import { sesService } from './ses.ts';

const FROM = 'Alerts <alerts@mail.example.com>';
const notification = z.object({ Message: z.string(), Subject: z.string(), TopicArn: z.string() });

let fauxqs: Fauxqs;
let door: Awaited<ReturnType<typeof openDoor>>;
let outbox: Outbox;
let ses: SESClient;
let sqs: SQSClient;
let queueUrl: string;

beforeAll(async () => {
  fauxqs = await startFauxqs(dataFolder());
  outbox = openOutbox(dataFolder());
  const registry = createSesRegistry();
  const sns = snsAdmin(fauxqs);
  door = await openDoor({
    services: new Map([
      ['ses', sesService({ registry, outbox, publish: sns.publish })],
      ['sqs', sqsService(fauxqs)],
    ]),
    permissions: new Map([['ses', sesPermissions(registry)]]),
  });
  const { topicArn } = await sns.createTopic({ TopicName: 'mail-events' });
  const queue = await sqsAdmin(fauxqs, door.url).createQueue({ QueueName: 'mail-events' });
  queueUrl = queue.queueUrl;
  await sns.subscribe({ TopicArn: topicArn, Protocol: 'sqs', Endpoint: queue.queueArn });
  registry.admin.registerIdentity({ EmailIdentity: 'example.com' });
  registry.admin.registerConfigurationSet({ Name: 'alerts' });
  registry.admin.registerEventDestination({
    ConfigurationSetName: 'alerts',
    EventDestination: {
      MatchingEventTypes: ['send', 'delivery', 'bounce', 'complaint'],
      SnsDestination: { TopicARN: topicArn },
    },
  });
  const sender = door.principals.add('Sender', [
    allow(
      ['ses:SendEmail', 'ses:SendRawEmail'],
      arn('ses', 'identity/example.com'),
      arn('ses', 'configuration-set/alerts'),
    ),
  ]);
  const [local] = door.principals.all();
  if (!local) throw new Error('There is no local principal.');
  ses = new SESClient(clientOf(door.url, sender));
  sqs = new SQSClient(clientOf(door.url, local));
});

afterAll(async () => {
  await door.close();
  await fauxqs.stop();
});

/** Takes what is in the events' queue, as a consumer would. */
async function events() {
  const taken: unknown[] = [];
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
    );
    if (Messages.length === 0) return taken;
    for (const { Body = '', ReceiptHandle } of Messages) {
      taken.push(JSON.parse(notification.parse(JSON.parse(Body)).Message));
      await sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }));
    }
  }
}

beforeEach(events);

const simple = (to: string, changes: Partial<SendEmailCommand['input']> = {}) =>
  new SendEmailCommand({
    Source: FROM,
    Destination: { ToAddresses: [to] },
    Message: { Subject: { Data: 'Grüße' }, Body: { Text: { Data: 'text' }, Html: { Data: '<p>html</p>' } } },
    ...changes,
  });

const raw = (to: string) =>
  new SendRawEmailCommand({
    RawMessage: {
      Data: Buffer.from(
        [
          `From: ${FROM}`,
          `To: Ann <${to}>`,
          'Subject: =?utf-8?Q?One_job_=E2=80=93_now?=',
          'List-Unsubscribe: <https://site.example/u?t=abc>,',
          ' <mailto:u@example.com>',
          'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
          'X-SES-CONFIGURATION-SET: alerts',
          'X-SES-MESSAGE-TAGS: alert=a1, kind=job',
          'MIME-Version: 1.0',
          'Content-Type: multipart/alternative; boundary="b"',
          '',
          '--b',
          'Content-Type: text/plain; charset=utf-8',
          'Content-Transfer-Encoding: quoted-printable',
          '',
          'caf=C3=A9',
          '--b',
          'Content-Type: text/html; charset=utf-8',
          '',
          '<p>café</p>',
          '--b--',
        ].join('\r\n'),
      ),
    },
  });

describe('an e-mail', () => {
  test('is in the outbox with subject, text and HTML', async () => {
    const { MessageId } = await ses.send(simple('ann@x.example'));
    expect(outbox.list('ann@x.example')).toEqual([
      expect.objectContaining({
        id: MessageId,
        channel: 'email',
        subject: 'Grüße',
        text: 'text',
        html: '<p>html</p>',
      }),
    ]);
    expect(outbox.list('ann@x.example')[0]?.headers).toMatchObject({
      From: FROM,
      To: 'ann@x.example',
      Subject: 'Grüße',
    });
  });

  test('that is raw is readable too, one-click unsubscribe included, without what steers SES', async () => {
    await ses.send(raw('bob@x.example'));
    const [message] = outbox.list('bob@x.example');
    expect(message).toMatchObject({
      subject: 'One job – now',
      text: expect.stringContaining('café'),
      html: expect.stringContaining('<p>café</p>'),
    });
    expect(message?.headers).toMatchObject({
      'List-Unsubscribe': '<https://site.example/u?t=abc>, <mailto:u@example.com>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      To: 'Ann <bob@x.example>',
    });
    expect(Object.keys(message?.headers ?? {}).filter((name) => /^X-SES/i.test(name))).toEqual([]);
  });

  test('to several people is one message for each', async () => {
    await ses.send(
      simple('c1@x.example', {
        Destination: { ToAddresses: ['c1@x.example'], BccAddresses: ['c2@x.example'] },
      }),
    );
    expect([outbox.list('c1@x.example').length, outbox.list('c2@x.example').length]).toEqual([1, 1]);
    expect(JSON.stringify(outbox.list('c1@x.example'))).not.toContain('c2@x.example');
  });

  test.each([
    ['an unverified sender', { Source: 'x@other.example' }, 'AccessDenied'],
    ['an unknown configuration set', { ConfigurationSetName: 'nightly' }, 'AccessDenied'],
    ['no recipient', { Destination: {} }, 'InvalidParameterValue'],
    ['a recipient without a domain', { Destination: { ToAddresses: ['ann'] } }, 'InvalidParameterValue'],
    ['a tag of forbidden characters', { Tags: [{ Name: 'kind', Value: 'a b' }] }, 'InvalidParameterValue'],
  ])('with %s is refused', async (_, changes, name) => {
    await expect(ses.send(simple('dan@x.example', changes))).rejects.toMatchObject({ name });
    expect(outbox.list('dan@x.example')).toEqual([]);
  });

  test('from an unverified sender is refused in the words of SES even to whom everything is allowed', async () => {
    const [local] = door.principals.all();
    if (!local) throw new Error('There is no local principal.');
    const attempt = new SESClient(clientOf(door.url, local)).send(
      simple('dan@x.example', { Source: 'x@other.example' }),
    );
    await expect(attempt).rejects.toMatchObject({
      name: 'MessageRejected',
      message: expect.stringContaining('Email address is not verified'),
    });
  });
});

describe('the events of a configuration set reach the queue by way of the topic', () => {
  test('a message is sent, then delivered, with its tags and headers', async () => {
    const { MessageId } = await ses.send(raw('eve@x.example'));
    const mail = {
      messageId: MessageId,
      source: FROM,
      sourceArn: arn('ses', 'identity/example.com'),
      sendingAccountId: '000000000000',
      destination: ['eve@x.example'],
      headersTruncated: false,
      headers: expect.arrayContaining([
        { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
      ]),
      commonHeaders: expect.objectContaining({
        from: [FROM],
        to: ['Ann <eve@x.example>'],
        subject: 'One job – now',
      }),
      tags: expect.objectContaining({
        ...{ alert: ['a1'], kind: ['job'] },
        'ses:configuration-set': ['alerts'],
        'ses:from-domain': ['mail.example.com'],
        'ses:caller-identity': ['Sender'],
      }),
    };
    expect(await events()).toEqual([
      { eventType: 'Send', mail: expect.objectContaining(mail), send: {} },
      {
        eventType: 'Delivery',
        mail: expect.objectContaining(mail),
        delivery: expect.objectContaining({
          recipients: ['eve@x.example'],
          smtpResponse: expect.stringMatching(/^250/),
        }),
      },
    ]);
  });

  test('without a configuration set there are none', async () => {
    await ses.send(simple('fay@x.example'));
    expect(await events()).toEqual([]);
  });

  test.each([
    [
      'bounce',
      ['Send', 'Bounce'],
      {
        bounce: {
          bounceType: 'Permanent',
          bounceSubType: 'General',
          bouncedRecipients: [{ emailAddress: 'bounce+1@simulator.amazonses.com' }],
        },
      },
    ],
    [
      'suppressionlist',
      ['Send', 'Bounce'],
      { bounce: { bounceType: 'Permanent', bounceSubType: 'Suppressed' } },
    ],
    [
      'complaint',
      ['Send', 'Delivery', 'Complaint'],
      {
        complaint: {
          complaintFeedbackType: 'abuse',
          complainedRecipients: [{ emailAddress: 'complaint+1@simulator.amazonses.com' }],
        },
      },
    ],
    ['success', ['Send', 'Delivery'], {}],
  ])('the mailbox simulator %s yields %j', async (mailbox, types, last) => {
    await ses.send(simple(`${mailbox}+1@simulator.amazonses.com`, { ConfigurationSetName: 'alerts' }));
    const seen = z.array(z.looseObject({ eventType: z.string() })).parse(await events());
    expect(seen.map(({ eventType }) => eventType)).toEqual(types);
    expect(seen.at(-1)).toMatchObject(last);
  });
});
