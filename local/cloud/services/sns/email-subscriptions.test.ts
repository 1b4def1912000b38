import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openOutbox } from '../../outbox/outbox.ts';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { allow, clientSettings, dataFolder, startTestGateway } from '../test-gateway.ts';
import { createSnsAdmin } from './admin.ts';
import { createEmailSubscriptions } from './email-subscriptions.ts';
import { createSnsService, snsPermissions } from './sns.ts';

const outbox = openOutbox(dataFolder());
const emails = createEmailSubscriptions(outbox);
let fauxqs: Fauxqs;
let gateway: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  fauxqs = await startFauxqs(dataFolder());
  gateway = await startTestGateway({
    services: new Map([['sns', createSnsService(fauxqs, emails)]]),
    permissions: new Map([['sns', snsPermissions]]),
  });
});
afterAll(async () => {
  await gateway.close();
  await fauxqs.stop();
});

test('OPS-01 a topic delivers each message once to each subscribed address', async () => {
  const topics = createSnsAdmin(fauxqs, emails);
  const { topicArn: TopicArn } = await topics.createTopic({ TopicName: 'bells' });
  for (const Endpoint of ['a@x.example', 'a@x.example', 'b@x.example'])
    await topics.subscribe({ TopicArn, Protocol: 'email', Endpoint });
  const ringer = gateway.principals.add('Ringer', [allow(['sns:Publish'], TopicArn)]);

  topics.publish(TopicArn, 'It rings.', 'Bell');
  await new SNSClient(clientSettings(gateway.url, ringer)).send(
    new PublishCommand({ TopicArn, Message: 'Again.' }),
  );

  expect(outbox.list('a@x.example').map(({ subject, text }) => [subject, text])).toEqual([
    ['Bell', 'It rings.'],
    ['AWS Notification Message', 'Again.'],
  ]);
  expect(outbox.list('b@x.example')).toHaveLength(2);
});
