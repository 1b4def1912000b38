import { entityOf } from './row.ts';
import type { RowSums } from './row-sums.ts';

/**
 * Lists of work: schedules act on these rows as soon as they are there. They are restored last, when everything that the
 * work would look at is back and checked.
 */
const WORK = new Set(['AUDIT', 'BOARD', 'CUSTOMER', 'DUE', 'LEAVING', 'PIECE', 'STALE']);

/** A schedule counts the day again every two minutes, in an empty table too. */
const REMADE = new Set(['STATS']);

export const isWork = (key: string): boolean => WORK.has(entityOf(key));
const isRemade = (key: string): boolean => REMADE.has(entityOf(key));

/** How a table differs from a backup. */
export interface Difference {
  /** Keys of rows of the backup that are not in the table. */
  readonly missing: readonly string[];
  /** Keys of rows that are not as in the backup, or were left half restored. */
  readonly different: readonly string[];
  /** Keys of rows that the backup does not have. */
  readonly foreign: readonly string[];
}

/** Compares a table with a backup. `unfinished` are keys of rows that an interrupted restore has left marked. */
export function compareRows(backup: RowSums, table: RowSums, unfinished: ReadonlySet<string>): Difference {
  const missing: string[] = [];
  const different: string[] = [];
  for (const [key, digest] of backup.entries()) {
    const present = table.digest(key);
    if (unfinished.has(key)) different.push(key);
    else if (present === undefined) missing.push(key);
    else if (present !== digest) different.push(key);
  }
  const foreign = [...table.entries()].map(([key]) => key).filter((key) => backup.digest(key) === undefined);
  return { missing, different, foreign };
}

/**
 * Returns a sentence if a table holds anything but rows of the backup, which a restore would overwrite or mix with
 * them. An empty table and one of an interrupted restore are fine.
 */
export function refusalOf(
  { different, foreign }: Difference,
  unfinished: ReadonlySet<string>,
  tableName: string,
): string | undefined {
  const others = different.filter((key) => !isRemade(key) && !unfinished.has(key)).length;
  const strangers = foreign.filter((key) => !isRemade(key)).length;
  if (others + strangers === 0) return undefined;
  return (
    `${tableName} is not empty: ${strangers} of its rows are not in the backup and ${others} differ from it. ` +
    'Restore into an empty table. To make this one equal to the backup, which deletes and overwrites those rows, add --replace --yes.'
  );
}

/** Returns the rows that had to be equal by now and are not, the lists of work and the day's counts apart. */
export function unequalRows({ missing, different }: Difference): string[] {
  return [...missing, ...different].filter((key) => !isWork(key) && !isRemade(key));
}
