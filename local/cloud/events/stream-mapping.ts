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

/** How often the table was written. A read that begins after a write was counted sees its records. */
export interface WriteCount {
  count(): number;
  /** Resolves when a stream that was read after `seen` writes should be read again, or when `signal` is aborted. */
  waitForMore(seen: number, signal: AbortSignal): Promise<void>;
}

/** An AWS::Lambda::EventSourceMapping of a table's stream, which starts at TRIM_HORIZON. */
export interface StreamMappingOptions extends Omit<StreamBatchOptions, 'signal'> {
  batchSize: number;
  filter(record: unknown): boolean;
  stream: Stream;
  checkpoints: Checkpoints;
  writes: WriteCount;
  onError(error: unknown): void;
}

/** Less than any number of writes. */
const NOTHING = -1;

/** Delivers a stream's records in order, one batch at a time per shard, until stopped. */
export function startStreamMapping(options: StreamMappingOptions): EventSource {
  const { stream, checkpoints, filter, writes, onError } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const readers = new Map<string, Promise<void>>();
  /** By shard that is still read: the number of writes whose records are processed. */
  const processed = new Map<string, number>();
  let isDiscovering = true;
  let delivered = 0;

  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);
  const startPosition = (shardId: string): StreamPosition => {
    const sequenceNumber = checkpoints.positionOf(shardId);
    return sequenceNumber ? { type: 'AFTER_SEQUENCE_NUMBER', sequenceNumber } : { type: 'TRIM_HORIZON' };
  };

  /** Reads once. Returns the next iterator, or null at the end of the shard. */
  const readOnce = async (shardId: string, iterator: string): Promise<string | null> => {
    const seen = writes.count();
    const { records, next } = await stream.read(iterator, options.batchSize);
    const last = records.at(-1);
    if (!last) {
      if (next === null) return null;
      processed.set(shardId, seen);
      await writes.waitForMore(seen, signal);
      return next;
    }
    processed.set(shardId, NOTHING);
    const batch = records.filter(filter);
    if (batch.length > 0) delivered += 1;
    const isDone = batch.length === 0 || (await deliverBatch(batch, shardId, { ...options, signal }));
    if (isDone) checkpoints.set(shardId, last.dynamodb.SequenceNumber);
    return next;
  };

  const readShard = async (shardId: string) => {
    let iterator: string | null = null;
    while (!signal.aborted) {
      try {
        iterator ??= await stream.iterator(shardId, startPosition(shardId));
        iterator = await readOnce(shardId, iterator);
        if (iterator !== null) continue;
        processed.delete(shardId);
        return checkpoints.set(shardId, 'end');
      } catch (error) {
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
      processed.set(shardId, NOTHING);
      readers.set(shardId, readShard(shardId).then(discoverShards));
    }
  };
  const discoverShards = async (): Promise<void> => {
    isDiscovering = true;
    while (!signal.aborted) {
      try {
        await startReaders();
        isDiscovering = false;
        return;
      } catch (error) {
        onError(error);
        await pause(1000);
      }
    }
  };
  const discovery = discoverShards();

  return {
    idle: () => !isDiscovering && [...processed.values()].every((seen) => seen === writes.count()),
    delivered: () => delivered,
    async stop() {
      stopping.abort();
      await discovery;
      await Promise.all(readers.values());
    },
  };
}
