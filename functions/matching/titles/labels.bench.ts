import { labelledPairs } from './pairs/labelled.ts';
import { scorePairs } from './score.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The rule on the title pairs of a labelled set, with the pairs still judged wrongly. */
export const bench = {
  name: 'labels: title pairs',
  async run({ folder }: { folder?: string }) {
    const pairs = labelledPairs(folder);
    if (pairs === undefined) return { rows: [], notes: ['Skipped: no title_pairs.tsv in the folder.'] };
    const { precision, recall, wrong } = scorePairs(pairs);
    return {
      rows: [
        { what: 'pairs', value: String(pairs.length) },
        { what: 'precision', value: percent(precision), budget: 'at least 97 %', ok: precision >= 0.97 },
        { what: 'recall', value: percent(recall), budget: 'at least 95 %', ok: recall >= 0.95 },
      ],
      notes: [...wrong],
    };
  },
};
