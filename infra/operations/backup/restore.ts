import { compareRows, type Difference, isWork, refusalOf, unequalRows } from './restore-plan.ts';
import { keyOf, type Row } from './row.ts';
import { readRowFiles } from './row-files.ts';
import { RowSums } from './row-sums.ts';
import { everyRow } from './scan-rows.ts';
import type { Verified } from './verify.ts';
import { deleteRows, isMarked, type Target, writeRows } from './write-rows.ts';

/** How rows are restored. */
export interface RestoreOptions {
  /** Deletes and overwrites what the backup does not have. */
  readonly replaces: boolean;
  readonly say: (line: string) => void;
  readonly now?: () => Date;
}

/** What a restore has done with the rows of a backup. */
export interface RestoredRows {
  readonly written: number;
  /** Rows that were there already. */
  readonly present: number;
  /** Rows whose time to live had passed, which DynamoDB would have deleted. */
  readonly expired: number;
  readonly deleted: number;
}

/**
 * Makes a table equal to a verified backup. Everything but the lists of work is written and compared first; only then
 * come the rows on which schedules act. Throws a sentence if the table holds anything else and `replaces` is not set,
 * or if it is not equal at the end.
 */
export async function restoreRows(
  folder: string,
  { manifest, sums }: Verified,
  target: Target,
  { replaces, say, now = () => new Date() }: RestoreOptions,
): Promise<RestoredRows> {
  const began = now();
  const before = await readTable(target, sums);
  const refusal = refusalOf(before, before.unfinished, target.tableName);
  if (refusal && !replaces) throw new Error(refusal);
  const doomed = replaces ? [...before.foreign, ...before.kept.filter(isWork)] : [];
  await deleteRows(target, [...doomed.filter(isWork), ...doomed.filter((key) => !isWork(key))]);
  if (doomed.length > 0) say(`${doomed.length} rows deleted`);

  const wanted = new Set([...before.missing, ...before.different, ...doomed]);
  let expired = 0;
  const rows = async function* (ofWork: boolean): AsyncGenerator<Row> {
    for await (const row of readRowFiles(folder, manifest.rows.files)) {
      const key = keyOf(row);
      if (isWork(key) !== ofWork || !wanted.has(key)) continue;
      if (hasExpired(row, began)) expired += 1;
      else yield row;
    }
  };
  const mark = began.toISOString();
  const first = await writeRows(target, rows(false), mark);
  say(`${first} rows written`);
  await demandEqual(await readTable(target, sums), folder, { manifest, began });
  say('They are equal to the backup.');
  const work = await writeRows(target, rows(true), mark);
  say(`${work} rows of work written: the product goes on where it was`);
  const written = first + work;
  return { written, expired, present: sums.size - written - expired, deleted: doomed.length };
}

/** A table as it compares with a backup. */
interface TableState extends Difference {
  readonly unfinished: ReadonlySet<string>;
  /** Keys of rows that the table and the backup have. */
  readonly kept: readonly string[];
}

async function readTable({ client, tableName, pace }: Target, backup: RowSums): Promise<TableState> {
  const table = new RowSums();
  const unfinished = new Set<string>();
  for await (const row of everyRow(client, tableName, pace)) {
    table.add(row);
    if (isMarked(row)) unfinished.add(keyOf(row));
  }
  const kept = [...table.entries()].map(([key]) => key).filter((key) => backup.digest(key) !== undefined);
  return { ...compareRows(backup, table, unfinished), unfinished, kept };
}

async function demandEqual(
  state: TableState,
  folder: string,
  { manifest, began }: { readonly manifest: Verified['manifest']; readonly began: Date },
): Promise<void> {
  const unequal = new Set(unequalRows(state));
  if (unequal.size === 0) return;
  // What has expired is not written, and what expires meanwhile is deleted by DynamoDB.
  const soon = new Date(Math.max(began.getTime(), Date.now()) + EXPIRES_SOON);
  for await (const row of readRowFiles(folder, manifest.rows.files))
    if (hasExpired(row, soon)) unequal.delete(keyOf(row));
  if (unequal.size > 0)
    throw new Error(
      `${unequal.size} rows are not as in the backup. Somebody writes to the table: end that, and run restore again.`,
    );
}

/** Between the comparison and its reading, in milliseconds. */
const EXPIRES_SOON = 60_000;

/** `expiresAt` is the table's time to live, in seconds since 1970. */
const hasExpired = ({ expiresAt }: Row, at: Date): boolean =>
  expiresAt?.N !== undefined && Number(expiresAt.N) * 1000 <= at.getTime();
