import { LABELS_FOLDER } from '../../../functions/test-data/test-data.ts';
import type { Score } from './score.ts';
import { scoreLabels } from './score-labels.ts';

/** Minimum share of right rows, in percent. 100 if not listed. */
const BUDGETS: Record<string, number> = {
  'title pairs, precision': 97,
  'title pairs, recall': 95,
  'places, exact': 95,
  'places, remote': 97,
  'places, hybrid': 97,
  'roles, role': 95,
  'roles, job type': 95,
  'roles, seniority': 90,
  'whole cases': 97,
};

function scoreRow({ what, right, of }: Score) {
  const budget = BUDGETS[what] ?? 100;
  return {
    what,
    value: `${((100 * right) / Math.max(of, 1)).toFixed(1)} % (${right} of ${of})`,
    budget: `at least ${budget} %`,
    ok: right >= (of * budget) / 100,
  };
}

/**
 * Scores title matching, places, roles and whole cases against hand-labeled sets. The notes list every miss.
 */
export const bench = {
  name: 'labels',
  help: `Scores titles, places, roles and whole cases against hand-labeled sets and lists the rows that missed.

  pnpm bench labels            the sets of functions/test-data/labels
  pnpm bench labels FOLDER     another folder with title_pairs.tsv, places.tsv (and city_aliases.tsv), roles.tsv or
                               user_cases.tsv, whichever exist, with the columns of those in functions/test-data/labels`,
  async run({ folder = LABELS_FOLDER }: { folder?: string }) {
    const { scores, absent } = scoreLabels(folder);
    return {
      rows: scores.map(scoreRow),
      notes: [
        ...absent.map((file) => `Not scored: ${folder} has no ${file}.`),
        ...scores.flatMap(({ missed }) => missed),
      ],
    };
  },
};
