import { callService } from '../../../service/graphql.ts';
import { ListSourcesDocument, type ListSourcesQuery } from './sources.generated.ts';

type SourcePage = ListSourcesQuery['listSources'];
export type Source = SourcePage['items'][number];
export type SystemCount = SourcePage['systems'][number];

export interface SourceFilters {
  /** Empty for every state. */
  readonly state: string;
  /** The applicant-tracking system; empty for every one. */
  readonly ats: string;
}

/** Returns a page of the boards we read, worst first. Throws a `Failure`. */
export async function listSources(
  { state, ats }: SourceFilters,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<SourcePage> {
  const variables = { state: state || null, ats: ats || null, nextToken };
  return (await callService(ListSourcesDocument, variables, signal)).listSources;
}
