import { setTimeout as wait } from 'node:timers/promises';
import type { Checkpoints } from './checkpoints.ts';
import type { EventSource } from './queue-mapping.ts';
import { deliverBatch, type StreamBatchOptions, type StreamRecord } from './stream-batch.ts';

/** Where to start reading a shard. */
export type StreamPosition =
  | { type: 'TRIM_HORIZON' }
  | { type: 'AFTER_SEQUENCE_NUMBER'; sequenceNumber: string };

export interface Stream {
  shards(): Promise<{ shardId: string; parentShardId: string | undefined }[]>;
  iterator(shardId: string, position: StreamPosition): Promise<string>;
  /** Returns the records after the iterator. `next` is null at the end of the shard. */
  read(iterator: string, limit: number): Promise<{ records: StreamRecord[]; next: string | null }>;
}

/** An AWS::Lambda::EventSourceMapping of a table's stream, which starts at TRIM_HORIZON. */
export interface StreamMappingOptions extends Omit<StreamBatchOptions, 'signal'> {
  batchSize: number;
  filter(record: unknown): boolean;
  stream: Stream;
  checkpoints: Checkpoints;
  /** Resolves when an empty stream should be read again, or when `signal` is aborted. */
  nextRead(signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
}

/** Delivers a stream's records in order, one batch at a time per shard, until stopped. */
export function startStreamMapping(options: StreamMappingOptions): EventSource {
  const { stream, checkpoints, filter, nextRead, onError } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const readers = new Map<string, Promise<void>>();
  const busyShards = new Set<string>();
  let delivered = 0;

  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);
  const startPosition = (shardId: string): StreamPosition => {
    const sequenceNumber = checkpoints.positionOf(shardId);
    return sequenceNumber ? { type: 'AFTER_SEQUENCE_NUMBER', sequenceNumber } : { type: 'TRIM_HORIZON' };
  };

  /** Reads once. Returns the next iterator, or null at the end of the shard. */
  const readOnce = async (shardId: string, iterator: string): Promise<string | null> => {
    const { records, next } = await stream.read(iterator, options.batchSize);
    const last = records.at(-1);
    if (!last) {
      if (next) await nextRead(signal);
      return next;
    }
    busyShards.add(shardId);
    const batch = records.filter(filter);
    if (batch.length > 0) delivered += 1;
    const isDone = batch.length === 0 || (await deliverBatch(batch, shardId, { ...options, signal }));
    if (isDone) checkpoints.set(shardId, last.dynamodb.SequenceNumber);
    busyShards.delete(shardId);
    return next;
  };

  const readShard = async (shardId: string) => {
    let iterator: string | null = null;
    while (!signal.aborted) {
      try {
        iterator ??= await stream.iterator(shardId, startPosition(shardId));
        iterator = await readOnce(shardId, iterator);
        if (iterator === null) return checkpoints.set(shardId, 'end');
      } catch (error) {
        busyShards.delete(shardId);
        iterator = null;
        if (signal.aborted) return;
        onError(error);
        await pause(1000);
      }
    }
  };

  /** Starts a reader for each shard whose parent is finished. */
  const startReaders = async (): Promise<void> => {
    const shards = await stream.shards();
    const isFinished = (shardId: string | undefined) =>
      !shards.some((shard) => shard.shardId === shardId) || checkpoints.positionOf(shardId ?? '') === 'end';
    for (const { shardId, parentShardId } of shards) {
      if (readers.has(shardId) || checkpoints.positionOf(shardId) === 'end' || !isFinished(parentShardId))
        continue;
      readers.set(shardId, readShard(shardId).then(discoverShards));
    }
  };
  const discoverShards = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        return await startReaders();
      } catch (error) {
        onError(error);
        await pause(1000);
      }
    }
  };
  const discovery = discoverShards();

  return {
    idle: () => busyShards.size === 0,
    delivered: () => delivered,
    async stop() {
      stopping.abort();
      await discovery;
      await Promise.all(readers.values());
    },
  };
}
