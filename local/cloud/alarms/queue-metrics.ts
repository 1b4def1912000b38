import type { QueueDepth } from '../services/sqs/queue-depth.ts';
import type { MetricHistory } from './metric-history.ts';

interface Queues {
  depth(): Promise<QueueDepth[]>;
  /** When the oldest message of a queue was sent, in milliseconds since 1970; null if the queue is empty. */
  oldest(queueName: string): Promise<number | null>;
}

/** Records SQS's metrics of every queue: the number of visible messages and the age of the oldest message. */
export async function recordQueues(history: MetricHistory, queues: Queues, at: number): Promise<void> {
  for (const { name, visible, inFlight, delayed } of await queues.depth()) {
    const record = (metric: string, value: number) =>
      history.record({ namespace: 'AWS/SQS', name: metric, dimensions: [`QueueName=${name}`] }, value, at);
    record('ApproximateNumberOfMessagesVisible', visible);
    const sentAt = visible + inFlight + delayed > 0 ? await queues.oldest(name) : null;
    record('ApproximateAgeOfOldestMessage', sentAt === null ? 0 : Math.round((at - sentAt) / 1000));
  }
}
