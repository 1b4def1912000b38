import { join } from 'node:path';
import type { Manifest } from './manifest.ts';
import { createRowFile } from './row-files.ts';
import { RowSums } from './row-sums.ts';
import { scanRows } from './scan-rows.ts';
import type { Target } from './write-rows.ts';

/** Parts in which the table is scanned at once. */
const SEGMENTS = 4;

/** A line of progress is said after so many rows. */
const OFTEN = 10_000;

/** Writes every row of a table into files of a folder, and returns their counts and sums. */
export async function saveRows(
  { client, tableName, pace }: Target,
  folder: string,
  say: (line: string) => void,
): Promise<Manifest['rows']> {
  const sums = new RowSums();
  const files = Array.from({ length: SEGMENTS }, (_, segment) => `rows-${segment}.jsonl.gz`);
  await Promise.all(
    files.map(async (name, segment) => {
      const file = createRowFile(join(folder, name));
      for await (const rows of scanRows(client, { tableName, segment, segments: SEGMENTS }, pace)) {
        const before = sums.size;
        for (const row of rows) sums.add(row);
        await file.write(rows);
        if (Math.floor(sums.size / OFTEN) > Math.floor(before / OFTEN)) say(`${sums.size} rows`);
      }
      await file.close();
    }),
  );
  return { ...sums.sums(), files };
}
