import type { FaultKind } from '../gateway/faults.ts';
import type { Queue, QueueRecord } from './queue-mapping.ts';

/**
 * Delivers as standard queues may: a batch a second time, or in another order. `pick` decides for each received batch.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/standard-queues.html
 */
export function withStandardDelivery(queue: Queue, pick: () => FaultKind | null): Queue {
  const again: QueueRecord[][] = [];
  return {
    ...queue,
    async receive(limit, waitSeconds, signal) {
      const duplicate = again.shift();
      if (duplicate) return duplicate;
      const batch = await queue.receive(limit, waitSeconds, signal);
      const kind = batch.length === 0 ? null : pick();
      if (kind === 'duplicate') again.push([...batch]);
      return kind === 'reorder' ? batch.toReversed() : batch;
    },
  };
}
