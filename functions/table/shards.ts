import { createHash } from 'node:crypto';

/** How many partitions each kind of worklist is spread over. A change needs the old shards drained first. */
export const SHARD_COUNTS = {
  due: 16,
  stale: 4,
  listing: 2,
  audit: 8,
  board: 8,
  leaving: 2,
  customer: 4,
} as const;

/** A stable hash of an id: 8 lower-case hex digits, evenly spread. */
export const hashPrefix = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 8);

/** The shard of a worklist that an id belongs to, as the key functions want it. */
export const shardOf = (kind: keyof typeof SHARD_COUNTS, id: string): string =>
  String(Number.parseInt(hashPrefix(id), 16) % SHARD_COUNTS[kind]);

/** All shards of a worklist. */
export const allShards = (kind: keyof typeof SHARD_COUNTS): string[] =>
  Array.from({ length: SHARD_COUNTS[kind] }, (_, shard) => String(shard));
