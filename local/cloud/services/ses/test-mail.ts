import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { z } from 'zod';
import { grantedAccount } from '../../account/account-settings.ts';
import { arn } from '../../gateway/arn.ts';
import { openOutbox } from '../../outbox/outbox.ts';
import { startFauxqs } from '../fauxqs.ts';
import { snsAdmin } from '../sns/admin.ts';
import { openEmailSubscriptions } from '../sns/email-subscriptions.ts';
import { sqsAdmin } from '../sqs/admin.ts';
import { sqsService } from '../sqs/sqs.ts';
import { allow, clientOf, dataFolder, startTestGateway } from '../test-gateway.ts';
import { sesPermissions } from './permissions.ts';
import { sendQuota } from './quota.ts';
import { createSesRegistry } from './registry.ts';
import { sesService } from './ses.ts';

/** A sender whom the verified domain covers. */
export const FROM = 'Alerts <alerts@mail.example.com>';

const notification = z.object({ Message: z.string(), TopicArn: z.string() });

/**
 * SES with a verified domain and a configuration set whose events go by topic to a queue, and a role that may send.
 * `account` says what the account may do, and `now` tells the time that its quota is counted by.
 */
export async function openMail(account = grantedAccount(), now = Date.now) {
  const fauxqs = await startFauxqs(dataFolder());
  const outbox = openOutbox(dataFolder());
  const sns = snsAdmin(fauxqs, openEmailSubscriptions(outbox));
  const registry = createSesRegistry(account, sns.publish);
  const quota = sendQuota(account, now);
  const door = await startTestGateway({
    services: new Map([
      ['ses', sesService({ account, registry, quota, outbox, publish: sns.publish })],
      ['sqs', sqsService(fauxqs)],
    ]),
    permissions: new Map([['ses', sesPermissions(registry)]]),
  });
  const { topicArn } = await sns.createTopic({ TopicName: 'mail-events' });
  const queue = await sqsAdmin(fauxqs, door.url).createQueue({ QueueName: 'mail-events' });
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
  const sender = door.principals.add('Sender', [
    allow(
      ['ses:SendEmail', 'ses:SendRawEmail'],
      arn('ses', 'identity/example.com'),
      arn('ses', 'configuration-set/alerts'),
    ),
  ]);
  const [local] = door.principals.all();
  if (!local) throw new Error('There is no local principal.');
  const ses = new SESClient(clientOf(door.url, sender));
  const sqs = new SQSClient(clientOf(door.url, local));
  const close = async () => {
    await door.close();
    await fauxqs.stop();
  };
  return { door, account, registry, outbox, ses, takeEvents: () => takeEvents(sqs, queue.queueUrl), close };
}

/** Takes what is in the events' queue, as a consumer would. */
async function takeEvents(sqs: SQSClient, queueUrl: string) {
  const taken: unknown[] = [];
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 10 }),
    );
    if (Messages.length === 0) return taken;
    for (const { Body = '', ReceiptHandle } of Messages) {
      const { Message } = notification.parse(JSON.parse(Body));
      taken.push(Message.startsWith('{') ? JSON.parse(Message) : Message);
      await sqs.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle }));
    }
  }
}

/** A message of SendEmail. */
export const simple = (to: string, changes: Partial<SendEmailCommand['input']> = {}) =>
  new SendEmailCommand({
    Source: FROM,
    Destination: { ToAddresses: [to] },
    Message: { Subject: { Data: 'Grüße' }, Body: { Text: { Data: 'text' }, Html: { Data: '<p>html</p>' } } },
    ...changes,
  });

/** A message of SendRawEmail, as one-click unsubscribe and event tags ask for it. */
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
