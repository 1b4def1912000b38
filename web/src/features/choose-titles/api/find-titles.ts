import type { ListJobsInput } from '@daybreak/contract/types.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import type { VisitorClock } from '../../listing/day.ts';
import { titlesToSearch } from '../presets.ts';
import { FindTitlesDocument, type FindTitlesQuery } from './find-titles.generated.ts';

/** Titles are ordered by how many of the jobs read have them. */
const MAX_PAGES = 3;

type TitlesPage = FindTitlesQuery['listJobs'];

/** Returns a page of the jobs that match a title and a specialization. Throws a `Failure`. */
async function fetchTitles(input: ListJobsInput, signal: AbortSignal): Promise<TitlesPage> {
  return (await callService(FindTitlesDocument, { input }, signal)).listJobs;
}

export interface TitleSearch {
  /** A job title or a preset's name; may be empty. */
  readonly text: string;
  /** Empty for all. */
  readonly specialization: string;
}

async function readTitles(
  fetchPage: (input: Pick<ListJobsInput, 'title' | 'nextToken'>) => Promise<TitlesPage>,
  title: string,
  maxPages: number,
): Promise<readonly string[]> {
  const titles: string[] = [];
  let nextToken: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const next = await fetchPage(nextToken === null ? { title } : { title, nextToken });
    titles.push(...next.items.map(({ jobTitle }) => jobTitle));
    nextToken = next.nextToken;
    if (nextToken === null) break;
  }
  return titles;
}

/**
 * Returns the titles of the newest matching jobs on the visitor's two days: up to 90 for a text, up to 30 for
 * each title of a preset. Throws a `Failure`.
 */
async function findTitles(
  search: TitleSearch,
  { date, timeZone }: VisitorClock,
  fetchPage: typeof fetchTitles,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { specialization } = search;
  const common = { date, timeZone, ...(specialization !== '' && { specialization }) };
  const searched = titlesToSearch(search.text);
  const maxPages = searched.length === 1 ? MAX_PAGES : 1;
  const titles = searched.map((title) =>
    readTitles((input) => fetchPage({ ...common, ...input }, signal), title, maxPages),
  );
  return (await Promise.all(titles)).flat();
}

/** The titles that match a search; the previous ones until they have loaded. */
export function useMatchingTitles(search: TitleSearch, clock: VisitorClock) {
  const { date, timeZone } = clock;
  return useQuery({
    queryKey: ['titles', titlesToSearch(search.text), search.specialization, date, timeZone],
    queryFn: ({ signal }) => findTitles(search, clock, fetchTitles, signal),
    placeholderData: keepPreviousData,
  });
}

/** The number of jobs on the visitor's two days, and their specializations, most jobs first. */
export function useBoardSummary({ date, timeZone }: VisitorClock) {
  return useQuery({
    queryKey: ['titles', 'day', date, timeZone],
    queryFn: ({ signal }) => fetchTitles({ title: '', date, timeZone }, signal),
    select: ({ specializations, totalOfAll }) => ({ specializations, jobs: totalOfAll }),
  });
}
