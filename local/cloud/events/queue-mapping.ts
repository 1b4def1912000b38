import { setTimeout as wait } from 'node:timers/promises';
import type { Invoke } from '../lambda/invoker.ts';
import { failedItemsOf } from './batch-response.ts';
import { withParsedBody } from './filter-criteria.ts';
import { invokeWithBackoff } from './invoke-with-backoff.ts';

/** A message as a function's event carries it. */
export interface QueueRecord {
  messageId: string;
  receiptHandle: string;
  body: string;
  [field: string]: unknown;
}

/** What a mapping does with its queue. */
export interface Queue {
  /** Up to ten messages; waits up to `waitSeconds` for the first. Rejects when `signal` is aborted. */
  receive(limit: number, waitSeconds: number, signal: AbortSignal): Promise<QueueRecord[]>;
  remove(records: readonly QueueRecord[]): Promise<void>;
  /** Milliseconds after which a message that was received comes again. */
  visibilityMs(): Promise<number>;
}

/** An AWS::Lambda::EventSourceMapping of a queue. */
export interface QueueMappingOptions {
  functionName: string;
  batchSize: number;
  windowSeconds: number;
  /** Batches in the function's hands at once. */
  maximumConcurrency: number;
  reportsItemFailures: boolean;
  filter(record: unknown): boolean;
  queue: Queue;
  invoke: Invoke;
  /** Gets what goes wrong on the way: the queue cannot be reached, the function is not there. */
  onError(error: unknown): void;
}

/** A running mapping. */
export interface EventSource {
  /** True when it holds nothing that it has taken from its source. */
  idle(): boolean;
  /** Batches handed to the function so far. */
  delivered(): number;
  stop(): Promise<void>;
}

/** Carries messages from a queue to a function until stopped. What fails stays, and comes again when its visibility timeout ends. */
export function startQueueMapping(options: QueueMappingOptions): EventSource {
  const { queue, batchSize, windowSeconds, maximumConcurrency } = options;
  const stopping = new AbortController();
  const inHand = new Set<Promise<void>>();
  /** Batches in hand at once: halved by each throttle, and one more with each batch that was worked. */
  let permitted = maximumConcurrency;
  let gathering = 0;
  let delivered = 0;

  const gather = async (): Promise<QueueRecord[]> => {
    const batch = await queue.receive(Math.min(10, batchSize), 20, stopping.signal);
    gathering = batch.length;
    const end = Date.now() + windowSeconds * 1000;
    while (batch.length > 0 && batch.length < batchSize && Date.now() < end) {
      const seconds = Math.ceil((end - Date.now()) / 1000);
      batch.push(...(await queue.receive(Math.min(10, batchSize - batch.length), seconds, stopping.signal)));
      gathering = batch.length;
    }
    return batch;
  };

  const handOver = async (batch: readonly QueueRecord[], until: number) => {
    const wanted = batch.filter((record) => options.filter(withParsedBody(record)));
    await queue.remove(batch.filter((record) => !wanted.includes(record)));
    if (wanted.length === 0) return;
    delivered += 1;
    const onThrottle = () => {
      permitted = Math.max(1, Math.floor(permitted / 2));
    };
    const patience = { signal: stopping.signal, until, onThrottle };
    const outcome = await invokeWithBackoff(
      options.invoke,
      options.functionName,
      { Records: wanted },
      patience,
    );
    if (!outcome) return;
    permitted = Math.min(maximumConcurrency, permitted + 1);
    const identifiers = wanted.map(({ messageId }) => messageId);
    const failed = failedItemsOf(outcome, identifiers, options.reportsItemFailures);
    if (failed !== 'all') await queue.remove(wanted.filter(({ messageId }) => !failed.includes(messageId)));
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        while (inHand.size >= permitted) await Promise.race(inHand);
        const batch = await gather();
        if (batch.length === 0) continue;
        const work = handOver(batch, Date.now() + (await queue.visibilityMs()) - windowSeconds * 1000)
          .catch(options.onError)
          .finally(() => inHand.delete(work));
        inHand.add(work);
      } catch (error) {
        if (stopping.signal.aborted) return;
        options.onError(error);
        await wait(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
      } finally {
        gathering = 0;
      }
    }
  };
  const running = run();

  return {
    idle: () => inHand.size === 0 && gathering === 0,
    delivered: () => delivered,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
