import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openOutbox } from '../../outbox/outbox.ts';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { createSqsAdmin } from '../sqs/admin.ts';
import { dataFolder } from '../test-gateway.ts';
import { createSnsAdmin } from './admin.ts';
import { createEmailSubscriptions } from './email-subscriptions.ts';

const outbox = openOutbox(dataFolder());
let fauxqs: Fauxqs;
let topics: ReturnType<typeof createSnsAdmin>;

beforeAll(async () => {
  fauxqs = await startFauxqs(dataFolder());
  topics = createSnsAdmin(fauxqs, createEmailSubscriptions(outbox));
});
afterAll(() => fauxqs.stop());

test('OPS-01 a topic delivers each message once to each subscribed address', async () => {
  const { topicArn: TopicArn } = await topics.createTopic({ TopicName: 'bells' });
  for (const Endpoint of ['a@x.example', 'a@x.example', 'b@x.example'])
    await topics.subscribe({ TopicArn, Protocol: 'email', Endpoint });

  topics.publish(TopicArn, 'It rings.', 'Bell');
  topics.publish(TopicArn, 'Again.');

  expect(outbox.list('a@x.example').map(({ subject, text }) => [subject, text])).toEqual([
    ['Bell', 'It rings.'],
    ['AWS Notification Message', 'Again.'],
  ]);
  expect(outbox.list('b@x.example')).toHaveLength(2);
});

test('a topic delivers to queues, raw or wrapped, also after it is subscribed again', async () => {
  const queues = createSqsAdmin(fauxqs, fauxqs.url);
  const { topicArn: TopicArn } = await topics.createTopic({ TopicName: 'news' });
  for (const [QueueName, options] of Object.entries({ raw: { RawMessageDelivery: true }, wrapped: {} })) {
    const { queueArn: Endpoint } = await queues.createQueue({ QueueName });
    const subscription = { TopicArn, Protocol: 'sqs', Endpoint };
    await topics.subscribe(subscription);
    await topics.subscribe({ ...subscription, ...options });
  }

  topics.publish(TopicArn, 'hello');

  const bodies = (name: string) => fauxqs.server.inspectQueue(name)?.messages.ready.map(({ body }) => body);
  expect(bodies('raw')).toEqual(['hello']);
  expect(bodies('wrapped')?.map((body) => JSON.parse(body))).toMatchObject([{ TopicArn, Message: 'hello' }]);
});

test.each([
  [{ Protocol: 'https' }, 'to queues and by e-mail only'],
  [{ Protocol: 'sqs', FilterPolicy: { kind: ['art'] } }, 'FilterPolicy'],
])('a subscription with %j is refused', async (options, error) => {
  const subscription = { TopicArn: 'arn', Endpoint: 'https://x.example', ...options };
  await expect(topics.subscribe(subscription)).rejects.toThrow(error);
});
