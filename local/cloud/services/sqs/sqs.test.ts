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
import { arn } from '../../gateway/arn.ts';
import { directClientSettings, type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { allow, clientSettings, dataFolder, startTestGateway } from '../test-gateway.ts';
import { createSqsAdmin } from './admin.ts';
import { readOldestMessageTime, readQueueDepths } from './queue-depth.ts';
import { createSqsService, sqsPermissions } from './sqs.ts';

let folder: string;
let fauxqs: Fauxqs;
let gateway: Awaited<ReturnType<typeof startTestGateway>>;
let sqs: SQSClient;
let url: string;

beforeAll(async () => {
  folder = dataFolder();
  fauxqs = await startFauxqs(folder);
  gateway = await startTestGateway({
    services: new Map([['sqs', createSqsService(fauxqs)]]),
    permissions: new Map([['sqs', sqsPermissions]]),
  });
  const admin = createSqsAdmin(fauxqs, gateway.url);
  const dead = await admin.createQueue({ QueueName: 'dead' });
  const RedrivePolicy = { deadLetterTargetArn: dead.queueArn, maxReceiveCount: 3 };
  url = (await admin.createQueue({ QueueName: 'work', VisibilityTimeout: 60, RedrivePolicy })).queueUrl;
  const role = gateway.principals.add('Worker', [
    allow(
      ['sqs:SendMessage', 'sqs:ReceiveMessage', 'sqs:ChangeMessageVisibility', 'sqs:GetQueueUrl'],
      arn('sqs', 'work'),
    ),
    allow(['sqs:ListQueues'], '*'),
  ]);
  sqs = new SQSClient(clientSettings(gateway.url, role));
});

afterAll(async () => {
  await gateway.close();
  await fauxqs.stop();
});

const depth = async (name: string) => (await readQueueDepths(fauxqs)).find((queue) => queue.name === name);

test('queue URLs point to the gateway', async () => {
  expect(url).toBe(`${gateway.url}/000000000000/work`);
  expect((await sqs.send(new GetQueueUrlCommand({ QueueName: 'work' }))).QueueUrl).toBe(url);
  expect((await sqs.send(new ListQueuesCommand({}))).QueueUrls).toContain(url);
});

test('a message that waits for its visibility timeout becomes visible on request', async () => {
  const admin = createSqsAdmin(fauxqs, fauxqs.url);
  const { queueUrl: QueueUrl } = await admin.createQueue({ QueueName: 'slow', VisibilityTimeout: 60 });
  const direct = new SQSClient({ ...directClientSettings(fauxqs.url), useQueueUrlAsEndpoint: false });
  admin.sendMessage('slow', 'again');
  await direct.send(new ReceiveMessageCommand({ QueueUrl }));
  expect(await depth('slow')).toMatchObject({ visible: 0, inFlight: 1 });

  await admin.showHidden('slow');

  expect(await depth('slow')).toMatchObject({ visible: 1, inFlight: 0 });
});

test('a role may send single messages and batches, and do nothing that its policy does not name', async () => {
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

test('a message with a visibility timeout of 0 is visible again', async () => {
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

test('OPS-01 the age of a standard queue leaves out messages that were received three times', async () => {
  const admin = createSqsAdmin(fauxqs, gateway.url);
  const direct = new SQSClient({ ...directClientSettings(fauxqs.url), useQueueUrlAsEndpoint: false });
  const receive = async (QueueUrl: string, times: number) => {
    for (let count = 0; count < times; count += 1)
      await direct.send(new ReceiveMessageCommand({ QueueUrl, VisibilityTimeout: 0 }));
  };
  const standard = await admin.createQueue({ QueueName: 'failing' });
  const fifo = await admin.createQueue({
    QueueName: 'failing.fifo',
    FifoQueue: true,
    ContentBasedDeduplication: true,
  });
  for (const { queueUrl: QueueUrl } of [standard, fifo])
    await direct.send(
      new SendMessageCommand({
        QueueUrl,
        MessageBody: 'a',
        ...(QueueUrl.endsWith('.fifo') ? { MessageGroupId: 'a' } : {}),
      }),
    );

  await receive(standard.queueUrl, 2);
  expect(await readOldestMessageTime(fauxqs, 'failing')).toEqual(expect.any(Number));

  await receive(standard.queueUrl, 1);
  await receive(fifo.queueUrl, 3);
  expect(await readOldestMessageTime(fauxqs, 'failing')).toBeNull();
  expect(await readOldestMessageTime(fauxqs, 'failing.fifo')).toEqual(expect.any(Number));
});

test('creating a queue again changes its attributes and keeps its messages', async () => {
  const before = await depth('work');
  await createSqsAdmin(fauxqs, gateway.url).createQueue({ QueueName: 'work', VisibilityTimeout: 90 });
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
    const admin = createSqsAdmin(fauxqs, gateway.url);
    const dead = await admin.createQueue({ QueueName: 'dead.fifo', FifoQueue: true });
    const RedrivePolicy = { deadLetterTargetArn: dead.queueArn, maxReceiveCount: 1 };
    QueueUrl = (await admin.createQueue({ ...properties, RedrivePolicy })).queueUrl;
    const actions = ['SendMessage', 'ReceiveMessage', 'DeleteMessage', 'ChangeMessageVisibility'];
    const role = gateway.principals.add('Clerk', [
      allow(
        actions.map((action) => `sqs:${action}`),
        arn('sqs', name),
      ),
    ]);
    clerk = new SQSClient(clientSettings(gateway.url, role));
  });
  const send = (MessageBody: string, MessageGroupId: string) =>
    clerk.send(new SendMessageCommand({ QueueUrl, MessageBody, MessageGroupId }));
  const receive = async () =>
    (await clerk.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))).Messages ?? [];
  const finish = (ReceiptHandle = '') => clerk.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));

  test('delivers a group in order, drops duplicates, and counts all messages', async () => {
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

  test('moves a failed message to its dead-letter queue and continues with the group', async () => {
    await send('bad', 'a');
    await send('good', 'a');
    const [bad] = await receive();
    const visible = { QueueUrl, ReceiptHandle: bad?.ReceiptHandle, VisibilityTimeout: 0 };
    await clerk.send(new ChangeMessageVisibilityCommand(visible));

    expect((await receive()).map(({ Body }) => Body)).toEqual(['good']);
    expect(await depth('dead.fifo')).toMatchObject({ visible: 1 });
  });

  test('can be created again, and refuses a message without a group', async () => {
    await createSqsAdmin(fauxqs, gateway.url).createQueue(properties);
    await expect(clerk.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }))).rejects.toThrow(
      'MessageGroupId',
    );
  });
});
