import { SESClient } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allow, clientSettings, signedHeaders } from '../test-gateway.ts';
import { FROM, raw, simple, startMail } from './test-mail.ts';

let mail: Awaited<ReturnType<typeof startMail>>;
beforeAll(async () => {
  mail = await startMail();
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

  test('in raw form keeps its headers, without those that control SES', async () => {
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

  test('to several recipients is one message each', async () => {
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
    // An empty structure is not in the form at all.
    ['no recipient', { Destination: {} }, 'ValidationError'],
    ['a recipient without a domain', { Destination: { ToAddresses: ['ann'] } }, 'InvalidParameterValue'],
    ['a tag of forbidden characters', { Tags: [{ Name: 'kind', Value: 'a b' }] }, 'InvalidParameterValue'],
  ])('with %s is refused', async (_, changes, name) => {
    await expect(mail.ses.send(simple('dan@x.example', changes))).rejects.toMatchObject({ name });
    expect(mail.outbox.list('dan@x.example')).toEqual([]);
  });

  test('from an unverified sender is refused by SES even with all permissions', async () => {
    const [local] = mail.gateway.principals.all();
    if (!local) throw new Error('There is no local principal.');
    const attempt = new SESClient(clientSettings(mail.gateway.url, local)).send(
      simple('dan@x.example', { Source: 'x@other.example' }),
    );
    await expect(attempt).rejects.toMatchObject({
      name: 'MessageRejected',
      message: expect.stringContaining('Email address is not verified'),
    });
  });
});

test('version 2 of the API sends, too', async () => {
  const { accessKeyId } = mail.gateway.principals.add('Second', [allow(['ses:SendEmail'], '*')]);
  const content = {
    Subject: { Data: 's' },
    Body: { Text: { Data: 't' } },
  };
  const response = await fetch(`${mail.gateway.url}/v2/email/outbound-emails`, {
    method: 'POST',
    headers: signedHeaders(accessKeyId, 'ses', { 'content-type': 'application/json' }),
    body: JSON.stringify({
      FromEmailAddress: FROM,
      Destination: { ToAddresses: ['v2@x.example'] },
      Content: { Simple: content },
    }),
  });
  const [sent] = mail.outbox.list('v2@x.example');
  expect([await response.json(), sent?.text]).toEqual([{ MessageId: sent?.id }, 't']);
});
