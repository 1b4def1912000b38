import { labeledRows } from '../../functions/test-data/labeled-rows.ts';
import { parseTitle } from '../../functions/titles/parse-title.ts';
import { titleMatches } from '../../functions/titles/title-match.ts';
import { type Score, scoreRows } from './score-rows.ts';

/**
 * Returns a function that scores a file of title pairs under a name: precision over the pairs that match, and
 * recall over the pairs labeled y. It returns undefined without the file.
 */
export const scoreTitlePairs =
  (file: string, name: string) =>
  (folder: string): Score[] | undefined => {
    const rows = labeledRows(folder, file, ['saved_position', 'job_title', 'label']);
    const pairs = rows?.map(({ saved_position: saved, job_title: job, label }) => ({
      pair: `'${saved}' and '${job}'`,
      isLabeled: label === 'y',
      isMatched: titleMatches(parseTitle(saved), parseTitle(job)),
    }));
    return (
      pairs && [
        scoreRows(
          `${name}, precision`,
          pairs.filter(({ isMatched }) => isMatched),
          ({ isLabeled }) => isLabeled,
          ({ pair }) => `false alert, ${pair}`,
        ),
        scoreRows(
          `${name}, recall`,
          pairs.filter(({ isLabeled }) => isLabeled),
          ({ isMatched }) => isMatched,
          ({ pair }) => `missed alert, ${pair}`,
        ),
      ]
    );
  };
