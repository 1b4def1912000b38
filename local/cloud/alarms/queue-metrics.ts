import type { QueueDepth } from '../services/sqs/queue-depth.ts';
import type { MetricHistory } from './metric-history.ts';

/** What is asked about queues. */
export interface QueueLook {
  depth(): Promise<QueueDepth[]>;
  /** When the oldest message of a queue was sent, in milliseconds; null when there is none. */
  oldest(queueName: string): Promise<number | null>;
}

/** Records what SQS measures of each queue: how many messages are visible, and how old the oldest of all is. */
export async function recordQueues(history: MetricHistory, queues: QueueLook, at: number): Promise<void> {
  for (const { name, visible, inFlight, delayed } of await queues.depth()) {
    const record = (metric: string, value: number) =>
      history.record({ namespace: 'AWS/SQS', name: metric, dimensions: [`QueueName=${name}`] }, value, at);
    record('ApproximateNumberOfMessagesVisible', visible);
    const sent = visible + inFlight + delayed > 0 ? await queues.oldest(name) : null;
    record('ApproximateAgeOfOldestMessage', sent === null ? 0 : Math.round((at - sent) / 1000));
  }
}
