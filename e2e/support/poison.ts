import {
  GetQueueAttributesCommand,
  ListQueuesCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { Stack } from './stack.ts';

/** No consumer accepts a list. */
const POISON = '["poison"]';

/** Messages for each queue: three, so that a FIFO group would wait for each. */
export const DOSES = 3;

/**
 * Sends unreadable messages to every queue that has a dead-letter queue. `asideIn` returns how many each of those
 * has, by URL.
 */
export async function poisonEveryQueue(stack: Stack) {
  const endpoint = stack.gatewayUrl;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const sqs = new SQSClient({ region: stack.region, endpoint, credentials });
  const attributeOf = async (QueueUrl: string, name: 'RedrivePolicy' | 'ApproximateNumberOfMessages') => {
    const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [name] });
    return (await sqs.send(command)).Attributes?.[name];
  };
  const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand());
  const urlOf = (name: string) => QueueUrls.find((url) => url.endsWith(`/${name}`)) ?? '';
  const deadLetters = new Set<string>();
  // Topics also send what isn't for us to the event queue.
  for (const QueueUrl of QueueUrls.filter((url) => !/Event/.test(url))) {
    const policy = await attributeOf(QueueUrl, 'RedrivePolicy');
    if (policy === undefined) continue;
    deadLetters.add(urlOf(JSON.parse(policy).deadLetterTargetArn.split(':').at(-1)));
    for (let dose = 0; dose < DOSES; dose += 1) {
      const fifo = { MessageGroupId: '0', MessageDeduplicationId: `poison-${dose}` };
      const message = { QueueUrl, MessageBody: POISON };
      await sqs.send(new SendMessageCommand({ ...message, ...(QueueUrl.endsWith('.fifo') ? fifo : {}) }));
    }
  }
  return {
    deadLetters,
    asideIn: async (url: string) => Number(await attributeOf(url, 'ApproximateNumberOfMessages')),
  };
}
