import { scorePlaces } from './places.ts';
import { scoreRoles } from './roles.ts';
import type { Score } from './score.ts';
import { scoreTitlePairs } from './title-pairs.ts';
import { scoreUserCases } from './user-cases.ts';

const SETS = {
  'title_pairs.tsv': scoreTitlePairs,
  'places.tsv': scorePlaces,
  'roles.tsv': scoreRoles,
  'user_cases.tsv': scoreUserCases,
};

/** Scores every labeled set in the folder. `absent` lists the files it lacks. Throws if it has none. */
export function scoreLabels(folder: string): { scores: Score[]; absent: string[] } {
  const sets = Object.entries(SETS).map(([file, score]) => ({ file, scores: score(folder) }));
  const absent = sets.filter(({ scores }) => scores === undefined).map(({ file }) => file);
  if (absent.length === sets.length)
    throw new Error(
      `${folder} holds no labeled set. Name a folder with ${absent.join(', ')} or some of them.`,
    );
  return { scores: sets.flatMap(({ scores }) => scores ?? []), absent };
}
