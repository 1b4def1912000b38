import { scorePay } from './score-pay.ts';
import { scorePlaces } from './score-places.ts';
import { scoreRoles } from './score-roles.ts';
import type { Score } from './score-rows.ts';
import { scoreTitlePairs } from './score-title-pairs.ts';
import { scoreUserCases } from './score-user-cases.ts';

const SETS = {
  'title_pairs.tsv': scoreTitlePairs('title_pairs.tsv', 'title pairs'),
  'title_pairs_midcareer.tsv': scoreTitlePairs('title_pairs_midcareer.tsv', 'mid-career pairs'),
  'places.tsv': scorePlaces,
  'roles.tsv': scoreRoles,
  'user_cases.tsv': scoreUserCases,
  'pay.tsv': scorePay,
};

/** Scores every labeled set in the folder. `absent` lists the missing files. Throws if all are missing. */
export function scoreLabels(folder: string): { scores: Score[]; absent: string[] } {
  const sets = Object.entries(SETS).map(([file, score]) => ({ file, scores: score(folder) }));
  const absent = sets.filter(({ scores }) => scores === undefined).map(({ file }) => file);
  if (absent.length === sets.length)
    throw new Error(`${folder} has no labeled set. Choose a folder with any of ${absent.join(', ')}.`);
  return { scores: sets.flatMap(({ scores }) => scores ?? []), absent };
}
