import { LABELS_FOLDER } from '../../functions/test-data/test-data.ts';
import type { Bench } from '../runner/bench.ts';
import { scoreLabels } from './score-labels.ts';
import type { Score } from './score-rows.ts';

/** Minimum percentage of correct rows. 100 if not listed. */
const BUDGETS: Record<string, number> = {
  'title pairs, precision': 97,
  'title pairs, recall': 95,
  'mid-career pairs, precision': 97,
  'mid-career pairs, recall': 94,
  'places, exact match': 95,
  'places, remote': 97,
  'places, hybrid': 97,
  'roles, role': 95,
  'roles, job type': 95,
  'roles, seniority': 90,
  'complete cases': 97,
  'pay, shown ranges that are right': 98,
  'pay, stated ranges that are shown': 75,
};

function scoreRow({ metric, correct, total }: Score) {
  const budget = BUDGETS[metric] ?? 100;
  return {
    metric,
    value: `${((100 * correct) / Math.max(total, 1)).toFixed(1)}% (${correct} of ${total})`,
    budget: `≥ ${budget}%`,
    ok: correct >= (total * budget) / 100,
  };
}

/**
 * Scores title matching, places, roles, complete cases and pay against hand-labeled sets. The notes list every miss.
 */
export const bench: Bench = {
  name: 'labels',
  help: `Scores title matching, places, roles, complete cases and pay against hand-labeled sets, and lists the misses.

  pnpm bench labels            the sets in functions/test-data/labels
  pnpm bench labels FOLDER     a folder with any of title_pairs.tsv, title_pairs_midcareer.tsv, places.tsv (and
                               city_aliases.tsv), roles.tsv, user_cases.tsv and pay.tsv, with the same columns`,
  async run({ folder = LABELS_FOLDER }) {
    const { scores, absent } = scoreLabels(folder);
    return {
      rows: scores.map(scoreRow),
      notes: [
        ...absent.map((file) => `Not scored: ${folder} has no ${file}.`),
        ...scores.flatMap(({ misses }) => misses),
      ],
    };
  },
};
