import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';

/** 'lifecycle' has all recorded postings, 'with_descriptions' only those with a description. */
export type Recording = 'lifecycle' | 'with_descriptions';

const SOURCE = 'the history of docs/jobs.json in github.com/ambicuity/New-Grad-Jobs (MIT)';

/** Describes FOLDER in the help of benchmarks that use recorded postings. */
export const FOLDER_HELP = `FOLDER holds jobs/lifecycle.json.gz and jobs/with_descriptions.json.gz (or .json): arrays with one row per posting URL,
made from ${SOURCE}. functions/test-data is a small sample with
the same columns. The figures in docs/ were measured on 21,599 postings from January to May 2026.`;

/** Thrown if a benchmark's data is missing. The runner recognizes it by name. */
export class MissingDataError extends Error {
  override readonly name = 'MissingDataError';
}

/**
 * Returns the rows of FOLDER/jobs/<recording>.json.gz or .json. Throws `MissingDataError` if the folder or
 * file doesn't exist.
 */
export function readRecordedRows<Row>(
  folder: string | undefined,
  recording: Recording,
  row: z.ZodType<Row>,
): Row[] {
  const file = ['json.gz', 'json']
    .map((ending) => join(folder ?? '', 'jobs', `${recording}.${ending}`))
    .find((path) => folder !== undefined && existsSync(path));
  if (file === undefined) {
    const needed = `${folder === undefined ? 'Needs' : `${folder} is not`} a folder with jobs/${recording}.json.gz`;
    throw new MissingDataError(`${needed}. Create it from ${SOURCE}. See functions/test-data/README.md.`);
  }
  const bytes = readFileSync(file);
  return z.array(row).parse(JSON.parse(`${file.endsWith('.gz') ? gunzipSync(bytes) : bytes}`));
}
