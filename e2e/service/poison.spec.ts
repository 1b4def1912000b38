import {
  GetQueueAttributesCommand,
  ListQueuesCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { writeBoard } from '../support/feeds.ts';
import { test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';

/** No consumer accepts a list. */
const POISON = '["poison"]';

/** Three, so that a FIFO group would wait for each. */
const DOSES = 3;

test('OPS-01 messages that nobody can read, in every queue, are set aside at once and delay no alert', async ({
  product,
}) => {
  const endpoint = product.gatewayUrl;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const sqs = new SQSClient({ region: product.region, endpoint, credentials });
  const attributeOf = async (QueueUrl: string, name: 'RedrivePolicy' | 'ApproximateNumberOfMessages') => {
    const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [name] });
    return (await sqs.send(command)).Attributes?.[name];
  };
  const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand());
  const urlOf = (name: string) => QueueUrls.find((url) => url.endsWith(`/${name}`)) ?? '';
  const ada = await signUp(product, 'ada@poison.example', { titles: ['Antidote Brewer'] });
  await connectConsole(product).settle();

  // given poison in every queue that has a dead-letter queue; topics also send what isn't for us to the event queue
  const poisoned = new Set<string>();
  for (const QueueUrl of QueueUrls.filter((url) => !/Event/.test(url))) {
    const policy = await attributeOf(QueueUrl, 'RedrivePolicy');
    if (policy === undefined) continue;
    poisoned.add(urlOf(JSON.parse(policy).deadLetterTargetArn.split(':').at(-1)));
    for (let dose = 0; dose < DOSES; dose += 1) {
      const fifo = { MessageGroupId: '0', MessageDeduplicationId: `poison-${dose}` };
      const message = { QueueUrl, MessageBody: POISON };
      await sqs.send(new SendMessageCommand({ ...message, ...(QueueUrl.endsWith('.fifo') ? fifo : {}) }));
    }
  }
  expect(poisoned.size).toBeGreaterThan(10);

  // then a job that is posted now reaches its reader, and the poison is aside
  await writeBoard(product.feedsDir, 'antidotes', 'Antidotes', [{ id: 1, title: 'Antidote Brewer' }]);
  await readBoardsUntil(product, 'the alert', async () => {
    const mails = await connectConsole(product).outbox(ada.email);
    return mails.find(({ html }) => html?.includes('Antidote Brewer'));
  });
  for (const url of poisoned)
    await expect
      .poll(async () => `${url} ${await attributeOf(url, 'ApproximateNumberOfMessages')}`)
      .toBe(`${url} ${DOSES}`);
});
