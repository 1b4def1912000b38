import { labeledRows } from '../../functions/test-data/labeled-rows.ts';
import { parseTitle } from '../../functions/titles/parse-title.ts';
import { titleMatches } from '../../functions/titles/title-match.ts';
import { type Score, scoreRows } from './score-rows.ts';

/**
 * Scores title_pairs.tsv: precision over the pairs that match, and recall over the pairs labeled y. Returns
 * undefined without that file.
 */
export function scoreTitlePairs(folder: string): Score[] | undefined {
  const rows = labeledRows(folder, 'title_pairs.tsv', ['saved_position', 'job_title', 'label']);
  const pairs = rows?.map(({ saved_position: saved, job_title: job, label }) => ({
    pair: `'${saved}' and '${job}'`,
    isLabeled: label === 'y',
    isMatched: titleMatches(parseTitle(saved), parseTitle(job)),
  }));
  return (
    pairs && [
      scoreRows(
        'title pairs, precision',
        pairs.filter(({ isMatched }) => isMatched),
        ({ isLabeled }) => isLabeled,
        ({ pair }) => `false alert, ${pair}`,
      ),
      scoreRows(
        'title pairs, recall',
        pairs.filter(({ isLabeled }) => isLabeled),
        ({ isMatched }) => isMatched,
        ({ pair }) => `missed alert, ${pair}`,
      ),
    ]
  );
}
