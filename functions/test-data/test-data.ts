import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This folder, laid out as a benchmark's FOLDER: a sample of recorded postings in jobs/. */
export const TEST_DATA_FOLDER = import.meta.dirname;

/** The hand-labeled sets, laid out as `pnpm bench labels FOLDER` takes them. */
export const LABELS_FOLDER = join(TEST_DATA_FOLDER, 'labels');

/** The recorded answer of one board on an applicant-tracking system, as parsed JSON. */
export function recordedBoard(ats: string): unknown {
  const file = join(TEST_DATA_FOLDER, 'boards', `${ats}.json`);
  if (!existsSync(file))
    throw new Error(`No board is recorded for '${ats}'. Add functions/test-data/boards/${ats}.json.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
