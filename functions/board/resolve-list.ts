import { COUNT_PATHS } from '@daybreak/contract/count-paths.generated.ts';
import * as z from 'zod';
import { LIST_INPUTS, parseFilters } from './filters.ts';
import type { ReadPage } from './read-page.ts';

const MAX_TOP_COMPANIES = 8;

const Request = z.object({
  field: z.literal(Object.keys(LIST_INPUTS) as (keyof typeof LIST_INPUTS)[]),
  arguments: z.object({ input: z.unknown() }),
  selection: z.array(z.string()).nullish(),
});

/** Resolves listJobsByFilters, listJobs and getLatestJobs. Reads no cards if only counts are selected. */
export async function resolveList(event: unknown, readPage: ReadPage) {
  const {
    field,
    arguments: { input },
    selection,
  } = Request.parse(event);
  const isSelected = (path: string) => selection?.includes(path) === true;
  return readPage(parseFilters(input, field), {
    withCards: !selection?.every((path) => COUNT_PATHS.has(path)),
    withTitles: isSelected('titleSuggestions'),
    withAlternatives: isSelected('alternatives'),
    topCompanies: isSelected('topCompanies') ? MAX_TOP_COMPANIES : 0,
  });
}
