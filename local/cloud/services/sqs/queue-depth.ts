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
