import { partitionsOf } from '../../functions/matching/match.ts';
import { FOLDER_HELP } from '../../functions/test-data/recorded-rows.ts';
import { readRealJobs } from '../measure/real-jobs.ts';
import { formatNumber } from '../measure/statistics.ts';
import type { Bench } from '../runner/bench.ts';
import { formatSpread, measureSize, PERCENTILES, type SizeResult } from './measure-size.ts';
import { parsePeople } from './parse-people.ts';

const NOW = new Date('2026-05-20T12:00:00.000Z');
const SIZES = [10_000, 100_000];

/** Matches jobs to people with an in-memory index, and compares the result with brute force. */
export const bench: Bench = {
  name: 'match',
  help: `Matches 400 real jobs with up to three places to 10,000 and 100,000 invented people with eight real titles each. The
in-memory index has the product's keys and rows, and counts the RCU of reading them.

  pnpm bench match FOLDER                      needs only jobs/lifecycle.json.gz
  PEOPLE=1000000 pnpm bench match FOLDER       adds a size; a million takes five minutes of CPU time and 4 GB of memory

${FOLDER_HELP}`,
  async run({ folder }) {
    const added = parsePeople(process.env['PEOPLE']);
    const jobs = readRealJobs(folder, NOW);
    const partitions = jobs.map((job) => partitionsOf(job).length);
    const results: SizeResult[] = [];
    for (const size of new Set([...SIZES, ...added])) results.push(await measureSize(jobs, size, NOW));
    const [smallest, largest] = [results[0], results.at(-1)];
    return {
      rows: [
        {
          metric: `partitions per job, ${PERCENTILES} of ${formatNumber(jobs.length)}`,
          value: formatSpread(partitions),
        },
        ...results.flatMap(({ rows }) => rows),
        ...(smallest && largest ? growthRows(smallest, largest) : []),
      ],
      notes: results.flatMap(({ notes }) => notes),
    };
  },
};

/** Compares the largest size with the smallest. The title stage may get at most 5 times slower. */
function growthRows(smallest: SizeResult, largest: SizeResult) {
  const range = `${formatNumber(smallest.size)} → ${formatNumber(largest.size)} people`;
  const slowdown = smallest.titleRate / largest.titleRate;
  const factor = (from: number, to: number) => `×${formatNumber(to / from, 1)}`;
  return [
    {
      metric: `${range}, title stage, slowdown`,
      value: `×${formatNumber(slowdown, 1)}`,
      budget: '≤ ×5',
      ok: slowdown <= 5,
    },
    { metric: `${range}, matches`, value: factor(smallest.matches, largest.matches) },
    { metric: `${range}, RCU`, value: factor(smallest.readUnits, largest.readUnits) },
    {
      metric: `${range}, CPU time per match`,
      value: factor(1 / smallest.matchRate, 1 / largest.matchRate),
    },
  ];
}
