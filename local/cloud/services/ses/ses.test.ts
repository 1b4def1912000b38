import { SESClient } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allow, clientOf, signedBy } from '../test-gateway.ts';
import { FROM, openMail, raw, simple } from './test-mail.ts';

let mail: Awaited<ReturnType<typeof openMail>>;
beforeAll(async () => {
  mail = await openMail();
});
afterAll(() => mail.close());

describe('an e-mail', () => {
  test('is in the outbox with subject, text and HTML', async () => {
    const { MessageId } = await mail.ses.send(simple('ann@x.example'));
    expect(mail.outbox.list('ann@x.example')).toEqual([
      expect.objectContaining({
        id: MessageId,
        channel: 'email',
        subject: 'Grüße',
        text: 'text',
        html: '<p>html</p>',
      }),
    ]);
    expect(mail.outbox.list('ann@x.example')[0]?.headers).toMatchObject({
      From: FROM,
      To: 'ann@x.example',
      Subject: 'Grüße',
    });
  });

  test('that is raw is readable too, one-click unsubscribe included, without what steers SES', async () => {
    await mail.ses.send(raw('bob@x.example'));
    const [message] = mail.outbox.list('bob@x.example');
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
    await mail.ses.send(
      simple('c1@x.example', {
        Destination: { ToAddresses: ['c1@x.example'], BccAddresses: ['c2@x.example'] },
      }),
    );
    expect([mail.outbox.list('c1@x.example').length, mail.outbox.list('c2@x.example').length]).toEqual([
      1, 1,
    ]);
    expect(JSON.stringify(mail.outbox.list('c1@x.example'))).not.toContain('c2@x.example');
  });

  test.each([
    ['an unverified sender', { Source: 'x@other.example' }, 'AccessDenied'],
    ['an unknown configuration set', { ConfigurationSetName: 'nightly' }, 'AccessDenied'],
    ['no recipient', { Destination: {} }, 'InvalidParameterValue'],
    ['a recipient without a domain', { Destination: { ToAddresses: ['ann'] } }, 'InvalidParameterValue'],
    ['a tag of forbidden characters', { Tags: [{ Name: 'kind', Value: 'a b' }] }, 'InvalidParameterValue'],
  ])('with %s is refused', async (_, changes, name) => {
    await expect(mail.ses.send(simple('dan@x.example', changes))).rejects.toMatchObject({ name });
    expect(mail.outbox.list('dan@x.example')).toEqual([]);
  });

  test('from an unverified sender is refused in the words of SES even to whom everything is allowed', async () => {
    const [local] = mail.door.principals.all();
    if (!local) throw new Error('There is no local principal.');
    const attempt = new SESClient(clientOf(mail.door.url, local)).send(
      simple('dan@x.example', { Source: 'x@other.example' }),
    );
    await expect(attempt).rejects.toMatchObject({
      name: 'MessageRejected',
      message: expect.stringContaining('Email address is not verified'),
    });
  });
});

test('the second version of the API sends as the first', async () => {
  const { accessKeyId } = mail.door.principals.add('Second', [allow(['ses:SendEmail'], '*')]);
  const content = {
    Subject: { Data: 's' },
    Body: { Text: { Data: 't' } },
    Headers: [{ Name: 'X-Kind', Value: 'k' }],
  };
  const answer = await fetch(`${mail.door.url}/v2/email/outbound-emails`, {
    method: 'POST',
    headers: signedBy(accessKeyId, 'ses', { 'content-type': 'application/json' }),
    body: JSON.stringify({
      FromEmailAddress: FROM,
      Destination: { ToAddresses: ['v2@x.example'] },
      Content: { Simple: content },
    }),
  });
  const [sent] = mail.outbox.list('v2@x.example');
  expect([await answer.json(), sent?.headers['X-Kind']]).toEqual([{ MessageId: sent?.id }, 'k']);
});
