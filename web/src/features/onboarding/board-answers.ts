import { searchCriteria } from '../criteria/search-criteria.ts';
import { parseSearch } from '../listing/filters-url.ts';
import type { Answers } from './answers.ts';

/** Returns the answers in the query of a board, which 'Alert me about this search' passes on, apart from the title. */
export function boardAnswers(search: string): Partial<Answers> {
  const filters = parseSearch(search);
  const { fRole: role, jobType, isRemote: remote, place, seniority = 'Any' } = filters;
  const criteria = searchCriteria(filters);
  return {
    ...(role !== undefined && role !== 'All' && { role }),
    ...(jobType !== undefined && { jobType }),
    ...(remote !== undefined && { remote }),
    ...(place && { places: [place] }),
    ...(seniority !== 'Any' && { seniority }),
    ...(Object.keys(criteria).length > 0 && { criteria }),
  };
}
