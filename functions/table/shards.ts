import { createHash } from 'node:crypto';

/** How many partitions each worklist is spread over. Drain the old shards before changing a count. */
export const SHARD_COUNTS = {
  due: 32,
  attention: 32,
  stale: 16,
  listing: 2,
  segment: 8,
  audit: 8,
  board: 8,
  leaving: 2,
  customer: 4,
} as const;

/** Returns a stable hash of an id: 8 evenly distributed lower-case hex digits. */
export const hashPrefix = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 8);

/** Returns the shard that an id belongs to. */
export const shardOf = (kind: keyof typeof SHARD_COUNTS, id: string): string =>
  String(Number.parseInt(hashPrefix(id), 16) % SHARD_COUNTS[kind]);

/** Returns the shard of an hour of the day ('07'), so that neighboring hours are in different ones. */
export const shardOfHour = (hour: string): string => String(Number(hour) % SHARD_COUNTS.segment);

export const allShards = (kind: keyof typeof SHARD_COUNTS): string[] =>
  Array.from({ length: SHARD_COUNTS[kind] }, (_, shard) => String(shard));
