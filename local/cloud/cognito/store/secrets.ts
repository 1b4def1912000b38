import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const row = z.object({ value: z.string() });

/** The secret of that name, made once and the same ever after. */
export function keptSecret(database: DatabaseSync, name: string, make: () => string): string {
  const kept = row.optional().parse(database.prepare('SELECT value FROM secrets WHERE name = ?').get(name));
  if (kept !== undefined) return kept.value;
  const value = make();
  database.prepare('INSERT INTO secrets VALUES (?, ?)').run(name, value);
  return value;
}
