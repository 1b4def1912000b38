import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callService } from '../../../service/graphql.ts';
import { SuggestCompaniesDocument } from './suggest-companies.generated.ts';

async function suggestCompanies(text: string, signal: AbortSignal): Promise<readonly string[]> {
  return (await callService(SuggestCompaniesDocument, { text }, signal)).suggestCompanies;
}

/** Companies whose boards we read that match a text, best first; the previous ones until they have loaded. */
export function useCompanies(text: string) {
  return useQuery({
    queryKey: ['companies', text],
    queryFn: ({ signal }) => suggestCompanies(text, signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}
