import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const positions = z.record(z.string(), z.string());

/** A mapping's position in each shard of its stream. */
export interface Checkpoints {
  /** The sequence number of the last processed record, 'end' for a finished shard, undefined for an unread one. */
  positionOf(shardId: string): string | undefined;
  set(shardId: string, position: string): void;
}

/** Opens a mapping's checkpoints, which survive restarts in `<folder>/<name>.json`. */
export function openCheckpoints(folder: string, name: string): Checkpoints {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const shards = new Map(
    Object.entries(existsSync(file) ? positions.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}),
  );
  return {
    positionOf: (shardId) => shards.get(shardId),
    set(shardId, position) {
      shards.set(shardId, position);
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(shards)));
      renameSync(`${file}.new`, file);
    },
  };
}
