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

const message = z.object({ sentTimestamp: z.number() });
const queueContents = z.object({
  messages: z.object({
    ready: z.array(message),
    delayed: z.array(message),
    inflight: z.array(z.object({ message })),
  }),
});

/** Returns when the oldest message of a queue was sent, in epoch milliseconds; null for an empty queue. */
export async function readOldestMessageTime(
  { url }: Pick<Fauxqs, 'url'>,
  name: string,
): Promise<number | null> {
  const response = await fetch(`${url}/_fauxqs/queues/${encodeURIComponent(name)}`);
  const { ready, delayed, inflight } = queueContents.parse(await response.json()).messages;
  const all = [...ready, ...delayed, ...inflight.map((one) => one.message)];
  return all.length === 0 ? null : Math.min(...all.map(({ sentTimestamp }) => sentTimestamp));
}
