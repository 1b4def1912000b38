import type { EntryColumns } from '../../../board/log/entry-columns.ts';
import { listingLog, packedLog } from '../../../board/log/listing-log.ts';
import { packedHourStore } from '../../../board/log/packed-hour-store.ts';
import { StoredPosting } from '../../../postings/stored-posting.ts';
import { batchGet } from '../../../table/batch-get.ts';
import { storedPostingKey } from '../../../table/keys.ts';
import type { Table } from '../../../table/table.ts';
import { jobTitleKeys, savedTitleKeys } from '../../../titles/keys.ts';
import { parseTitle } from '../../../titles/parse-title.ts';
import { titleMatches } from '../../../titles/title-match.ts';
import { postingLines } from '../../letters/posting-lines.ts';
import type { MatchingPosting } from './requested-skills.ts';

const DAY_MS = 86_400_000;
/** How many postings are read in all, and per title. */
const MAX_POSTINGS = 60;
const MAX_PER_TITLE = 12;
const MIN_PER_TITLE = 3;

interface MatchingJob {
  readonly jobId: string;
  readonly savedTitles: readonly string[];
}

/**
 * Finds the newest open postings of yesterday and today that match each saved title, by the rules that match alerts: at
 * most 12 per title, and fewer if there are many titles.
 */
export async function findMatchingPostings(
  table: Table,
  titles: readonly string[],
  now: Date,
): Promise<MatchingPosting[]> {
  if (titles.length === 0) return [];
  const jobs = await findMatchingJobs(table, titles, now);
  const perTitle = Math.max(MIN_PER_TITLE, Math.min(MAX_PER_TITLE, Math.floor(MAX_POSTINGS / titles.length)));
  const chosen = titles.flatMap((savedTitle) =>
    jobs
      .filter((job) => job.savedTitles.includes(savedTitle))
      .slice(0, perTitle)
      .map(({ jobId }) => ({ savedTitle, jobId })),
  );
  const keys = [...new Set(chosen.map(({ jobId }) => jobId))].map(storedPostingKey);
  const texts = new Map<string, string>();
  for (const row of await batchGet(table, keys, { consistent: false })) {
    const { jobId, posting } = StoredPosting.parse(row);
    // Leave out the company, whose name may be a skill too: 'Amplitude', 'Figma'.
    const description = postingLines(posting).slice(1);
    const text = description.map((line) => line.text).join('\n');
    texts.set(jobId, posting.company === '' ? text : text.replaceAll(posting.company, ' '));
  }
  return chosen.flatMap(({ savedTitle, jobId }) => {
    const text = texts.get(jobId);
    return text === undefined ? [] : [{ savedTitle, text }];
  });
}

/** Finds the open jobs of two UTC days that match any of the titles, newest first. */
async function findMatchingJobs(table: Table, titles: readonly string[], now: Date): Promise<MatchingJob[]> {
  const matchTitles = createTitleMatcher(titles);
  const found = new Map<string, MatchingJob & { readonly detected: number }>();
  const add = ({ jobId: ids, title, closed, detected }: EntryColumns) => {
    const matches = title.values.map(matchTitles);
    ids.forEach((jobId, at) => {
      const savedTitles = closed[at] === 1 ? [] : (matches[title.numbers[at] ?? 0] ?? []);
      if (savedTitles.length > 0) found.set(jobId, { jobId, detected: detected[at] ?? 0, savedTitles });
      else found.delete(jobId);
    });
  };
  const log = packedLog(listingLog(table), packedHourStore(table), () => now.getTime());
  for (const ago of [DAY_MS, 0]) {
    const day = new Date(now.getTime() - ago).toISOString().slice(0, 10);
    await log.follow(day, `${day}T00:00:00.000Z`, add);
  }
  return [...found.values()].sort((one, other) => other.detected - one.detected);
}

/** Returns a function that finds the saved titles that a job title matches. */
function createTitleMatcher(titles: readonly string[]): (title: string) => string[] {
  const saved = titles.map((title) => ({ title, parsed: parseTitle(title) }));
  const keys = new Set(saved.flatMap(({ parsed }) => savedTitleKeys(parsed)));
  return (title) => {
    const job = parseTitle(title);
    if (!jobTitleKeys(job).some((key) => keys.has(key))) return [];
    return saved.filter(({ parsed }) => titleMatches(parsed, job)).map(({ title: name }) => name);
  };
}
