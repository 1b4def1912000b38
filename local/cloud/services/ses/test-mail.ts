import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { z } from 'zod';
import { grantedAccount } from '../../account/account-settings.ts';
import { arn } from '../../gateway/arn.ts';
import { openOutbox } from '../../outbox/outbox.ts';
import { startFauxqs } from '../fauxqs.ts';
import { createSnsAdmin } from '../sns/admin.ts';
import { createEmailSubscriptions } from '../sns/email-subscriptions.ts';
import { createSqsAdmin } from '../sqs/admin.ts';
import { createSqsService } from '../sqs/sqs.ts';
import { allow, clientSettings, dataFolder, startTestGateway } from '../test-gateway.ts';
import { createSendQuota } from './quota.ts';
import { createSesRegistry } from './registry.ts';
import { createSesPermissions, createSesService } from './ses.ts';
import { createSuppressionList } from './suppression.ts';

/** A sender in the verified domain. */
export const FROM = 'Alerts <alerts@mail.example.com>';

const notification = z.object({ Message: z.string(), TopicArn: z.string() });

/**
 * Starts SES with a verified domain, a configuration set whose events reach a queue through a topic, and a
 * role that may send. `now` is the clock of the account's quota, in epoch milliseconds.
 */
export async function startMail(account = grantedAccount(), now = Date.now) {
  const fauxqs = await startFauxqs(dataFolder());
  const outbox = openOutbox(dataFolder());
  const sns = createSnsAdmin(fauxqs, createEmailSubscriptions(outbox));
  const registry = createSesRegistry(account, sns.publish);
  const quota = createSendQuota(account, now);
  const gateway = await startTestGateway({
    services: new Map([
      [
        'ses',
        createSesService({
          account,
          registry,
          quota,
          suppression: createSuppressionList(),
          outbox,
          publish: sns.publish,
        }),
      ],
      ['sqs', createSqsService(fauxqs)],
    ]),
    permissions: new Map([['ses', createSesPermissions({ registry, account })]]),
  });
  const { topicArn } = await sns.createTopic({ TopicName: 'mail-events' });
  const queue = await createSqsAdmin(fauxqs, gateway.url).createQueue({ QueueName: 'mail-events' });
  await sns.subscribe({ TopicArn: topicArn, Protocol: 'sqs', Endpoint: queue.queueArn });
  registry.admin.registerIdentity({ EmailIdentity: 'example.com' }, 'Sender');
  registry.admin.registerConfigurationSet({ Name: 'alerts' });
  registry.admin.registerEventDestination({
    ConfigurationSetName: 'alerts',
    EventDestination: {
      MatchingEventTypes: ['send', 'delivery', 'bounce', 'complaint'],
      SnsDestination: { TopicARN: topicArn },
    },
  });
  const sender = gateway.principals.add('Sender', [
    allow(
      ['ses:SendEmail', 'ses:SendRawEmail'],
      arn('ses', 'identity/example.com'),
      arn('ses', 'configuration-set/alerts'),
    ),
  ]);
  const [local] = gateway.principals.all();
  if (!local) throw new Error('There is no local principal.');
  const ses = new SESClient(clientSettings(gateway.url, sender));
  const sqs = new SQSClient(clientSettings(gateway.url, local));
  const close = async () => {
    await gateway.close();
    await fauxqs.stop();
  };
  return {
    gateway,
    account,
    registry,
    outbox,
    ses,
    receiveEvents: () => receiveEvents(sqs, queue.queueUrl),
    close,
  };
}

async function receiveEvents(sqs: SQSClient, queueUrl: string) {
  const events: unknown[] = [];
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
    );
    if (Messages.length === 0) return events;
    for (const { Body = '', ReceiptHandle } of Messages) {
      const { Message } = notification.parse(JSON.parse(Body));
      events.push(Message.startsWith('{') ? JSON.parse(Message) : Message);
      await sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }));
    }
  }
}

export const simple = (to: string, changes: Partial<SendEmailCommand['input']> = {}) =>
  new SendEmailCommand({
    Source: FROM,
    Destination: { ToAddresses: [to] },
    Message: { Subject: { Data: 'Grüße' }, Body: { Text: { Data: 'text' }, Html: { Data: '<p>html</p>' } } },
    ...changes,
  });

/** A raw message with headers for one-click unsubscribe and event tags. */
export const raw = (to: string) =>
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
