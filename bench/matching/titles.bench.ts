import * as z from 'zod';
import { FOLDER_HELP, readRecordedRows } from '../../functions/test-data/recorded-rows.ts';
import { TEST_DATA_FOLDER } from '../../functions/test-data/test-data.ts';
import { jobTitleKeys } from '../../functions/titles/keys.ts';
import { parseTitle } from '../../functions/titles/parse-title.ts';
import { measureCpuMs } from '../measure/statistics.ts';
import type { Bench } from '../runner/bench.ts';

const ROUNDS = 7;
const BUDGET = 100_000;

/** Recorded titles are repeated up to this number, because a shorter round can't be timed well. */
const MIN_TITLES = 20_000;

const Posting = z.object({ title: z.string() });

/** Parses raw job titles into keys. Measures CPU time, so other load on the machine has little effect. */
export const bench: Bench = {
  name: 'titles',
  help: `Measures how fast raw titles are parsed into keys, in titles per second of CPU time.

  pnpm bench titles            the sample in functions/test-data
  pnpm bench titles FOLDER     needs only jobs/lifecycle.json.gz

${FOLDER_HELP}`,
  async run({ folder = TEST_DATA_FOLDER }) {
    const recorded = readRecordedRows(folder, 'lifecycle', Posting).map(({ title }) => title);
    const titles = Array.from({ length: Math.ceil(MIN_TITLES / recorded.length) }, () => recorded).flat();
    const rates = Array.from({ length: ROUNDS }, () => measureParseRate(titles)).sort(
      (one, two) => one - two,
    );
    const median = rates[ROUNDS >> 1] ?? 0;
    const counts = titles
      .map((title) => jobTitleKeys(parseTitle(title)).length)
      .sort((one, two) => one - two);
    const at = (share: number) => String(counts[Math.floor((counts.length - 1) * share)]);
    return {
      rows: [
        {
          metric: 'titles/s',
          value: Math.round(median).toLocaleString('en-US'),
          budget: `≥ ${BUDGET.toLocaleString('en-US')}`,
          ok: median >= BUDGET,
        },
        {
          metric: 'keys per title, p50 / p90 / p99 / max',
          value: [0.5, 0.9, 0.99, 1].map(at).join(' / '),
        },
      ],
      notes: [
        `${recorded.length} recorded titles, parsed ${titles.length / recorded.length} times per round. The rate is the median of ${ROUNDS} rounds, of which the first runs cold.`,
      ],
    };
  },
};

function measureParseRate(titles: readonly string[]): number {
  const milliseconds = measureCpuMs(() => {
    for (const title of titles) jobTitleKeys(parseTitle(title));
  });
  return (titles.length / milliseconds) * 1_000;
}
