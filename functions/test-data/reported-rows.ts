import { join } from 'node:path';
import { labeledRows } from './labeled-rows.ts';

const FOLDER = join(import.meta.dirname, 'reported');

/** The rows of a table in reported/, which never is empty. */
export function reportedRows<Column extends string>(
  file: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const rows = labeledRows(FOLDER, file, columns) ?? [];
  if (rows.length === 0) throw new Error(`${file} has no rows.`);
  return rows;
}
