import { entityOf } from './row.ts';
import type { RowChecksums } from './row-checksums.ts';

/** Schedules process these rows as soon as they exist, so they are restored after everything else has been verified. */
const WORK_ITEMS = new Set(['AUDIT', 'BOARD', 'CUSTOMER', 'DUE', 'DELETION', 'SLICE', 'STALE']);

/** A schedule recomputes these every two minutes, even in an empty table. */
const RECOMPUTED = new Set(['STATS']);

export const isWorkItem = (key: string): boolean => WORK_ITEMS.has(entityOf(key));
const isRecomputed = (key: string): boolean => RECOMPUTED.has(entityOf(key));

/** Keys of the rows in which a table differs from a backup. */
export interface Difference {
  /** In the backup only. */
  readonly missing: readonly string[];
  /** Unequal, or left by an interrupted restore. */
  readonly different: readonly string[];
  /** In the table only. */
  readonly extra: readonly string[];
}

/** Compares a table with a backup. `unfinished` are the keys of rows that an interrupted restore left marked. */
export function compareRows(
  backup: RowChecksums,
  table: RowChecksums,
  unfinished: ReadonlySet<string>,
): Difference {
  const missing: string[] = [];
  const different: string[] = [];
  for (const [key, digest] of backup.entries()) {
    const present = table.digest(key);
    if (unfinished.has(key)) different.push(key);
    else if (present === undefined) missing.push(key);
    else if (present !== digest) different.push(key);
  }
  const extra = [...table.entries()].map(([key]) => key).filter((key) => backup.digest(key) === undefined);
  return { missing, different, extra };
}

/**
 * Returns why a table can't be restored into: it contains rows that are not in the backup or differ from it.
 * An empty table and one with an interrupted restore are accepted.
 */
export function explainRefusal(
  { different, extra }: Difference,
  unfinished: ReadonlySet<string>,
  tableName: string,
): string | undefined {
  const differing = different.filter((key) => !isRecomputed(key) && !unfinished.has(key)).length;
  const unknown = extra.filter((key) => !isRecomputed(key)).length;
  if (differing + unknown === 0) return undefined;
  return (
    `${tableName} is not empty: ${unknown} of its rows are not in the backup and ${differing} differ from it. ` +
    'Restore into an empty table. To make this one equal to the backup, which deletes and overwrites those rows, add --replace --yes.'
  );
}

/** Returns the keys of unequal rows, except for work items and recomputed rows. */
export function findUnequalRows({ missing, different }: Difference): string[] {
  return [...missing, ...different].filter((key) => !isWorkItem(key) && !isRecomputed(key));
}
