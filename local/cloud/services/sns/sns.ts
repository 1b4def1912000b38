import type { PermissionsOf, Service } from '../../gateway/service.ts';
import type { Fauxqs } from '../fauxqs.ts';
import { serviceOf } from '../operations.ts';
import type { EmailSubscriptions } from './email-subscriptions.ts';

const topicOf = (form: URLSearchParams) => form.get('TopicArn') ?? form.get('TargetArn');

/** Publishes to topics. Text messages are sent by End User Messaging, not by SNS. */
export function createSnsService(
  { upstream }: Pick<Fauxqs, 'upstream'>,
  emails: EmailSubscriptions,
): Service {
  return serviceOf('SNS', {
    async Publish(request) {
      const form = new URLSearchParams(request.body.toString());
      const topicArn = topicOf(form);
      const response = await upstream.forward(request, { path: '/' });
      if (topicArn !== null && response.status === 200)
        emails.deliver(topicArn, form.get('Message') ?? '', form.get('Subject') ?? undefined);
      return response;
    },
  });
}

/** Publish needs the topic. */
export const snsPermissions: PermissionsOf = ({ action, body }) => [
  { action: `sns:${action}`, resource: topicOf(new URLSearchParams(body.toString())) ?? '*' },
];
