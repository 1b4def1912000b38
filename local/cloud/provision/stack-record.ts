import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const record = z.object({
  /** Whether a create has succeeded; further ones are updates. */
  isCreated: z.boolean(),
  /** What holds data, by logical id: its type, the properties it can't change, and whether it survives the stack. */
  stateful: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.record(z.string(), z.unknown()), isRetained: z.boolean() }),
  ),
  /** Fixed names that failed creates have left taken. */
  takenNames: z.array(z.string()),
});

/** What earlier runs did with the stack. */
export type StackRecord = z.infer<typeof record>;

/** Reads the record of a stack; null when there is none. */
export const readStackRecord = (file: string): StackRecord | null =>
  existsSync(file) ? record.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;

/** Replaces the record of a stack. */
export const writeStackRecord = (file: string, written: StackRecord): void =>
  writeFileSync(file, JSON.stringify(written, null, 2));
