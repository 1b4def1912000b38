import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { grantedAccount } from '../../account/account-settings.ts';
import { arn } from '../../gateway/arn.ts';
import { type Outbox, openOutbox } from '../../outbox/outbox.ts';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { snsAdmin } from '../sns/admin.ts';
import { type EmailSubscriptions, openEmailSubscriptions } from '../sns/email-subscriptions.ts';
import { snsPermissions } from '../sns/permissions.ts';
import { snsService } from '../sns/sns.ts';
import { allow, clientOf, dataFolder, startTestGateway } from '../test-gateway.ts';
import { sqsAdmin } from './admin.ts';
import { sqsPermissions } from './permissions.ts';
import { queueDepths } from './queue-depth.ts';
import { sqsService } from './sqs.ts';

let folder: string;
let fauxqs: Fauxqs;
let door: Awaited<ReturnType<typeof startTestGateway>>;
let outbox: Outbox;
let emails: EmailSubscriptions;
let sqs: SQSClient;
let sns: SNSClient;
const account = grantedAccount().texts;
let url: string;

beforeAll(async () => {
  folder = dataFolder();
  fauxqs = await startFauxqs(folder);
  outbox = openOutbox(dataFolder());
  emails = openEmailSubscriptions(outbox);
  door = await startTestGateway({
    services: new Map([
      ['sqs', sqsService(fauxqs)],
      ['sns', snsService(fauxqs, outbox, account, emails)],
    ]),
    permissions: new Map([
      ['sqs', sqsPermissions],
      ['sns', snsPermissions],
    ]),
  });
  const admin = sqsAdmin(fauxqs, door.url);
  const dead = await admin.createQueue({ QueueName: 'dead' });
  const RedrivePolicy = { deadLetterTargetArn: dead.queueArn, maxReceiveCount: 3 };
  url = (await admin.createQueue({ QueueName: 'work', VisibilityTimeout: 60, RedrivePolicy })).queueUrl;
  const role = door.principals.add('Worker', [
    allow(
      ['sqs:SendMessage', 'sqs:ReceiveMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueUrl'],
      arn('sqs', 'work'),
    ),
    allow(['sqs:ListQueues'], '*'),
    allow(['sns:Publish'], arn('sns', 'news')),
  ]);
  sqs = new SQSClient(clientOf(door.url, role));
  sns = new SNSClient(clientOf(door.url, role));
});

afterAll(async () => {
  await door.close();
  await fauxqs.stop();
});

const depth = async (name: string) => (await queueDepths(fauxqs)).find((queue) => queue.name === name);

test('queue URLs are at the address of the gateway', async () => {
  expect(url).toBe(`${door.url}/000000000000/work`);
  expect((await sqs.send(new GetQueueUrlCommand({ QueueName: 'work' }))).QueueUrl).toBe(url);
  expect((await sqs.send(new ListQueuesCommand({}))).QueueUrls).toContain(url);
});

test('a role sends one by one and in batches, and is refused what its policy does not name', async () => {
  await sqs.send(new SendMessageCommand({ QueueUrl: url, MessageBody: 'one' }));
  await sqs.send(new SendMessageBatchCommand({ QueueUrl: url, Entries: [{ Id: 'a', MessageBody: 'two' }] }));
  expect(await depth('work')).toEqual({
    name: 'work',
    arn: arn('sqs', 'work'),
    visible: 2,
    inFlight: 0,
    delayed: 0,
  });
  await expect(sqs.send(new PurgeQueueCommand({ QueueUrl: url }))).rejects.toMatchObject({
    name: 'AccessDenied',
    message: expect.stringContaining(`perform: sqs:PurgeQueue on resource: ${arn('sqs', 'work')}`),
  });
});

test('a message that is made visible at once is there again', async () => {
  await sqs.send(new SendMessageCommand({ QueueUrl: url, MessageBody: 'again' }));
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl: url, MaxNumberOfMessages: 10 }),
  );
  for (const { ReceiptHandle } of Messages) {
    await sqs.send(
      new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout: 0 }),
    );
  }
  expect(await depth('work')).toMatchObject({ visible: Messages.length, inFlight: 0 });
});

test('creating a queue again changes its attributes and keeps its messages', async () => {
  const before = await depth('work');
  await sqsAdmin(fauxqs, door.url).createQueue({ QueueName: 'work', VisibilityTimeout: 90 });
  expect(await depth('work')).toEqual(before);
  expect(fauxqs.server.inspectQueue('work')?.attributes['VisibilityTimeout']).toBe('90');
});

describe('a FIFO queue', () => {
  const name = 'turns.fifo';
  const properties = {
    QueueName: name,
    FifoQueue: true,
    ContentBasedDeduplication: true,
    VisibilityTimeout: 60,
  };
  let QueueUrl: string;
  let clerk: SQSClient;
  beforeAll(async () => {
    const admin = sqsAdmin(fauxqs, door.url);
    const dead = await admin.createQueue({ QueueName: 'dead.fifo', FifoQueue: true });
    const RedrivePolicy = { deadLetterTargetArn: dead.queueArn, maxReceiveCount: 1 };
    QueueUrl = (await admin.createQueue({ ...properties, RedrivePolicy })).queueUrl;
    const actions = ['SendMessage', 'ReceiveMessage', 'DeleteMessage', 'ChangeMessageVisibility'];
    const role = door.principals.add('Clerk', [
      allow(
        actions.map((action) => `sqs:${action}`),
        arn('sqs', name),
      ),
    ]);
    clerk = new SQSClient(clientOf(door.url, role));
  });
  const send = (MessageBody: string, MessageGroupId: string) =>
    clerk.send(new SendMessageCommand({ QueueUrl, MessageBody, MessageGroupId }));
  const receive = async () =>
    (await clerk.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))).Messages ?? [];
  const finish = (ReceiptHandle = '') => clerk.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));

  test('hands out one message of a group after the other, takes the same one once, and is counted in full', async () => {
    for (const [body, group] of [
      ['a1', 'a'],
      ['a2', 'a'],
      ['b1', 'b'],
      ['a1', 'a'],
    ] as const)
      await send(body, group);
    expect(await depth(name)).toMatchObject({ visible: 3, inFlight: 0 });

    const first = await receive();
    expect(first.map(({ Body }) => Body)).toEqual(['a1', 'b1']);
    expect(await receive()).toEqual([]);
    expect(await depth(name)).toMatchObject({ visible: 1, inFlight: 2 });

    for (const { ReceiptHandle } of first) await finish(ReceiptHandle);
    const second = await receive();
    expect(second.map(({ Body }) => Body)).toEqual(['a2']);
    for (const { ReceiptHandle } of second) await finish(ReceiptHandle);
    expect(await depth(name)).toMatchObject({ visible: 0, inFlight: 0 });
  });

  test('gives what failed to a FIFO dead-letter queue and goes on with the next of its group', async () => {
    await send('bad', 'a');
    await send('good', 'a');
    const [bad] = await receive();
    const visible = { QueueUrl, ReceiptHandle: bad?.ReceiptHandle, VisibilityTimeout: 0 };
    await clerk.send(new ChangeMessageVisibilityCommand(visible));

    expect((await receive()).map(({ Body }) => Body)).toEqual(['good']);
    expect(await depth('dead.fifo')).toMatchObject({ visible: 1 });
  });

  test('may be created again, and refuses a message without a group', async () => {
    await sqsAdmin(fauxqs, door.url).createQueue(properties);
    await expect(clerk.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }))).rejects.toThrow(
      'MessageGroupId',
    );
  });
});

describe('a topic', () => {
  test('gives its messages to the queues that want them, raw where that is wished', async () => {
    const topics = snsAdmin(fauxqs, emails);
    const queues = sqsAdmin(fauxqs, door.url);
    const { topicArn } = await topics.createTopic({ TopicName: 'news' });
    for (const [name, wish] of Object.entries({
      raw: { RawMessageDelivery: true },
      sport: { RawMessageDelivery: true, FilterPolicy: { kind: ['sport'] } },
      wrapped: {},
    })) {
      const { queueArn } = await queues.createQueue({ QueueName: name });
      const subscription = { TopicArn: topicArn, Protocol: 'sqs', Endpoint: queueArn };
      await topics.subscribe({ ...subscription, FilterPolicy: { kind: ['none'] } });
      await topics.subscribe({ ...subscription, ...wish });
    }
    const kind = { DataType: 'String', StringValue: 'art' };
    await sns.send(new PublishCommand({ TopicArn: topicArn, Message: 'hello', MessageAttributes: { kind } }));
    const bodies = (name: string) => fauxqs.server.inspectQueue(name)?.messages.ready.map(({ body }) => body);
    expect([bodies('raw'), bodies('sport')]).toEqual([['hello'], []]);
    expect(JSON.parse(bodies('wrapped')?.[0] ?? '')).toMatchObject({
      Type: 'Notification',
      TopicArn: topicArn,
      Message: 'hello',
    });
  });

  test('delivers to queues and by e-mail only, and says so of anything else', async () => {
    const wish = { TopicArn: arn('sns', 'news'), Protocol: 'https', Endpoint: 'https://x.example' };
    await expect(snsAdmin(fauxqs, emails).subscribe(wish)).rejects.toThrow('to queues and by e-mail only');
  });
});

describe('a text message', () => {
  const text = (PhoneNumber: string) => new PublishCommand({ PhoneNumber, Message: 'One job – now' });

  test('goes to the outbox', async () => {
    const texter = door.principals.add('Texter', [allow(['sns:Publish'], '*')]);
    const { MessageId } = await new SNSClient(clientOf(door.url, texter)).send(text('+12025550123'));
    expect(outbox.list('+12025550123')).toEqual([
      expect.objectContaining({
        id: MessageId,
        channel: 'text',
        text: 'One job – now',
        subject: null,
        html: null,
      }),
    ]);
    await expect(new SNSClient(clientOf(door.url, texter)).send(text('555'))).rejects.toMatchObject({
      message: expect.stringContaining('PhoneNumber'),
    });
  });

  test('needs a permission on everything: one on topics does not cover a number', async () => {
    await expect(sns.send(text('+12025550124'))).rejects.toMatchObject({
      name: 'AuthorizationErrorException',
    });
    expect(outbox.list('+12025550124')).toEqual([]);
  });
});
