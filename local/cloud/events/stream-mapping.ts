import { setTimeout as wait } from 'node:timers/promises';
import type { Checkpoints } from './checkpoints.ts';
import type { EventSource } from './queue-mapping.ts';
import { deliverBatch, type StreamBatchOptions, type StreamRecord } from './stream-batch.ts';

/** Where reading of a shard begins. */
export type StreamPosition =
  | { type: 'TRIM_HORIZON' | 'LATEST' }
  | { type: 'AFTER_SEQUENCE_NUMBER'; sequenceNumber: string };

/** What a mapping does with its stream. */
export interface Stream {
  shards(): Promise<{ shardId: string; parentShardId: string | undefined }[]>;
  iterator(shardId: string, position: StreamPosition): Promise<string>;
  /** Records after the iterator; `next` is null when the shard has ended. */
  read(iterator: string, limit: number): Promise<{ records: StreamRecord[]; next: string | null }>;
}

/** An AWS::Lambda::EventSourceMapping of a table's stream. */
export interface StreamMappingOptions extends Omit<StreamBatchOptions, 'signal'> {
  startingPosition: 'TRIM_HORIZON' | 'LATEST';
  batchSize: number;
  filter(record: unknown): boolean;
  stream: Stream;
  checkpoints: Checkpoints;
  /** Resolves when a stream that had nothing is worth reading again, or when `signal` is aborted. */
  nextRead(signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
}

/** Carries a stream's records to a function, in order, until stopped; parallelisation is always one batch a shard. */
export function startStreamMapping(options: StreamMappingOptions): EventSource {
  const { stream, checkpoints, filter, nextRead, onError } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const readers = new Map<string, Promise<void>>();
  const busy = new Set<string>();
  let delivered = 0;

  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);
  const start = (shardId: string): StreamPosition => {
    const sequenceNumber = checkpoints.positionOf(shardId);
    return sequenceNumber
      ? { type: 'AFTER_SEQUENCE_NUMBER', sequenceNumber }
      : { type: options.startingPosition };
  };

  /** Reads on from `iterator` once. Gives the next iterator, or null at the shard's end. */
  const advance = async (shardId: string, iterator: string): Promise<string | null> => {
    const { records, next } = await stream.read(iterator, options.batchSize);
    const last = records.at(-1);
    if (!last) {
      if (next) await nextRead(signal);
      return next;
    }
    busy.add(shardId);
    const wanted = records.filter(filter);
    if (wanted.length > 0) delivered += 1;
    const done = wanted.length === 0 || (await deliverBatch(wanted, shardId, { ...options, signal }));
    if (done) checkpoints.set(shardId, last.dynamodb.SequenceNumber);
    busy.delete(shardId);
    return next;
  };

  const readShard = async (shardId: string) => {
    let iterator: string | null = null;
    while (!signal.aborted) {
      try {
        iterator = await advance(shardId, iterator ?? (await stream.iterator(shardId, start(shardId))));
        if (iterator === null) return checkpoints.set(shardId, 'end');
      } catch (error) {
        busy.delete(shardId);
        iterator = null;
        if (signal.aborted) return;
        onError(error);
        await pause(1000);
      }
    }
  };

  const startReaders = async (): Promise<void> => {
    const shards = await stream.shards();
    const ended = (shardId: string | undefined) =>
      !shards.some((shard) => shard.shardId === shardId) || checkpoints.positionOf(shardId ?? '') === 'end';
    for (const { shardId, parentShardId } of shards) {
      if (readers.has(shardId) || checkpoints.positionOf(shardId) === 'end' || !ended(parentShardId))
        continue;
      readers.set(shardId, readShard(shardId).then(discover));
    }
  };
  const discover = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        return await startReaders();
      } catch (error) {
        onError(error);
        await pause(1000);
      }
    }
  };
  const discovering = discover();

  return {
    idle: () => busy.size === 0,
    delivered: () => delivered,
    async stop() {
      stopping.abort();
      await discovering;
      await Promise.all(readers.values());
    },
  };
}
