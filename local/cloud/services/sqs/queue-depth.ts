import { z } from 'zod';
import type { Fauxqs } from '../fauxqs.ts';

/** Messages of one queue. */
export interface QueueDepth {
  name: string;
  arn: string;
  visible: number;
  inFlight: number;
  delayed: number;
}

const inspected = z.array(
  z.object({
    name: z.string(),
    arn: z.string(),
    approximateMessageCount: z.number(),
    approximateInflightCount: z.number(),
    approximateDelayedCount: z.number(),
  }),
);

/** How many messages each queue holds, by their state. */
export async function queueDepths({ url }: Pick<Fauxqs, 'url'>): Promise<QueueDepth[]> {
  const answer = await fetch(`${url}/_fauxqs/queues`);
  return inspected.parse(await answer.json()).map((queue) => ({
    name: queue.name,
    arn: queue.arn,
    visible: queue.approximateMessageCount,
    inFlight: queue.approximateInflightCount,
    delayed: queue.approximateDelayedCount,
  }));
}

const message = z.object({ sentTimestamp: z.number() });
const holding = z.object({
  messages: z.object({
    ready: z.array(message),
    delayed: z.array(message),
    inflight: z.array(z.object({ message })),
  }),
});

/** When the oldest message of a queue was sent, whatever its state, in milliseconds; null when there is none. */
export async function oldestMessage({ url }: Pick<Fauxqs, 'url'>, name: string): Promise<number | null> {
  const answer = await fetch(`${url}/_fauxqs/queues/${encodeURIComponent(name)}`);
  const { ready, delayed, inflight } = holding.parse(await answer.json()).messages;
  const all = [...ready, ...delayed, ...inflight.map((one) => one.message)];
  return all.length === 0 ? null : Math.min(...all.map(({ sentTimestamp }) => sentTimestamp));
}
