import { existsSync, readFileSync } from 'node:fs';
import type { Pair } from './read.ts';

/** Where labelled sets stand, seen from the repository's root. */
const labelsFolder = '../shared/data/labels';

/**
 * The pairs of a labelled set: `title_pairs.tsv` with the columns saved_position, job_title, label (y or n) and why.
 * Undefined, and said aloud, where the folder has none.
 */
export function labelledPairs(folder = labelsFolder): Pair[] | undefined {
  const file = `${folder}/title_pairs.tsv`;
  if (!existsSync(file)) {
    console.info(`Skipped: there is no ${file}. Name a folder that holds one.`);
    return undefined;
  }
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [saved = '', job = '', label = ''] = line.split('\t');
    return { saved, job, named: label === 'y' };
  });
}
