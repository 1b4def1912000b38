import { compareRows, type Difference, explainRefusal, findUnequalRows, isWorkItem } from './restore-plan.ts';
import { keyOf, type Row } from './row.ts';
import { RowChecksums } from './row-checksums.ts';
import { readRowFiles } from './row-files.ts';
import { scanTable } from './scan-rows.ts';
import type { VerifiedBackup } from './verify-backup.ts';
import { deleteRows, isMarked, type TableAccess, writeRows } from './write-rows.ts';

export interface RestoreOptions {
  /** Deletes and overwrites rows that differ from the backup. */
  readonly replaces: boolean;
  readonly log: (line: string) => void;
  readonly now?: () => Date;
}

/** Numbers of rows. */
export interface RestoredRows {
  readonly written: number;
  /** Already in the table. */
  readonly present: number;
  /** Not restored, because their TTL has passed. */
  readonly expired: number;
  readonly deleted: number;
}

/**
 * Restores a verified backup into a table. Writes and compares everything else before the work items, which schedules
 * process at once. Throws if the table contains other rows and `replaces` is not set, or if it is not equal in the end.
 */
export async function restoreRows(
  folder: string,
  { manifest, checksums }: VerifiedBackup,
  target: TableAccess,
  { replaces, log, now = () => new Date() }: RestoreOptions,
): Promise<RestoredRows> {
  const startedAt = now();
  const before = await readTable(target, checksums);
  const refusal = explainRefusal(before, before.unfinished, target.tableName);
  if (refusal && !replaces) throw new Error(refusal);
  const toDelete = replaces ? [...before.extra, ...before.shared.filter(isWorkItem)] : [];
  await deleteRows(target, [...toDelete.filter(isWorkItem), ...toDelete.filter((key) => !isWorkItem(key))]);
  if (toDelete.length > 0) log(`${toDelete.length} rows deleted`);

  const toWrite = new Set([...before.missing, ...before.different, ...toDelete]);
  let expired = 0;
  const rows = async function* (workItems: boolean): AsyncGenerator<Row> {
    for await (const row of readRowFiles(folder, manifest.rows.files)) {
      const key = keyOf(row);
      if (isWorkItem(key) !== workItems || !toWrite.has(key)) continue;
      if (hasExpired(row, startedAt)) expired += 1;
      else yield row;
    }
  };
  const data = await writeRows(target, rows(false), startedAt.toISOString());
  log(`${data} rows written`);
  await assertEqual(await readTable(target, checksums), folder, { manifest, startedAt });
  log('They are equal to the backup.');
  const workItems = await writeRows(target, rows(true), startedAt.toISOString());
  log(`${workItems} work items written: schedules continue with them`);
  const written = data + workItems;
  return { written, expired, present: checksums.size - written - expired, deleted: toDelete.length };
}

interface TableState extends Difference {
  readonly unfinished: ReadonlySet<string>;
  /** Keys of rows that are in both. */
  readonly shared: readonly string[];
}

async function readTable(
  { client, tableName, limiter }: TableAccess,
  backup: RowChecksums,
): Promise<TableState> {
  const table = new RowChecksums();
  const unfinished = new Set<string>();
  for await (const row of scanTable(client, tableName, limiter)) {
    table.add(row);
    if (isMarked(row)) unfinished.add(keyOf(row));
  }
  const shared = [...table.entries()].map(([key]) => key).filter((key) => backup.digest(key) !== undefined);
  return { ...compareRows(backup, table, unfinished), unfinished, shared };
}

async function assertEqual(
  state: TableState,
  folder: string,
  { manifest, startedAt }: { readonly manifest: VerifiedBackup['manifest']; readonly startedAt: Date },
): Promise<void> {
  const unequal = new Set(findUnequalRows(state));
  if (unequal.size === 0) return;
  // Expired rows are not written, and DynamoDB deletes rows that expire in the meantime.
  const soon = new Date(Math.max(startedAt.getTime(), Date.now()) + EXPIRY_TOLERANCE);
  for await (const row of readRowFiles(folder, manifest.rows.files))
    if (hasExpired(row, soon)) unequal.delete(keyOf(row));
  if (unequal.size > 0)
    throw new Error(
      `${unequal.size} rows differ from the backup, so something else is writing to the table. Stop it, and run restore again.`,
    );
}

/** Allows for the time between reading and comparing, in milliseconds. */
const EXPIRY_TOLERANCE = 60_000;

/** `expiresAt` is the TTL attribute, in epoch seconds. */
const hasExpired = ({ expiresAt }: Row, at: Date): boolean =>
  expiresAt?.N !== undefined && Number(expiresAt.N) * 1000 <= at.getTime();
