import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readDataFile } from '../services/data-files.ts';

const record = z.object({
  /** Whether a create has succeeded, so that further deployments are updates. */
  isCreated: z.boolean(),
  /** Resources with data by logical id: `properties` can't change, and `isRetained` ones survive the stack. */
  stateful: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.record(z.string(), z.unknown()), isRetained: z.boolean() }),
  ),
  /** Fixed names that failed creates left behind. */
  takenNames: z.array(z.string()),
});

export type StackRecord = z.infer<typeof record>;

export const readStackRecord = (file: string): StackRecord | null =>
  existsSync(file) ? readDataFile(file, () => record.parse(JSON.parse(readFileSync(file, 'utf8')))) : null;

export const writeStackRecord = (file: string, content: StackRecord): void =>
  writeFileSync(file, JSON.stringify(content, null, 2));
