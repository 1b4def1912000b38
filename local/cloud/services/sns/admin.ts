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
const subscriptionProperties = z.object({
  TopicArn: z.string(),
  Protocol: z.enum(['sqs', 'email'], {
    error: 'The emulator delivers topics to queues and by e-mail only.',
  }),
  Endpoint: z.string(),
  RawMessageDelivery: z.union([z.boolean(), z.string()]).transform(String).optional(),
  FilterPolicy: z
    .union([z.string(), z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value))])
    .optional(),
  FilterPolicyScope: z.enum(['MessageAttributes', 'MessageBody']).optional(),
});

export function createSnsAdmin(
  { url, server }: Pick<Fauxqs, 'url' | 'server'>,
  emails: EmailSubscriptions,
): SnsAdmin {
  const client = new SNSClient(directClientSettings(url));
  return {
    async createTopic(properties) {
      const { TopicName: topicName } = topicProperties.parse(properties);
      await client.send(new CreateTopicCommand({ Name: topicName }));
      return { topicName, topicArn: arn('sns', topicName) };
    },
    async subscribe(properties) {
      const { TopicArn, Protocol, Endpoint, ...attributes } = subscriptionProperties.parse(properties);
      if (Protocol === 'email') return emails.add(TopicArn, Endpoint);
      for await (const page of paginateListSubscriptionsByTopic({ client }, { TopicArn })) {
        const same = page.Subscriptions?.find((subscription) => subscription.Endpoint === Endpoint);
        if (same?.SubscriptionArn)
          await client.send(new UnsubscribeCommand({ SubscriptionArn: same.SubscriptionArn }));
      }
      const Attributes = Object.fromEntries(
        Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      await client.send(new SubscribeCommand({ TopicArn, Protocol, Endpoint, Attributes }));
    },
    publish(topicArn, message, subject) {
      server.publish(topicArn.split(':').at(-1) ?? '', message, subject === undefined ? {} : { subject });
      emails.deliver(topicArn, message, subject);
    },
  };
}
