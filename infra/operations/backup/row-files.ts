import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { parseRow, type Row, serializeRow } from './row.ts';

export interface RowFile {
  write(rows: readonly Row[]): Promise<void>;
  close(): Promise<void>;
}

/** Creates a gzip file that only its owner may read. */
export function createRowFile(path: string): RowFile {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  // `close` throws the error.
  written.catch(() => {});
  return {
    async write(rows) {
      for (const row of rows) if (!gzip.write(`${serializeRow(row)}\n`)) await once(gzip, 'drain');
    },
    async close() {
      gzip.end();
      await written;
    },
  };
}

/** Yields the rows in a backup's files. Throws if a file is damaged. */
export async function* readRowFiles(folder: string, names: readonly string[]): AsyncGenerator<Row> {
  for (const name of names) {
    const source = createReadStream(join(folder, name));
    const text = createGunzip().setEncoding('utf8');
    source.on('error', (error) => text.destroy(error)).pipe(text);
    let partial = '';
    for await (const chunk of text) {
      const lines = `${partial}${chunk}`.split('\n');
      partial = lines.pop() ?? '';
      for (const line of lines) yield parseRow(line);
    }
    if (partial !== '') throw new Error(`${join(folder, name)} ends in the middle of a row.`);
  }
}
