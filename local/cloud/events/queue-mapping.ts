import { setTimeout as wait } from 'node:timers/promises';
import type { Invoke } from '../lambda/invoker.ts';
import { failedItemsOf } from './batch-response.ts';
import { invokeWithBackoff } from './invoke-with-backoff.ts';

/** A message in a function's event. */
export interface QueueRecord {
  messageId: string;
  receiptHandle: string;
  body: string;
  [field: string]: unknown;
}

export interface Queue {
  /** Returns up to ten messages, and waits up to `waitSeconds` for the first. Rejects if `signal` is aborted. */
  receive(limit: number, waitSeconds: number, signal: AbortSignal): Promise<QueueRecord[]>;
  remove(records: readonly QueueRecord[]): Promise<void>;
  /** The visibility timeout. */
  visibilityMs(): Promise<number>;
}

/** An AWS::Lambda::EventSourceMapping of a queue. */
export interface QueueMappingOptions {
  functionName: string;
  batchSize: number;
  /** The most concurrent batches. */
  maximumConcurrency: number;
  queue: Queue;
  invoke: Invoke;
  /** Called for a failure outside the function: the queue can't be reached, or the function does not exist. */
  onError(error: unknown): void;
}

/** A running mapping. */
export interface EventSource {
  /** False while records are in progress, and while a stream may have records that were not read. */
  idle(): boolean;
  /** The number of batches so far. */
  delivered(): number;
  stop(): Promise<void>;
}

/** Delivers messages to a function until stopped. Failed messages become visible again after the visibility timeout. */
export function startQueueMapping(options: QueueMappingOptions): EventSource {
  const { queue, batchSize, maximumConcurrency, invoke, functionName } = options;
  const stopping = new AbortController();
  const deliveries = new Set<Promise<void>>();
  /** Halved by each throttle, and increased by each completed batch. */
  let concurrency = maximumConcurrency;
  let delivered = 0;

  const deliver = async (batch: readonly QueueRecord[], until: number) => {
    delivered += 1;
    const onThrottle = () => {
      concurrency = Math.max(1, Math.floor(concurrency / 2));
    };
    const backoff = { signal: stopping.signal, until, onThrottle };
    const outcome = await invokeWithBackoff(invoke, functionName, { Records: batch }, backoff);
    if (!outcome) return;
    concurrency = Math.min(maximumConcurrency, concurrency + 1);
    const identifiers = batch.map(({ messageId }) => messageId);
    const failed = failedItemsOf(outcome, identifiers);
    await queue.remove(batch.filter(({ messageId }) => !failed.includes(messageId)));
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        while (deliveries.size >= concurrency) await Promise.race(deliveries);
        const batch = await queue.receive(Math.min(10, batchSize), 20, stopping.signal);
        if (batch.length === 0) continue;
        const receivedAt = Date.now();
        const delivery: Promise<void> = queue
          .visibilityMs()
          .then((visibilityMs) => deliver(batch, receivedAt + visibilityMs))
          .catch(options.onError)
          .finally(() => deliveries.delete(delivery));
        deliveries.add(delivery);
      } catch (error) {
        if (stopping.signal.aborted) return;
        options.onError(error);
        await wait(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  const running = run();

  return {
    idle: () => deliveries.size === 0,
    delivered: () => delivered,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
