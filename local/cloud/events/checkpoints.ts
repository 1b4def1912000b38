import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const positions = z.record(z.string(), z.string());

/** How far a mapping has come in each shard of its stream. */
export interface Checkpoints {
  /** The sequence number of the last record dealt with, 'end' after the shard's last, undefined before its first. */
  positionOf(shardId: string): string | undefined;
  set(shardId: string, position: string): void;
}

/** Opens the checkpoints of the mapping called `name`, kept in `folder` so that a restart goes on where it stopped. */
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
