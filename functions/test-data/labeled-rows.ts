import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Some columns of a tab-separated file with a header line, as one record per row; undefined where the folder has no
 * such file. Throws where a column is missing.
 */
export function labeledRows<Column extends string>(
  folder: string,
  file: string,
  columns: readonly Column[],
): Record<Column, string>[] | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const [head = '', ...lines] = readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean);
  const names = head.split('\t');
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`${path} has no column ${missing.join(', ')}.`);
  return lines.map((line) => {
    const cells = line.split('\t');
    const entries = columns.map((column) => [column, cells[names.indexOf(column)] ?? '']);
    // fromEntries widens the keys to string; they are exactly the columns.
    return Object.fromEntries(entries) as Record<Column, string>;
  });
}
