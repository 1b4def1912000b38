import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** SQLite's words for a file that is none of its own, or no longer. */
const DAMAGED_DATABASE = /file is not a database|malformed/;

const damaged = (file: string, cause?: unknown) =>
  new Error(`${file} is damaged. Restore it from a copy, or start over with npm start -- --fresh.`, {
    cause,
  });

/**
 * Returns what `read` makes of a file of the data folder. If its content is damaged, throws a sentence that
 * names the file.
 */
export function readDataFile<Content>(file: string, read: (file: string) => Content): Content {
  try {
    return read(file);
  } catch (cause) {
    const isDamaged =
      cause instanceof SyntaxError || cause instanceof z.ZodError || DAMAGED_DATABASE.test(String(cause));
    throw isDamaged ? damaged(file, cause) : cause;
  }
}

/** How each database begins: https://www.sqlite.org/fileformat.html#magic_header_string */
const SQLITE_HEADER = 'SQLite format 3\0';

/** Throws a sentence that names the first file with the ending `.db` in a folder that isn't empty and no database. */
export function requireDatabases(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.db'));
  for (const file of files.map((name) => join(folder, name))) {
    const start = startOf(file);
    if (start !== '' && start !== SQLITE_HEADER) throw damaged(file);
  }
}

function startOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(SQLITE_HEADER.length);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
