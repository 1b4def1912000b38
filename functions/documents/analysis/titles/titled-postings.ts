import type { EntryColumns } from '../../../board/log/entry-columns.ts';
import { listingLog, packedLog } from '../../../board/log/listing-log.ts';
import { packedHourStore } from '../../../board/log/packed-hour-store.ts';
import { StoredPosting } from '../../../postings/stored-posting.ts';
import { batchGet } from '../../../table/batch-get.ts';
import { storedPostingKey } from '../../../table/keys.ts';
import type { Table } from '../../../table/table.ts';
import { jobTitleKeys, savedTitleKeys } from '../../../titles/keys.ts';
import { names } from '../../../titles/names.ts';
import { parseTitle } from '../../../titles/parse.ts';
import { postingLines } from '../../letters/posting-lines.ts';
import type { TitledPosting } from './asked-skills.ts';

const DAY = 86_400_000;
/** So many postings of all titles are read, and of each between these. */
const MOST = 60;
const MOST_OF_ONE = 12;
const LEAST_OF_ONE = 3;

/** A job that has one of the saved titles. */
interface Titled {
  readonly jobId: string;
  readonly saved: readonly string[];
}

/**
 * The newest open postings of yesterday and today with each of some saved titles, by the rule that alerts are matched by:
 * at most twelve of one title, fewer of many titles.
 */
export async function titledPostings(
  table: Table,
  titles: readonly string[],
  now: Date,
): Promise<TitledPosting[]> {
  if (titles.length === 0) return [];
  const jobs = await jobsWith(table, titles, now);
  const ofOne = Math.max(LEAST_OF_ONE, Math.min(MOST_OF_ONE, Math.floor(MOST / titles.length)));
  const chosen = titles.flatMap((saved) =>
    jobs
      .filter((job) => job.saved.includes(saved))
      .slice(0, ofOne)
      .map(({ jobId }) => ({ saved, jobId })),
  );
  const keys = [...new Set(chosen.map(({ jobId }) => jobId))].map(storedPostingKey);
  const texts = new Map<string, string>();
  for (const row of await batchGet(table, keys, { consistent: false })) {
    const { jobId, posting } = StoredPosting.parse(row);
    // The first line is the title and the employer, who may be called as a product is: 'Amplitude', 'Figma'.
    const told = postingLines(posting).slice(1);
    const text = told.map((line) => line.text).join('\n');
    texts.set(jobId, posting.company === '' ? text : text.replaceAll(posting.company, ' '));
  }
  return chosen.flatMap(({ saved, jobId }) => {
    const text = texts.get(jobId);
    return text === undefined ? [] : [{ saved, text }];
  });
}

/** The open jobs of two UTC days with any of the titles, the newest first. */
async function jobsWith(table: Table, titles: readonly string[], now: Date): Promise<Titled[]> {
  const savedOf = savedFinder(titles);
  const found = new Map<string, Titled & { readonly detected: number }>();
  const tell = ({ jobId: ids, title, closed, detected }: EntryColumns) => {
    const saved = title.values.map(savedOf);
    ids.forEach((jobId, at) => {
      const own = closed[at] === 1 ? [] : (saved[title.numbers[at] ?? 0] ?? []);
      if (own.length > 0) found.set(jobId, { jobId, detected: detected[at] ?? 0, saved: own });
      else found.delete(jobId);
    });
  };
  const log = packedLog(listingLog(table), packedHourStore(table), () => now.getTime());
  for (const ago of [DAY, 0]) {
    const day = new Date(now.getTime() - ago).toISOString().slice(0, 10);
    await log.follow(day, `${day}T00:00:00.000Z`, tell);
  }
  return [...found.values()].sort((one, other) => other.detected - one.detected);
}

/** Finds which saved titles a job's title names. */
function savedFinder(titles: readonly string[]): (title: string) => string[] {
  const saved = titles.map((title) => ({ title, parsed: parseTitle(title) }));
  const keys = new Set(saved.flatMap(({ parsed }) => savedTitleKeys(parsed)));
  return (title) => {
    const job = parseTitle(title);
    if (!jobTitleKeys(job).some((key) => keys.has(key))) return [];
    return saved.filter(({ parsed }) => names(parsed, job)).map(({ title: name }) => name);
  };
}
