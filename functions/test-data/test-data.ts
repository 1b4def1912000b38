import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This folder, laid out as a benchmark's FOLDER: a sample of recorded postings in jobs/. */
export const TEST_DATA_FOLDER = import.meta.dirname;

/** The hand-labeled sets, laid out as `pnpm bench labels FOLDER` takes them. */
export const LABELS_FOLDER = join(TEST_DATA_FOLDER, 'labels');

/** The recorded answer of one board on an applicant-tracking system, as parsed JSON. */
export const recordedBoard = (ats: string): unknown => JSON.parse(recordedText(`${ats}.json`));

/** A recorded answer as text, by the name of its file. */
export function recordedText(name: string): string {
  const file = join(TEST_DATA_FOLDER, 'boards', name);
  if (!existsSync(file))
    throw new Error(`No answer is recorded as '${name}'. Add functions/test-data/boards/${name}.`);
  return readFileSync(file, 'utf8');
}
