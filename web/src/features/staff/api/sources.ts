import { callService } from '../../../service/graphql.ts';
import { ListSourcesDocument, type ListSourcesQuery } from './sources.generated.ts';

type SourcePage = ListSourcesQuery['listSources'];
export type Source = SourcePage['items'][number];

/**
 * Returns a page of the boards we read, worst first; an empty `state` means all of them. Throws a `Failure`.
 */
export async function listSources(
  state: string,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<SourcePage> {
  return (await callService(ListSourcesDocument, { state: state || null, nextToken }, signal)).listSources;
}
