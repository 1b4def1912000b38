import { randomBytes, randomUUID } from 'node:crypto';
import { AwsError, xmlDocument } from '../../gateway/aws-error.ts';
import type { AwsRequest } from '../../gateway/aws-request.ts';
import type { AwsResponse } from '../../gateway/aws-response.ts';
import type { Service } from '../../gateway/service.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { SnsAdmin } from '../admin.ts';
import { eventsOf } from './events.ts';
import type { SesRegistry } from './registry.ts';
import { readSubmission, type Submission } from './submission.ts';
import { checkSubmission } from './validation.ts';

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';
const QUOTA = { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 0 };

/** What SES hands its messages and events to. */
export interface SesDependencies {
  registry: SesRegistry;
  outbox: Outbox;
  publish: SnsAdmin['publish'];
}

/** SES, both versions of its API: sending goes to the outbox, and its events to the topics of the configuration set. */
export function sesService({ registry, outbox, publish }: SesDependencies): Service {
  const send = async (request: AwsRequest): Promise<AwsResponse> => {
    const submission = await readSubmission(request);
    const identity = checkSubmission(submission, registry);
    const messageId = `0100${randomBytes(6).toString('hex')}-${randomUUID()}-000000`;
    const sentAt = new Date();
    const complete = { ...submission, headers: withOwnHeaders(submission, messageId, sentAt) };
    for (const to of submission.recipients) {
      const { subject, text, html } = submission;
      const headers = joined(complete.headers);
      outbox.add({
        id: messageId,
        channel: 'email',
        to,
        subject,
        text,
        html,
        headers,
        sentAt: sentAt.toISOString(),
      });
    }
    const configurationSet = submission.configurationSet ?? registry.defaultSetOf(identity);
    if (configurationSet !== null) {
      const caller = request.principal?.name ?? '';
      const { action: operation } = request;
      const sent = { messageId, sentAt, submission: complete, identity, configurationSet, caller, operation };
      for (const event of eventsOf(sent)) {
        for (const topic of registry.topicsFor(configurationSet, event.eventType)) {
          publish(topic, JSON.stringify(event), 'Amazon SES Email Event Notification');
        }
      }
    }
    return answer(request, { MessageId: messageId });
  };

  return async (request) => {
    const { action } = request;
    if (action === 'SendEmail' || action === 'SendRawEmail') return send(request);
    if (action === 'GetSendQuota') return answer(request, QUOTA);
    if (action === 'GetAccount') return answer(request, { SendQuota: QUOTA, SendingEnabled: true });
    throw new AwsError(400, 'InvalidAction', `The local cloud does not play ${action} of SES.`);
  };
}

/** SES writes its own Message-ID over any other, and a Date where there is none. */
function withOwnHeaders({ headers }: Submission, messageId: string, sentAt: Date): Submission['headers'] {
  const others = headers.filter(({ name }) => name.toLowerCase() !== 'message-id');
  const dated = others.some(({ name }) => name.toLowerCase() === 'date');
  return [
    ...others,
    ...(dated ? [] : [{ name: 'Date', value: sentAt.toUTCString() }]),
    { name: 'Message-ID', value: `<${messageId}@email.amazonses.com>` },
  ];
}

function joined(headers: Submission['headers']): Record<string, string> {
  const byName: Record<string, string> = {};
  for (const { name, value } of headers)
    byName[name] = byName[name] === undefined ? value : `${byName[name]}, ${value}`;
  return byName;
}

function answer({ action, path }: AwsRequest, result: object): AwsResponse {
  if (path.startsWith('/v2/')) {
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(result) };
  }
  const body = xmlDocument({
    [`${action}Response`]: {
      '@_xmlns': NAMESPACE,
      [`${action}Result`]: result,
      ResponseMetadata: { RequestId: randomUUID() },
    },
  });
  return { status: 200, headers: { 'content-type': 'text/xml' }, body };
}
