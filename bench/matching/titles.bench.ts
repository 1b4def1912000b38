import * as z from 'zod';
import { FOLDER_HELP, readRecordedRows } from '../../functions/test-data/recorded-rows.ts';
import { TEST_DATA_FOLDER } from '../../functions/test-data/test-data.ts';
import { jobTitleKeys } from '../../functions/titles/keys.ts';
import { parseTitle } from '../../functions/titles/parse-title.ts';
import { measureCpuMs, percentile } from '../measure/statistics.ts';
import type { Bench } from '../runner/bench.ts';

const ROUNDS = 7;
const BUDGET = 100_000;
/** Microseconds. */
const P99_BUDGET = 40;
const TRIES = 8;

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
    const rates = Array.from({ length: ROUNDS }, () => measureParseRate(titles));
    const median = percentile(rates, 0.5);
    const different = [...new Set(recorded)];
    const counts = different.map((title) => jobTitleKeys(parseTitle(title)).length);
    const times = different.map(measureFastestMicroseconds);
    const shares = (values: number[], digits: number) =>
      [0.5, 0.9, 0.99, 1].map((share) => percentile(values, share).toFixed(digits)).join(' / ');
    return {
      rows: [
        {
          metric: 'titles/s',
          value: Math.round(median).toLocaleString('en-US'),
          budget: `≥ ${BUDGET.toLocaleString('en-US')}`,
          ok: median >= BUDGET,
        },
        {
          metric: 'time of a title in µs, p50 / p90 / p99 / max',
          value: shares(times, 1),
          budget: `p99 ≤ ${P99_BUDGET}`,
          ok: percentile(times, 0.99) <= P99_BUDGET,
        },
        { metric: 'keys per title, p50 / p90 / p99 / max', value: shares(counts, 0) },
      ],
      notes: [
        `${recorded.length} recorded titles, of which ${different.length} differ, parsed ${titles.length / recorded.length} times per round. The rate is the median of ${ROUNDS} rounds, of which the first runs cold (${Math.round(rates[0] ?? 0).toLocaleString('en-US')} titles/s). Words are remembered between titles, whole titles are not. The time of a title is the fastest of ${TRIES}, which leaves out interruptions.`,
      ],
    };
  },
};

function measureFastestMicroseconds(title: string): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < TRIES; at += 1) {
    const start = performance.now();
    jobTitleKeys(parseTitle(title));
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest * 1_000;
}

function measureParseRate(titles: readonly string[]): number {
  const milliseconds = measureCpuMs(() => {
    for (const title of titles) jobTitleKeys(parseTitle(title));
  });
  return (titles.length / milliseconds) * 1_000;
}
