import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { cpuTime } from '../../bench/figures.ts';
import { jobTitleKeys } from './keys.ts';
import { readPairs } from './pairs/read.ts';
import { parseTitle } from './parse.ts';

const POSTINGS = '../shared/data/jobs/lifecycle.json.gz';
const ROUNDS = 7;
const AT_LEAST = 100_000;

const Posting = z.object({ title: z.string() });

/** From raw job title to the keys it looks under: titles a second of one core's time, whatever else the machine does. */
export const bench = {
  name: 'titles: raw title to keys',
  async run(_: { folder?: string }) {
    const titles = readTitles();
    const rates = Array.from({ length: ROUNDS }, () => titlesPerSecond(titles)).sort((one, two) => one - two);
    const median = rates[ROUNDS >> 1] ?? 0;
    const counts = titles
      .map((title) => jobTitleKeys(parseTitle(title)).length)
      .sort((one, two) => one - two);
    const at = (share: number) => String(counts[Math.floor((counts.length - 1) * share)]);
    return {
      rows: [
        {
          what: 'titles a second',
          value: Math.round(median).toLocaleString('en-US'),
          budget: `at least ${AT_LEAST.toLocaleString('en-US')}`,
          ok: median >= AT_LEAST,
        },
        { what: 'keys a title, median / 90 % / 99 % / most', value: [0.5, 0.9, 0.99, 1].map(at).join(' / ') },
      ],
      notes: [`${titles.length} titles, median of ${ROUNDS} rounds, the first of them cold`],
    };
  },
};

function titlesPerSecond(titles: readonly string[]): number {
  const milliseconds = cpuTime(() => {
    for (const title of titles) jobTitleKeys(parseTitle(title));
  });
  return (titles.length / milliseconds) * 1_000;
}

function readTitles(): string[] {
  if (existsSync(POSTINGS)) {
    const postings: unknown = JSON.parse(gunzipSync(readFileSync(POSTINGS)).toString());
    return z
      .union([
        z.array(Posting),
        z.record(z.string(), Posting).transform(Object.values<z.infer<typeof Posting>>),
      ])
      .parse(postings)
      .map((posting) => posting.title);
  }
  console.info(`No ${POSTINGS}: measured on our own titles instead.`);
  const own = readPairs().map((pair) => pair.job);
  return Array.from({ length: 50 }, () => own).flat();
}
