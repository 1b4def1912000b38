import { z } from 'zod';
import type { Fauxqs } from '../fauxqs.ts';

/** The number of a queue's messages, by state. */
export interface QueueDepth {
  name: string;
  arn: string;
  visible: number;
  inFlight: number;
  delayed: number;
}

const queueList = z.array(
  z.object({
    name: z.string(),
    arn: z.string(),
    approximateMessageCount: z.number(),
    approximateInflightCount: z.number(),
    approximateDelayedCount: z.number(),
  }),
);

export async function readQueueDepths({ url }: Pick<Fauxqs, 'url'>): Promise<QueueDepth[]> {
  const response = await fetch(`${url}/_fauxqs/queues`);
  return queueList.parse(await response.json()).map((queue) => ({
    name: queue.name,
    arn: queue.arn,
    visible: queue.approximateMessageCount,
    inFlight: queue.approximateInflightCount,
    delayed: queue.approximateDelayedCount,
  }));
}

const message = z.object({ sentTimestamp: z.number(), approximateReceiveCount: z.number().default(0) });
const queueContents = z.object({
  messages: z.object({
    ready: z.array(message),
    delayed: z.array(message),
    inflight: z.array(z.object({ message })),
  }),
});

/** A standard queue's message that was received so often is at the back of the queue, and has no age any more. */
const MAX_RECEIVES = 3;

/**
 * Returns when the oldest message that ApproximateAgeOfOldestMessage sees was sent, in epoch milliseconds;
 * null if it sees none. In standard queues it leaves out messages that keep failing:
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html
 */
export async function readOldestMessageTime(
  { url }: Pick<Fauxqs, 'url'>,
  name: string,
): Promise<number | null> {
  const response = await fetch(`${url}/_fauxqs/queues/${encodeURIComponent(name)}`);
  const { ready, delayed, inflight } = queueContents.parse(await response.json()).messages;
  const sentAt = [...ready, ...delayed, ...inflight.map((one) => one.message)]
    .filter((one) => name.endsWith('.fifo') || one.approximateReceiveCount < MAX_RECEIVES)
    .map(({ sentTimestamp }) => sentTimestamp);
  return sentAt.length === 0 ? null : Math.min(...sentAt);
}
