import type { ListJobsInput } from '@daybreak/contract/types.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import type { VisitorClock } from '../../listing/day.ts';
import { titlesSearched } from '../presets.ts';
import { FindTitlesDocument, type FindTitlesQuery } from './find-titles.generated.ts';

/** Of a text, so many pages are read: titles are ordered by how many of these jobs have them. */
const MAX_PAGES = 3;

/** The titles of a page of jobs, and what the two days hold. */
export type TitlesPage = FindTitlesQuery['listJobs'];

/** Returns a page of the jobs that match a title and a specialization. Throws a `Failure`. */
export async function fetchTitles(input: ListJobsInput, signal: AbortSignal): Promise<TitlesPage> {
  return (await callService(FindTitlesDocument, { input }, signal)).listJobs;
}

/** What is searched: a text or a preset's name, and a specialization; either may be empty. */
export interface TitleSearch {
  readonly text: string;
  readonly specialization: string;
}

async function readTitle(
  ask: (input: Pick<ListJobsInput, 'title' | 'nextToken'>) => Promise<TitlesPage>,
  title: string,
  most: number,
): Promise<readonly string[]> {
  const titles: string[] = [];
  let nextToken: string | null = null;
  for (let read = 0; read < most; read += 1) {
    const next = await ask(nextToken === null ? { title } : { title, nextToken });
    titles.push(...next.items.map(({ jobTitle }) => jobTitle));
    nextToken = next.nextToken;
    if (nextToken === null) break;
  }
  return titles;
}

/**
 * The titles of the newest jobs of the visitor's two days that a search finds: up to 90 of a text, up to 30 of each
 * title of a preset. Throws a `Failure`.
 */
export async function findTitles(
  search: TitleSearch,
  { date, timeZone }: VisitorClock,
  ask: typeof fetchTitles,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { specialization } = search;
  const common = { date, timeZone, ...(specialization !== '' && { specialization }) };
  const searched = titlesSearched(search.text);
  const most = searched.length === 1 ? MAX_PAGES : 1;
  const found = searched.map((title) =>
    readTitle((part) => ask({ ...common, ...part }, signal), title, most),
  );
  return (await Promise.all(found)).flat();
}

/** The job titles that a search finds; those of the search before stand until they are here. */
export function useFoundTitles(search: TitleSearch, clock: VisitorClock) {
  const { date, timeZone } = clock;
  return useQuery({
    queryKey: ['titles', titlesSearched(search.text), search.specialization, date, timeZone],
    queryFn: ({ signal }) => findTitles(search, clock, fetchTitles, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many jobs the visitor's two days hold, and their specializations, most jobs first. */
export function useDay({ date, timeZone }: VisitorClock) {
  return useQuery({
    queryKey: ['titles', 'day', date, timeZone],
    queryFn: ({ signal }) => fetchTitles({ title: '', date, timeZone }, signal),
    select: ({ specializations, totalOfAll }) => ({ specializations, jobs: totalOfAll }),
  });
}
