import * as z from 'zod';
import { TEST_DATA_FOLDER } from '../../../functions/test-data/test-data.ts';
import { jobTitleKeys } from '../../../functions/titles/keys.ts';
import { parseTitle } from '../../../functions/titles/parse-title.ts';
import { FOLDER_HELP, readRecordedRows } from '../recorded-rows.ts';
import { measureCpuMs } from '../statistics.ts';

const ROUNDS = 7;
const AT_LEAST = 100_000;

/** Repeats the recorded titles up to this number, because a shorter round is too brief to time. */
const FEWEST = 20_000;

const Posting = z.object({ title: z.string() });

/** Parses raw job titles into keys. Measures CPU time, so other load on the machine matters little. */
export const bench = {
  name: 'titles: raw title to keys',
  help: `Measures how fast titles become keys, in titles per second of one core's time.

  pnpm bench titles            the sample in functions/test-data
  pnpm bench titles FOLDER     needs jobs/lifecycle.json.gz alone

${FOLDER_HELP}`,
  async run({ folder = TEST_DATA_FOLDER }: { folder?: string }) {
    const recorded = readRecordedRows(folder, 'lifecycle', Posting).map(({ title }) => title);
    const titles = Array.from({ length: Math.ceil(FEWEST / recorded.length) }, () => recorded).flat();
    const rates = Array.from({ length: ROUNDS }, () => titlesPerSecond(titles)).sort((one, two) => one - two);
    const median = rates[ROUNDS >> 1] ?? 0;
    const counts = titles
      .map((title) => jobTitleKeys(parseTitle(title)).length)
      .sort((one, two) => one - two);
    const at = (share: number) => String(counts[Math.floor((counts.length - 1) * share)]);
    return {
      rows: [
        {
          metric: 'titles a second',
          value: Math.round(median).toLocaleString('en-US'),
          budget: `at least ${AT_LEAST.toLocaleString('en-US')}`,
          ok: median >= AT_LEAST,
        },
        {
          metric: 'keys a title, median / 90 % / 99 % / most',
          value: [0.5, 0.9, 0.99, 1].map(at).join(' / '),
        },
      ],
      notes: [
        `${recorded.length} recorded titles, read ${titles.length / recorded.length} times a round, median of ${ROUNDS} rounds, the first of them cold`,
      ],
    };
  },
};

function titlesPerSecond(titles: readonly string[]): number {
  const milliseconds = measureCpuMs(() => {
    for (const title of titles) jobTitleKeys(parseTitle(title));
  });
  return (titles.length / milliseconds) * 1_000;
}
