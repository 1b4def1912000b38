import {
  CreateTopicCommand,
  paginateListSubscriptionsByTopic,
  SNSClient,
  SubscribeCommand,
  UnsubscribeCommand,
} from '@aws-sdk/client-sns';
import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import type { SnsAdmin } from '../admin.ts';
import { directClientSettings, type Fauxqs } from '../fauxqs.ts';
import type { EmailSubscriptions } from './email-subscriptions.ts';

/** The properties of AWS::SNS::Topic and AWS::SNS::Subscription that have an effect here. */
const topicProperties = z.object({ TopicName: z.string() });
const subscriptionProperties = z.strictObject({
  TopicArn: z.string(),
  Protocol: z.enum(['sqs', 'email'], {
    error: 'The emulator delivers topics to queues and by e-mail only.',
  }),
  Endpoint: z.string(),
  RawMessageDelivery: z.union([z.boolean(), z.string()]).transform(String).default('false'),
});

export function createSnsAdmin(
  { url, server }: Pick<Fauxqs, 'url' | 'server'>,
  emails: EmailSubscriptions,
): SnsAdmin {
  const client = new SNSClient(directClientSettings(url));
  const topics = new Set<string>();
  return {
    async createTopic(properties) {
      const { TopicName: topicName } = topicProperties.parse(properties);
      await client.send(new CreateTopicCommand({ Name: topicName }));
      const topicArn = arn('sns', topicName);
      topics.add(topicArn);
      return { topicName, topicArn };
    },
    async subscribe(properties) {
      const { TopicArn, Protocol, Endpoint, RawMessageDelivery } = subscriptionProperties.parse(properties);
      if (Protocol === 'email') return emails.add(TopicArn, Endpoint);
      for await (const page of paginateListSubscriptionsByTopic({ client }, { TopicArn })) {
        const existing = page.Subscriptions?.find((subscription) => subscription.Endpoint === Endpoint);
        if (existing?.SubscriptionArn)
          await client.send(new UnsubscribeCommand({ SubscriptionArn: existing.SubscriptionArn }));
      }
      const Attributes = { RawMessageDelivery };
      await client.send(new SubscribeCommand({ TopicArn, Protocol, Endpoint, Attributes }));
    },
    hasTopic: (topicArn) => topics.has(topicArn),
    publish(topicArn, message, subject) {
      const name = topicArn.split(':').at(-1) ?? '';
      const options = subject === undefined ? {} : { subject };
      const { messageId } = server.publish(name, message, options);
      emails.deliver(topicArn, message, subject);
      return messageId;
    },
  };
}
