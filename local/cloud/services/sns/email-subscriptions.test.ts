import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { grantedAccount } from '../../account/account-settings.ts';
import { openOutbox } from '../../outbox/outbox.ts';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { allow, clientOf, dataFolder, startTestGateway } from '../test-gateway.ts';
import { snsAdmin } from './admin.ts';
import { openEmailSubscriptions } from './email-subscriptions.ts';
import { snsPermissions } from './permissions.ts';
import { snsService } from './sns.ts';

const outbox = openOutbox(dataFolder());
const emails = openEmailSubscriptions(outbox);
let fauxqs: Fauxqs;
let door: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  fauxqs = await startFauxqs(dataFolder());
  door = await startTestGateway({
    services: new Map([['sns', snsService(fauxqs, outbox, grantedAccount().texts, emails)]]),
    permissions: new Map([['sns', snsPermissions]]),
  });
});
afterAll(async () => {
  await door.close();
  await fauxqs.stop();
});

test('OPS-01 a topic reaches each address that subscribed by e-mail once, whoever publishes', async () => {
  const topics = snsAdmin(fauxqs, emails);
  const { topicArn: TopicArn } = await topics.createTopic({ TopicName: 'bells' });
  for (const Endpoint of ['a@x.example', 'a@x.example', 'b@x.example'])
    await topics.subscribe({ TopicArn, Protocol: 'email', Endpoint });
  const ringer = door.principals.add('Ringer', [allow(['sns:Publish'], TopicArn)]);

  topics.publish(TopicArn, 'It rings.', 'Bell');
  await new SNSClient(clientOf(door.url, ringer)).send(new PublishCommand({ TopicArn, Message: 'Again.' }));

  expect(outbox.list('a@x.example').map(({ subject, text }) => [subject, text])).toEqual([
    ['Bell', 'It rings.'],
    ['AWS Notification Message', 'Again.'],
  ]);
  expect(outbox.list('b@x.example')).toHaveLength(2);
});
