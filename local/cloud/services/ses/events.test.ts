import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import { FROM, raw, simple, startMail } from './test-mail.ts';

let mail: Awaited<ReturnType<typeof startMail>>;
beforeAll(async () => {
  mail = await startMail();
});
afterAll(() => mail.close());
beforeEach(() => mail.receiveEvents());

describe('the events of a configuration set reach the queue through the topic', () => {
  test('a message has Send and Delivery events with its tags and headers', async () => {
    const { MessageId } = await mail.ses.send(raw('eve@x.example'));
    const object = {
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
        alert: ['a1'],
        kind: ['job'],
        'ses:configuration-set': ['alerts'],
        'ses:from-domain': ['mail.example.com'],
        'ses:caller-identity': ['Sender'],
      }),
    };
    expect(await mail.receiveEvents()).toEqual([
      { eventType: 'Send', mail: expect.objectContaining(object), send: {} },
      {
        eventType: 'Delivery',
        mail: expect.objectContaining(object),
        delivery: expect.objectContaining({
          recipients: ['eve@x.example'],
          smtpResponse: expect.stringMatching(/^250/),
        }),
      },
    ]);
  });

  test('a message without a configuration set has none', async () => {
    await mail.ses.send(simple('fay@x.example'));
    expect(await mail.receiveEvents()).toEqual([]);
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
    await mail.ses.send(simple(`${mailbox}+1@simulator.amazonses.com`, { ConfigurationSetName: 'alerts' }));
    const seen = z.array(z.looseObject({ eventType: z.string() })).parse(await mail.receiveEvents());
    expect(seen.map(({ eventType }) => eventType)).toEqual(types);
    expect(seen.at(-1)).toMatchObject(last);
  });
});

describe('OPS-01 an address that bounced or complained', () => {
  const types = async () =>
    z
      .array(
        z.looseObject({
          eventType: z.string(),
          bounce: z.looseObject({ bounceSubType: z.string() }).optional(),
        }),
      )
      .parse(await mail.receiveEvents())
      .map(({ eventType, bounce }) => (bounce ? `${eventType} ${bounce.bounceSubType}` : eventType));
  const send = (to: string, ConfigurationSetName: string) =>
    mail.ses.send(simple(to, { ConfigurationSetName }));

  test.each(['bounce+ann', 'complaint+ann'])('%s gets no further mail, which bounces', async (mailbox) => {
    const to = `${mailbox}@simulator.amazonses.com`;
    await send(to, 'alerts');
    await mail.receiveEvents();
    const delivered = mail.outbox.list(to).length;

    await send(to, 'alerts');

    expect(await types()).toEqual(['Send', 'Bounce OnAccountSuppressionList']);
    expect(mail.outbox.list(to)).toHaveLength(delivered);
  });

  test('gets mail from a configuration set without suppression', async () => {
    const to = 'complaint+bob@simulator.amazonses.com';
    mail.registry.admin.registerConfigurationSet({
      Name: 'alerts',
      SuppressionOptions: { SuppressedReasons: [] },
    });
    await send(to, 'alerts');
    await mail.receiveEvents();

    await send(to, 'alerts');

    expect(await types()).toEqual(['Send', 'Delivery', 'Complaint']);
    expect(mail.outbox.list(to)).toHaveLength(2);
  });
});

test('OPS-01 SES publishes one plain-text message to the topic of a new event destination', async () => {
  mail.registry.admin.publishTopicValidations();
  mail.registry.admin.publishTopicValidations();
  expect(await mail.receiveEvents()).toEqual([
    'Successfully validated SNS topic for Amazon SES event publishing.',
  ]);
});
