import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDataFile } from '../services/data-files.ts';

const positions = z.array(z.tuple([z.string(), z.string()]));

/** A mapping's position in each shard of its stream. */
export interface Checkpoints {
  /** The sequence number of the last processed record, 'end' for a finished shard, undefined for an unread one. */
  positionOf(shardId: string): string | undefined;
  set(shardId: string, position: string): void;
}

const lineOf = (entry: readonly [string, string]) => `${JSON.stringify(entry)}\n`;

/** Ignores what follows the last newline: a line that was being written when the process was killed. */
function readPositions(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return new Map(positions.parse(lines.map((line) => JSON.parse(line))));
}

/**
 * Opens a mapping's checkpoints, which survive restarts in `<folder>/<name>.jsonl`: a line per change, the
 * last of a shard counts. Replacing the file with each change would take 100 times as long, because the file
 * system flushes it.
 */
export function openCheckpoints(folder: string, name: string): Checkpoints {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.jsonl`);
  const shards = readDataFile(file, readPositions);
  writeFileSync(`${file}.new`, [...shards].map(lineOf).join(''));
  renameSync(`${file}.new`, file);
  return {
    positionOf: (shardId) => shards.get(shardId),
    set(shardId, position) {
      shards.set(shardId, position);
      appendFileSync(file, lineOf([shardId, position]));
    },
  };
}
