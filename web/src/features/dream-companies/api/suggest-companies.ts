import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callService } from '../../../service/graphql.ts';

const query = 'query SuggestCompanies($text: String!) { suggestCompanies(text: $text) }';
const answer = z.object({ suggestCompanies: z.array(z.string()) });

async function suggestCompanies(text: string, signal: AbortSignal): Promise<readonly string[]> {
  const data = await callService(JSON.stringify({ query, variables: { text } }), signal);
  return answer.parse(data).suggestCompanies;
}

/** Companies whose boards we read, best first, for what has been typed; those of the text before stand until then. */
export function useCompanies(text: string) {
  return useQuery({
    queryKey: ['companies', text],
    queryFn: ({ signal }) => suggestCompanies(text, signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}
