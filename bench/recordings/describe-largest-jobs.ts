import type { Ledger } from '../../functions/ingestion/reading/fixtures/replay/ledger.ts';
import {
  postingKey,
  type ReplayedBoard,
} from '../../functions/ingestion/reading/fixtures/replay/replayed-board.ts';
import type { Job } from '../../functions/table/job.ts';

/** Describes the jobs with the most postings, one line each, for a person to check. */
export function describeLargestJobs(
  boards: readonly ReplayedBoard[],
  { histories }: Ledger,
  jobs: readonly Job[],
  most: number,
): string[] {
  const posted = new Map(
    boards.flatMap((board) =>
      board.postings.map((posting) => [postingKey(board, posting), posting.shown.at(-1)?.expected] as const),
    ),
  );
  const carried = Map.groupBy(histories.keys(), (name) => histories.get(name)?.job ?? '');
  return jobs
    .map((job) => ({ job, names: carried.get(job.jobID) ?? [] }))
    .sort((one, other) => other.names.length - one.names.length)
    .slice(0, most)
    .map(({ job, names }) => {
      const all = names.flatMap((name) => posted.get(name) ?? []);
      const places = countTexts(
        all.flatMap(({ locations }) => (locations.length > 0 ? locations : ['(no place)'])),
      );
      const titles = countTexts(all.map(({ title }) => title.trim()));
      const texts = new Set(all.map(({ html }) => html).filter((html) => html !== ''));
      return (
        `${job.jobID}: ${job.fullCompanyName}, '${job.jobTitle}' (${job.jobType}${job.isRemote ? ', remote' : ''}): ` +
        `${names.length} postings, ${texts.size} texts; titles: ${formatCounts(titles)}; ${places.size} places: ${formatCounts(places)}`
      );
    });
}

function countTexts(texts: readonly string[]): Map<string, number> {
  const groups = [...Map.groupBy(texts, (text) => text)].map(([text, some]) => [text, some.length] as const);
  return new Map(groups.sort(([, one], [, other]) => other - one));
}

const formatCounts = (counts: ReadonlyMap<string, number>) =>
  `${[...counts]
    .slice(0, 6)
    .map(([text, count]) => `${text} ×${count}`)
    .join(' | ')}${counts.size > 6 ? ' | …' : ''}`;
